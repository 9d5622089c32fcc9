#if !canImport(UIKit)
/// The traits of a view: size classes, idiom, scale, reading direction.
///
/// ```swift
/// let pad = UITraitCollection(traitsFrom: [
///   UITraitCollection(userInterfaceIdiom: .pad), UITraitCollection(displayScale: 2),
/// ])
/// layout.frames(in: CGSize(width: 834, height: 1194), itemCounts: [20], traits: pad)
/// ```
/// What is left unspecified a solve fills in: a phone, left to right, scale 2, and size classes by the
/// container's size (compact below 600 points of width and 480 of height).
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  /// How much room there is across.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// How much room there is down.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels per point; 0 where it is not said (X3).
  public let displayScale: CGFloat
  /// The reading direction (T1).
  public let layoutDirection: UITraitEnvironmentLayoutDirection
  /// Light or dark; no frame depends on it.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// The text size that the user chose; no frame depends on it but by a factory's own rule.
  public let preferredContentSizeCategory: UIContentSizeCategory

  init(_ traits: UIMutableTraits) {
    horizontalSizeClass = traits.horizontalSizeClass
    verticalSizeClass = traits.verticalSizeClass
    userInterfaceIdiom = traits.userInterfaceIdiom
    displayScale = traits.displayScale
    layoutDirection = traits.layoutDirection
    userInterfaceStyle = traits.userInterfaceStyle
    preferredContentSizeCategory = traits.preferredContentSizeCategory
    super.init()
  }

  /// Creates traits of which nothing is said.
  public override convenience init() {
    self.init(UIMutableTraits())
  }

  /// Creates traits that say how much room there is across.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates traits that say how much room there is down.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates traits that say the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates traits that say the pixels per point.
  public convenience init(displayScale: CGFloat) {
    self.init { $0.displayScale = displayScale }
  }

  /// Creates traits that say the reading direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates traits that say light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates traits that say the text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Creates traits that say what a list of others says; later ones win.
  public convenience init(traitsFrom collections: [UITraitCollection]) {
    self.init { traits in
      for collection in collections { traits.take(over: collection) }
    }
  }

  /// Creates traits by changing those of which nothing is said.
  public convenience init(mutations: (inout UIMutableTraits) -> Void) {
    var traits = UIMutableTraits()
    mutations(&traits)
    self.init(traits)
  }

  /// The same traits with some changed.
  public func modifyingTraits(_ mutations: (inout UIMutableTraits) -> Void) -> UITraitCollection {
    var traits = UIMutableTraits()
    traits.take(over: self)
    mutations(&traits)
    return UITraitCollection(traits)
  }

  /// The same object: traits never change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether an object says the same traits.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    var (mine, theirs) = (UIMutableTraits(), UIMutableTraits())
    mine.take(over: self)
    theirs.take(over: other)
    return mine == theirs
  }

  /// Equal traits have equal hashes.
  public override var hash: Int {
    var traits = UIMutableTraits()
    traits.take(over: self)
    return traits.hashValue
  }

  @TaskLocal private static var solving: UITraitCollection?

  /// The traits that a solve or ``performAsCurrent(_:)`` works in; outside of both nothing is said.
  public static var current: UITraitCollection { solving ?? UITraitCollection() }

  /// Calls a function in which ``current`` is this one.
  public func performAsCurrent(_ actions: () -> Void) { asCurrent(actions) }

  func asCurrent<T>(_ actions: () -> T) -> T {
    Self.$solving.withValue(self, operation: actions)
  }
}

/// Traits that can be changed, as the initialiser with mutations hands them out.
public struct UIMutableTraits: Hashable, Sendable {
  /// How much room there is across.
  public var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// How much room there is down.
  public var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
  /// The kind of device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// Pixels per point; 0 where it is not said.
  public var displayScale: CGFloat = 0
  /// The reading direction.
  public var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
  /// Light or dark.
  public var userInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The text size that the user chose.
  public var preferredContentSizeCategory = UIContentSizeCategory.unspecified

  /// Takes over what a collection says.
  mutating func take(over traits: UITraitCollection) {
    if traits.horizontalSizeClass != .unspecified {
      horizontalSizeClass = traits.horizontalSizeClass
    }
    if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
    if traits.userInterfaceIdiom != .unspecified {
      userInterfaceIdiom = traits.userInterfaceIdiom
    }
    if traits.displayScale != 0 { displayScale = traits.displayScale }
    if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
    if traits.userInterfaceStyle != .unspecified {
      userInterfaceStyle = traits.userInterfaceStyle
    }
    if traits.preferredContentSizeCategory != .unspecified {
      preferredContentSizeCategory = traits.preferredContentSizeCategory
    }
  }
}
#endif
