// swift-tools-version: 6.2

import PackageDescription

// What a program of somebody else looks like: it depends on the products by path and sees public API only.
let package = Package(
  name: "client",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "ulp", path: "../..")],
  targets: [
    .executableTarget(
      name: "client",
      dependencies: [
        .product(name: "Arithmetic", package: "ulp"),
        .product(name: "BigNumbers", package: "ulp"),
        .product(name: "BigNumbersFoundation", package: "ulp"),
        .product(name: "NumericCore", package: "ulp"),
      ]),
    // Must not compile; see its file.
    .target(
      name: "Rejected",
      dependencies: [.product(name: "BigNumbers", package: "ulp")],
      path: "Rejected"),
  ],
  swiftLanguageModes: [.v6]
)
