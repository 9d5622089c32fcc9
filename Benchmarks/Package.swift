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

let package = Package(
  name: "RMLayoutBenchmarks",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "benchmark", targets: ["Benchmark"]),
    .executable(name: "empty-program", targets: ["EmptyProgram"]),
  ],
  dependencies: [.package(name: "RMLayout", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmark",
      dependencies: [
        "EmptyProgram",
        .product(name: "RMLayout", package: "RMLayout"),
        .product(name: "RMLayoutRecipes", package: "RMLayout"),
        .product(name: "RMLayoutRendering", package: "RMLayout"),
        .product(name: "RMLayoutUIKit", package: "RMLayout"),
        // Built beside the benchmark, so that its start can be timed (T14).
        .product(name: "rmlayout-demo", package: "RMLayout"),
        // Likewise, for the frames of a terminal (B1).
        .product(name: "rmlayout-browse", package: "RMLayout"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "EmptyProgram", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
