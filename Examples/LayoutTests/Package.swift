// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "LayoutTests",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "RMLayout", path: "../..")],
  targets: [
    .testTarget(
      name: "LayoutTests",
      dependencies: [
        .product(name: "RMLayout", package: "RMLayout"),
        .product(name: "RMLayoutTesting", package: "RMLayout"),
      ],
      exclude: ["Snapshots"],
      swiftSettings: [.treatAllWarnings(as: .error)]
    )
  ]
)
