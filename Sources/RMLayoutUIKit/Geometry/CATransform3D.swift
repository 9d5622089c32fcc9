// The functions have UIKit's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(UIKit) && !canImport(QuartzCore)
/// A transform of space, as a handler sets it on a visible item (O9); rows are vectors.
public struct CATransform3D: Sendable {
  /// What x contributes to the new x.
  public var m11: CGFloat
  /// What x contributes to the new y.
  public var m12: CGFloat
  /// What x contributes to the new z.
  public var m13: CGFloat
  /// What x contributes to the new w.
  public var m14: CGFloat
  /// What y contributes to the new x.
  public var m21: CGFloat
  /// What y contributes to the new y.
  public var m22: CGFloat
  /// What y contributes to the new z.
  public var m23: CGFloat
  /// What y contributes to the new w.
  public var m24: CGFloat
  /// What z contributes to the new x.
  public var m31: CGFloat
  /// What z contributes to the new y.
  public var m32: CGFloat
  /// What z contributes to the new z.
  public var m33: CGFloat
  /// What z contributes to the new w.
  public var m34: CGFloat
  /// The distance along x, in points.
  public var m41: CGFloat
  /// The distance along y, in points.
  public var m42: CGFloat
  /// The distance along z, in points.
  public var m43: CGFloat
  /// What the constant 1 contributes to the new w.
  public var m44: CGFloat

  /// Creates the transform whose numbers are all 0.
  public init() {
    (m11, m12, m13, m14) = (0, 0, 0, 0)
    (m21, m22, m23, m24) = (0, 0, 0, 0)
    (m31, m32, m33, m34) = (0, 0, 0, 0)
    (m41, m42, m43, m44) = (0, 0, 0, 0)
  }

  fileprivate init(diagonal x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self.init()
    (m11, m22, m33, m44) = (x, y, z, 1)
  }

  fileprivate var rows: [[CGFloat]] {
    get {
      [
        [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0][0], newValue[0][1], newValue[0][2], newValue[0][3])
      (m21, m22, m23, m24) = (newValue[1][0], newValue[1][1], newValue[1][2], newValue[1][3])
      (m31, m32, m33, m34) = (newValue[2][0], newValue[2][1], newValue[2][2], newValue[2][3])
      (m41, m42, m43, m44) = (newValue[3][0], newValue[3][1], newValue[3][2], newValue[3][3])
    }
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(diagonal: 1, 1, 1)

/// Whether a transform changes nothing.
public func CATransform3DIsIdentity(_ transform: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(transform, CATransform3DIdentity)
}

/// Whether two transforms have the same numbers.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.rows == b.rows
}

/// A transform that stretches the three axes from the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(diagonal: sx, sy, sz)
}

/// A transform that moves points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// A transform that turns points about a vector, by radians.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  var transform = CATransform3DIdentity
  transform.rows = [
    [x * x * rest + cosine, x * y * rest + z * sine, x * z * rest - y * sine, 0],
    [x * y * rest - z * sine, y * y * rest + cosine, y * z * rest + x * sine, 0],
    [x * z * rest + y * sine, y * z * rest - x * sine, z * z * rest + cosine, 0],
    [0, 0, 0, 1],
  ]
  return transform
}

/// The first transform followed by the second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  var product = CATransform3D()
  let (left, right) = (a.rows, b.rows)
  product.rows = (0..<4).map { row in
    (0..<4).map { column in
      (0..<4).reduce(0) { $0 + left[row][$1] * right[$1][column] }
    }
  }
  return product
}

/// A transform with points stretched before it.
public func CATransform3DScale(
  _ transform: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), transform)
}

/// A transform with points moved before it.
public func CATransform3DTranslate(
  _ transform: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), transform)
}

/// A transform with points turned before it, by radians.
public func CATransform3DRotate(
  _ transform: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), transform)
}

/// A transform of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  var result = CATransform3DIdentity
  (result.m11, result.m12) = (transform.a, transform.b)
  (result.m21, result.m22) = (transform.c, transform.d)
  (result.m41, result.m42) = (transform.tx, transform.ty)
  return result
}

/// What a transform of space does to the plane.
public func CATransform3DGetAffineTransform(_ transform: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(
    a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: transform.m41,
    ty: transform.m42)
}
#endif
