// swift-tools-version: 6.2

import PackageDescription

// The plugin finds suites by their folder: an executable target directly below `Benchmarks/`.
// Without its default traits the benchmark package needs no interposer libraries; those serve its
// malloc and reference-counting metrics, which no suite here uses.
let suitePlugin: [Target.PluginUsage] = [
  .plugin(name: "BenchmarkPlugin", package: "benchmark")
]

let package = Package(
  name: "ulp-benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(name: "ulp", path: "../"),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.1", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // MARK: - Shared by suites and tools

    // The loops that BigFloat is compared with call MPFR themselves.
    .target(
      name: "CBaseline",
      linkerSettings: [.linkedLibrary("mpfr"), .linkedLibrary("gmp")]),
    // Formulas over MPFR whose digits are certain.
    .target(
      name: "CCertified",
      linkerSettings: [.linkedLibrary("mpfr"), .linkedLibrary("gmp")]),
    // Replaces malloc in the program that links it.
    .target(name: "CAllocations"),
    .target(name: "SuiteSupport"),
    .target(
      name: "NumberTypeCases",
      dependencies: [
        "CBaseline",
        .product(name: "Accuracy", package: "ulp"),
        .product(name: "BigNumbers", package: "ulp"),
        .product(name: "NumericCore", package: "ulp"),
      ]),

    // MARK: - Suites

    .executableTarget(
      name: "NumberTypes",
      dependencies: [
        "NumberTypeCases", "SuiteSupport", .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/NumberTypes",
      plugins: suitePlugin),
    .executableTarget(
      name: "Associativity",
      dependencies: [
        "SuiteSupport", .product(name: "Accuracy", package: "ulp"),
        .product(name: "NumericCore", package: "ulp"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Associativity",
      plugins: suitePlugin),

    // MARK: - Tools

    .executableTarget(name: "ratios", dependencies: ["NumberTypeCases", "SuiteSupport"]),
    .executableTarget(
      name: "exact-ratios",
      dependencies: [
        "CCertified", "SuiteSupport", .product(name: "Arithmetic", package: "ulp"),
        .product(name: "BigNumbers", package: "ulp"),
        .product(name: "NumericCore", package: "ulp"),
      ]),
    .executableTarget(
      name: "decimal-ratios",
      dependencies: ["SuiteSupport", .product(name: "BigNumbers", package: "ulp")]),
    .executableTarget(
      name: "allocations",
      dependencies: ["CAllocations", "NumberTypeCases", "SuiteSupport"]),
    .executableTarget(
      name: "peer-kernels",
      dependencies: [
        "SuiteSupport", .product(name: "BigNumbers", package: "ulp"),
        .product(name: "NumericCore", package: "ulp"),
      ]),
    .executableTarget(
      name: "associativity-table",
      dependencies: ["SuiteSupport", .product(name: "Accuracy", package: "ulp")]),
    .executableTarget(
      name: "empty-command",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
  ],
  swiftLanguageModes: [.v6]
)
