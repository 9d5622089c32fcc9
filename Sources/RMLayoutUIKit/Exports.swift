// UIKit where there is one; else what its names stand on, so that one import brings all of them.
#if canImport(UIKit)
@_exported public import UIKit
#else
@_exported public import Foundation
#if canImport(QuartzCore)
@_exported public import QuartzCore
#endif
#endif
