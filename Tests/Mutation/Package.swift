// swift-tools-version: 6.2

import PackageDescription

// The program that breaks the sources in a copy; `run` builds it, and the copy, and counts what the tests notice.
let package = Package(
  name: "mutation",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")
  ],
  targets: [
    .executableTarget(
      name: "Mutate",
      dependencies: [
        .product(name: "SwiftOperators", package: "swift-syntax"),
        .product(name: "SwiftParser", package: "swift-syntax"),
        .product(name: "SwiftSyntax", package: "swift-syntax"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
