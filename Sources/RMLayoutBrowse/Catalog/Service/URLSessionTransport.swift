import Foundation

#if canImport(FoundationEssentials)
import FoundationEssentials
#endif
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Brings answers over the network; keeps nothing, sends no cookies, follows no way elsewhere.
package final class URLSessionTransport: CatalogTransport {
  private let session: URLSession
  private let receiver = BodyReceiver()

  package init() {
    let configuration = URLSessionConfiguration.ephemeral
    // A cache would gather whole bodies, however large.
    configuration.urlCache = nil
    configuration.httpCookieStorage = nil
    configuration.httpShouldSetCookies = false
    configuration.timeoutIntervalForRequest = 60
    // Bytes wait in memory for their turn in this queue; it has to keep pace with the network.
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.qualityOfService = .userInteractive
    session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: queue)
  }

  deinit {
    session.invalidateAndCancel()
  }

  package func response(
    to address: String, bodyLimit: Int
  ) async throws(CatalogError) -> TransportResponse {
    guard let url = URL(string: address) else { throw .foreignAddress(address) }
    var request = URLRequest(url: url)
    request.setValue("rmlayout-browse", forHTTPHeaderField: "User-Agent")
    let (task, receiver) = (session.dataTask(with: request), receiver)
    let number = task.taskIdentifier
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if receiver.expect(number, limit: bodyLimit, continuation) { task.resume() }
      }
    } onCancel: {
      receiver.abandon(number)
      task.cancel()
    }
    return try outcome.get()
  }
}
