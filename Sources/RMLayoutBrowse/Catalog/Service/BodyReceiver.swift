import Foundation

#if canImport(FoundationEssentials)
import FoundationEssentials
#endif
#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Gathers the bodies of answers piece by piece, and stops those that grow beyond their limit.
final class BodyReceiver: NSObject, URLSessionDataDelegate {
  typealias Outcome = Result<TransportResponse, CatalogError>
  typealias Waiter = CheckedContinuation<Outcome, Never>

  private struct Reception {
    let waiter: Waiter
    let limit: Int
    var response = TransportResponse()
    var body = Data()

    /// What came, as the transport gives it.
    var whole: TransportResponse {
      var response = response
      response.body = Array(body)
      return response
    }
  }

  /// What is known of tasks by their numbers.
  private struct Receptions {
    var open: [Int: Reception] = [:]
    /// Given up before anybody waited.
    var abandoned: Set<Int> = []
  }

  private let receptions = Locked(Receptions())

  /// Notes who waits for a task; false if it was given up meanwhile and should not begin.
  func expect(_ task: Int, limit: Int, _ waiter: Waiter) -> Bool {
    let isWanted = receptions.withLock { receptions in
      guard receptions.abandoned.remove(task) == nil else { return false }
      receptions.open[task] = Reception(waiter: waiter, limit: limit)
      return true
    }
    if !isWanted { waiter.resume(returning: .failure(.cancelled)) }
    return isWanted
  }

  /// Ends waiting for a task that nobody wants any longer.
  func abandon(_ task: Int) {
    let waiter = receptions.withLock { receptions in
      guard let reception = receptions.open.removeValue(forKey: task) else {
        receptions.abandoned.insert(task)
        return nil as Waiter?
      }
      return reception.waiter
    }
    waiter?.resume(returning: .failure(.cancelled))
  }

  /// Takes an answer out once so many bytes are too many; nil as long as they are not.
  private func takeOut(_ task: Int, beyond count: Int64) -> Reception? {
    receptions.withLock { receptions in
      guard let limit = receptions.open[task]?.limit, count > Int64(limit) else { return nil }
      return receptions.open.removeValue(forKey: task)
    }
  }

  // Cancelling waits for the thread that reads, and what that reads meanwhile has to be thrown away
  // here: so somebody else waits, or a gigabyte would pile up.
  private func giveUp(_ reception: Reception, _ task: URLSessionDataTask) {
    Task.detached { task.cancel() }
    reception.waiter.resume(returning: .failure(.tooLarge(limit: reception.limit)))
  }
}

// MARK: - What the session tells

extension BodyReceiver {
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    let task = dataTask.taskIdentifier
    if let reception = takeOut(task, beyond: response.expectedContentLength) {
      giveUp(reception, dataTask)
      return completionHandler(.cancel)
    }
    if let response = response as? HTTPURLResponse {
      let (status, wait) = (response.statusCode, response.retryAfter)
      receptions.withLock {
        $0.open[task]?.response.status = status
        $0.open[task]?.response.retryAfter = wait
      }
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let task = dataTask.taskIdentifier
    let count = receptions.withLock { receptions in
      receptions.open[task]?.body.append(data)
      return receptions.open[task]?.body.count ?? 0
    }
    if let reception = takeOut(task, beyond: Int64(count)) { giveUp(reception, dataTask) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let reception = receptions.withLock { $0.open.removeValue(forKey: task.taskIdentifier) }
    guard let reception else { return }
    reception.waiter.resume(
      returning: error.map { .failure(CatalogError($0)) } ?? .success(reception.whole))
  }

  // What a server redirects to another one would tell that one what is asked for.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let (old, new) = (task.originalRequest?.url, request.url)
    let isSame = old?.scheme == new?.scheme && old?.host == new?.host && old?.port == new?.port
    completionHandler(isSame ? request : nil)
  }
}

extension HTTPURLResponse {
  /// How long to wait in seconds, where the server tells it as a number.
  fileprivate var retryAfter: Int? {
    value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }.map { max(0, $0) }
  }
}

extension CatalogError {
  fileprivate init(_ error: any Error) {
    guard let error = error as? URLError else {
      self = .unreachable("an unknown error")
      return
    }
    switch error.code {
    case .cancelled: self = .cancelled
    case .timedOut: self = .timedOut(seconds: 60)
    case .cannotFindHost, .dnsLookupFailed: self = .unreachable("its name is not known")
    case .cannotConnectToHost: self = .unreachable("it takes no connection")
    case .networkConnectionLost: self = .unreachable("the connection broke off")
    case .notConnectedToInternet: self = .unreachable("there is no network")
    case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
      .serverCertificateHasUnknownRoot:
      self = .unreachable("its certificate is not trusted")
    default: self = .unreachable("network error \(error.code.rawValue)")
    }
  }
}
