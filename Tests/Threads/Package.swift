// swift-tools-version: 6.2

import PackageDescription

// The tests of threads alone, for the thread sanitizer: with it only the modules that they use are built.
let package = Package(
  name: "threads",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "ulp", path: "../..")],
  targets: [
    .testTarget(
      name: "ThreadTests",
      dependencies: [
        .product(name: "BigNumbers", package: "ulp"), .product(name: "NumericCore", package: "ulp"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
