import RMLayout
import RMLayoutGallery
import RMLayoutRecipes
import RMLayoutRendering

/// One environment in which a matrix solves a document.
struct MatrixVariant: Hashable, Sendable {
  /// Where it is shown: on a device, or in a size alone.
  enum Stage: Hashable, Sendable {
    case device(Device)
    case size(Size)
  }

  var stage: Stage
  /// Pixels per point; nil is the device's, or the document's.
  var scale: Double?
  var direction: LayoutDirection

  /// How people call the stage.
  var name: String {
    switch stage {
    case .device(let device): device.name
    case .size(let size): "\(size.width.decimalText) x \(size.height.decimalText)"
    }
  }

  var screen: DeviceScreen? {
    switch stage {
    case .device(let device): DeviceScreen(whole: device)
    case .size: nil
    }
  }

  /// The environment of a document, with what this variant changes.
  func environment(from own: LayoutEnvironment) -> LayoutEnvironment {
    var environment = own
    switch stage {
    case .device(let device):
      environment = device.environment()
      environment.contentInset = own.contentInset
      environment.layoutMargins = own.layoutMargins
      environment.profile = own.profile
    case .size(let size): environment.size = size
    }
    if let scale { environment.scale = scale }
    environment.layoutDirection = direction
    return environment
  }
}
