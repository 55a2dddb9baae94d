// swift-tools-version: 6.2

import PackageDescription

func ulp(_ module: String) -> Target.Dependency { .product(name: module, package: "ulp") }

// The plugin finds suites by their folder: each is an executable target directly below
// `Benchmarks/`. Without its default traits the benchmark package needs no interposer libraries,
// which serve only metrics of malloc and reference counting that no suite here uses.
func suite(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name,
    dependencies: dependencies + [
      "SuiteHarness", "SuiteSupport", .product(name: "Benchmark", package: "benchmark"),
    ],
    path: "Benchmarks/\(name)",
    plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")])
}

// `Scripts/kernel-thresholds` builds its tool with access to what is internal, which no other build has.
let tested: [Target] =
  Context.environment["ULP_KERNEL_THRESHOLDS"] == nil
  ? []
  : [
    .executableTarget(
      name: "kernel-thresholds",
      dependencies: ["SuiteSupport", ulp("BigNumbers"), ulp("NumericCore")])
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

    // The loops in C over MPFR with which BigFloat is compared.
    .target(
      name: "CBaseline",
      linkerSettings: [.linkedLibrary("mpfr"), .linkedLibrary("gmp")]),
    // Formulas over MPFR with certified digits.
    .target(
      name: "CCertified",
      linkerSettings: [.linkedLibrary("mpfr"), .linkedLibrary("gmp")]),
    // The malloc that counts. No product of ulp holds it: who depends on one keeps the malloc of the system.
    .target(name: "CBenchmarkMalloc", publicHeadersPath: "."),
    .target(name: "SuiteSupport"),
    .target(
      name: "SuiteHarness",
      dependencies: ["SuiteSupport", .product(name: "Benchmark", package: "benchmark")]),
    .target(
      name: "AllocationCounts",
      dependencies: [
        "CBenchmarkMalloc", "NumberTypeCases", "SuiteSupport", ulp("Arithmetic"),
        ulp("BigNumbers"), ulp("NumericCore"), ulp("Profiling"),
      ]),
    .target(
      name: "AssociativityCases", dependencies: [ulp("Accuracy")]),
    // Generic code of another module than its callers.
    .target(name: "GenericKernels", dependencies: [ulp("BigNumbers"), ulp("NumericCore")]),
    .target(
      name: "NumberTypeCases",
      dependencies: [
        "CBaseline", "SuiteSupport",
        ulp("BigNumbers"),
        ulp("NumericCore"),
      ]),

    // MARK: - Suites

    suite("NumberTypes", ["NumberTypeCases"]),
    suite(
      "Functions",
      [ulp("Arithmetic"), ulp("BigNumbers"), ulp("NumericCore"), ulp("Scientific")]),
    suite("Expressions", [ulp("Arithmetic"), ulp("BigNumbers"), ulp("NumericCore")]),
    suite("Exact", [ulp("Accuracy"), ulp("Arithmetic"), ulp("BigNumbers"), ulp("NumericCore")]),
    suite("Text", [ulp("BigNumbers"), ulp("Conversion"), ulp("NumericCore")]),
    suite("Batch", [ulp("Arithmetic"), ulp("BigNumbers"), ulp("NumericCore")]),
    suite("Associativity", ["AssociativityCases", ulp("Accuracy"), ulp("NumericCore")]),
    suite(
      "Allocations",
      ["AllocationCounts", "NumberTypeCases", ulp("BigNumbers"), ulp("NumericCore")]),

    // MARK: - Tools

    .executableTarget(name: "ratios", dependencies: ["NumberTypeCases", "SuiteSupport"]),
    .executableTarget(
      name: "exact-ratios",
      dependencies: [
        "CCertified", "SuiteSupport", ulp("Arithmetic"),
        ulp("BigNumbers"),
        ulp("NumericCore"),
      ]),
    .executableTarget(
      name: "kernel-ratios",
      dependencies: ["CBaseline", "SuiteSupport", ulp("BigNumbers"), ulp("NumericCore")]),
    .executableTarget(
      name: "complex-ratios",
      dependencies: [
        "CBaseline", "SuiteSupport", ulp("BigNumbers"), ulp("ComplexNumbers"), ulp("NumericCore"),
      ]),
    .executableTarget(
      name: "text-ratios",
      dependencies: ["CBaseline", "SuiteSupport", ulp("BigNumbers"), ulp("NumericCore")]),
    .executableTarget(
      name: "decimal-ratios",
      dependencies: ["SuiteSupport", ulp("BigNumbers")]),
    .executableTarget(
      name: "allocations",
      dependencies: [
        "AllocationCounts", "NumberTypeCases", "SuiteSupport", ulp("BigNumbers"),
        ulp("NumericCore"), ulp("Profiling"),
      ]),
    .executableTarget(
      name: "factor-times",
      dependencies: ["SuiteSupport", ulp("BigNumbers"), ulp("NumericCore")]),
    .executableTarget(
      name: "hilbert-times",
      dependencies: ["SuiteSupport", ulp("BigNumbers"), ulp("NumericCore")]),
    .executableTarget(
      name: "lattice-times",
      dependencies: ["SuiteSupport", ulp("BigNumbers"), ulp("NumericCore")]),
    .executableTarget(
      name: "matrix-times",
      dependencies: ["SuiteSupport", ulp("Algebra"), ulp("BigNumbers"), ulp("NumericCore")]),
    .executableTarget(
      name: "generic-ratios",
      dependencies: ["GenericKernels", "SuiteSupport", ulp("BigNumbers"), ulp("NumericCore")]),
    .executableTarget(
      name: "peer-kernels",
      dependencies: [
        "SuiteSupport", ulp("BigNumbers"),
        ulp("NumericCore"),
      ]),
    .executableTarget(
      name: "associativity-table",
      dependencies: [
        "AssociativityCases", "SuiteSupport", ulp("Accuracy"), ulp("NumericCore"),
      ]),
    .executableTarget(
      name: "empty-command",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
  ] + tested,
  swiftLanguageModes: [.v6]
)
