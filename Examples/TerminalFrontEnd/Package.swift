// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "TerminalFrontEnd",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "RMLayout", path: "../..")],
  targets: [
    .executableTarget(
      name: "terminal-front-end",
      dependencies: [
        .product(name: "RMLayout", package: "RMLayout"),
        .product(name: "RMLayoutRendering", package: "RMLayout"),
      ],
      path: "Sources/TerminalFrontEnd",
      swiftSettings: [.treatAllWarnings(as: .error)]
    )
  ]
)
