// swift-tools-version: 6.2

import PackageDescription

// A package that depends on the products by path, like that of a client, and therefore uses only
// public API.
let package = Package(
  name: "client",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(name: "ulp", path: "../.."),
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
  ],
  targets: [
    .executableTarget(
      name: "client",
      dependencies: [
        .product(name: "Accuracy", package: "ulp"),
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
        .product(name: "ComplexNumbers", package: "ulp"),
        .product(name: "ComplexModule", package: "swift-numerics"),
        .product(name: "NumericCore", package: "ulp"),
        .product(name: "RealModule", package: "swift-numerics"),
      ]),
    // This target must not compile; see its file.
    .target(
      name: "Rejected",
      dependencies: [.product(name: "BigNumbers", package: "ulp")],
      path: "Rejected"),
  ],
  swiftLanguageModes: [.v6]
)
