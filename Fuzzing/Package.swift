// swift-tools-version: 6.2

import PackageDescription

// A library, since libFuzzer brings the `main`: Scripts/fuzz.sh builds it and links the program.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "RMLayoutFuzzing",
  platforms: [.macOS(.v13)],
  products: [.library(name: "FuzzDocument", type: .static, targets: ["FuzzDocument"])],
  dependencies: [.package(name: "RMLayout", path: "..")],
  targets: [
    .target(
      name: "FuzzDocument",
      dependencies: [
        .product(name: "RMLayout", package: "RMLayout"),
        .product(name: "RMLayoutDocument", package: "RMLayout"),
      ],
      swiftSettings: settings
    )
  ],
  swiftLanguageModes: [.v6]
)
