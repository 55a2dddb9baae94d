// swift-tools-version: 6.2

import PackageDescription

// A package that computes on doubles alone: it depends on the products below BigNumbers, and links
// neither MPFR nor GMP.
let package = Package(
  name: "doubles",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "ulp", path: "../..")],
  targets: [
    .executableTarget(
      name: "doubles",
      dependencies: [
        .product(name: "Arithmetic", package: "ulp"),
        .product(name: "Conversion", package: "ulp"),
        .product(name: "NumericCore", package: "ulp"),
        .product(name: "Scientific", package: "ulp"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
