// swift-tools-version: 6.2

import PackageDescription

// A package that depends on the products by path, like that of a client, and therefore uses only
// public API.
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
    // Programs of many kinds, whose results are known from elsewhere.
    .executableTarget(
      name: "programs",
      dependencies: [
        .product(name: "BigNumbers", package: "ulp"),
        .product(name: "NumericCore", package: "ulp"),
      ]),
    // This target must not compile; see its file.
    .target(
      name: "Rejected",
      dependencies: [.product(name: "BigNumbers", package: "ulp")],
      path: "Rejected"),
  ],
  swiftLanguageModes: [.v6]
)
