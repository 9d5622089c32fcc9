// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

// In Swift 6 mode function types of the main actor would be Sendable too, and section providers that
// are stored closures or methods would warn in every program. All checks of that mode are on.
let uikitSettings: [SwiftSetting] = [
  .swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency"),
  .enableUpcomingFeature("IsolatedDefaultValues"), .enableUpcomingFeature("GlobalConcurrency"),
]

let uikitTestDependencies: [Target.Dependency] = [
  "RMLayout", "RMLayoutDocument", "RMLayoutTesting", "RMLayoutUIKit",
]

let package = Package(
  name: "RMLayout",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "RMLayout", targets: ["RMLayout"]),
    .library(name: "RMLayoutRendering", targets: ["RMLayoutRendering"]),
    .library(name: "RMLayoutDocument", targets: ["RMLayoutDocument"]),
    .library(name: "RMLayoutRecipes", targets: ["RMLayoutRecipes"]),
    .library(name: "RMLayoutTesting", targets: ["RMLayoutTesting"]),
    .library(name: "RMLayoutUIKit", targets: ["RMLayoutUIKit"]),
    .executable(name: "rmlayout-demo", targets: ["RMLayoutDemo"]),
    .executable(name: "rmlayout-browse", targets: ["RMLayoutBrowse"]),
  ],
  targets: [
    .target(name: "RMLayout", swiftSettings: settings),
    .target(
      name: "RMLayoutRendering", dependencies: ["RMLayout"], swiftSettings: settings,
      // Without Foundation nothing else brings the roots and roundings of the C library.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux, .android]))]
    ),
    .target(name: "RMLayoutDocument", dependencies: ["RMLayout"], swiftSettings: settings),
    .target(name: "RMLayoutRecipes", dependencies: ["RMLayout"], swiftSettings: settings),
    .target(name: "RMLayoutTesting", dependencies: ["RMLayout"], swiftSettings: settings),
    .target(
      name: "RMLayoutUIKit", dependencies: ["RMLayout"], swiftSettings: settings + uikitSettings),
    .target(
      name: "RMLayoutFacts", path: "Sources/RMLayoutDemo/Facts", swiftSettings: settings),
    .target(
      name: "RMLayoutGallery",
      dependencies: ["RMLayout", "RMLayoutFacts", "RMLayoutRecipes", "RMLayoutRendering"],
      path: "Sources/RMLayoutDemo/Gallery", swiftSettings: settings
    ),
    .target(
      name: "RMLayoutCommands",
      dependencies: [
        "RMLayout", "RMLayoutFacts", "RMLayoutGallery", "RMLayoutRecipes", "RMLayoutRendering",
        "RMLayoutDocument",
      ],
      path: "Sources/RMLayoutDemo/Commands", swiftSettings: settings
    ),
    .executableTarget(
      // So that building the one builds the other beside it, which it starts.
      name: "RMLayoutDemo", dependencies: ["RMLayoutCommands", "RMLayoutBrowse"],
      exclude: ["Commands", "Facts", "Gallery"], swiftSettings: settings
    ),
    .executableTarget(
      // One module: what it needs of the network would be linked into whoever names it as well.
      name: "RMLayoutBrowse",
      dependencies: [
        "RMLayout", "RMLayoutCommands", "RMLayoutFacts", "RMLayoutGallery", "RMLayoutRecipes",
        "RMLayoutRendering",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RMLayoutBrowseTests",
      dependencies: [
        "RMLayout", "RMLayoutBrowse", "RMLayoutCommands", "RMLayoutFacts", "RMLayoutGallery",
        "RMLayoutRendering", "RMLayoutTesting",
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RMLayoutDemoTests",
      dependencies: [
        "RMLayout", "RMLayoutCommands", "RMLayoutDocument", "RMLayoutFacts", "RMLayoutGallery",
        "RMLayoutRecipes", "RMLayoutRendering", "RMLayoutTesting",
      ],
      exclude: ["Commands/Diff/Cases", "Commands/Explain/Cases", "Commands/Lint/Cases"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RMLayoutRecipesTests",
      dependencies: ["RMLayout", "RMLayoutRecipes", "RMLayoutTesting"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RMLayoutTests", dependencies: ["RMLayout", "RMLayoutTesting"], swiftSettings: settings),
    .testTarget(
      name: "RMLayoutDocumentTests",
      dependencies: ["RMLayout", "RMLayoutDocument", "RMLayoutTesting"],
      swiftSettings: settings
    ),
    // Code written against UIKit's names knows none of the settings above.
    .testTarget(
      name: "RMLayoutUIKitTests", dependencies: uikitTestDependencies,
      swiftSettings: [.treatAllWarnings(as: .error)]
    ),
    // The same files in the language mode that most applications use.
    .testTarget(
      name: "RMLayoutUIKitSwift5Tests", dependencies: uikitTestDependencies,
      swiftSettings: [.treatAllWarnings(as: .error), .swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "RMLayoutTestingTests",
      dependencies: ["RMLayout", "RMLayoutDocument", "RMLayoutTesting"],
      exclude: ["Samples/Snapshots"], swiftSettings: settings
    ),
    .testTarget(
      name: "RMLayoutRenderingTests",
      dependencies: ["RMLayout", "RMLayoutRendering", "RMLayoutTesting"],
      exclude: ["Snapshots"], swiftSettings: settings
    ),
    .testTarget(
      name: "ArticleTests", dependencies: ["RMLayout", "RMLayoutTesting"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
