// swift-tools-version: 6.2

import PackageDescription

// Arrows only point down: the command, accuracy, expressions, the engines, the vocabulary, C.
let package = Package(
  name: "ulp",
  platforms: [.macOS(.v26)],
  products: [
    .executable(name: "ulp", targets: ["ulp"]),
    // The same command with a malloc that counts: `ulp bench` becomes this program where it is beside it.
    .executable(name: "ulp-allocations", targets: ["ulp", "CCountingMalloc"]),
    .library(name: "NumericCore", targets: ["NumericCore"]),
    .library(name: "BigNumbers", targets: ["BigNumbers"]),
    .library(name: "BigNumbersFoundation", targets: ["BigNumbersFoundation"]),
    .library(name: "ComplexNumbers", targets: ["ComplexNumbers"]),
    .library(name: "Scientific", targets: ["Scientific"]),
    .library(name: "Conversion", targets: ["Conversion"]),
    .library(name: "Algebra", targets: ["Algebra"]),
    .library(name: "Arithmetic", targets: ["Arithmetic"]),
    .library(name: "Accuracy", targets: ["Accuracy"]),
    .library(name: "Profiling", targets: ["Profiling"]),
    .library(name: "Charts", targets: ["Charts"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
    // Without its traits it does not bring Foundation along, which would slow down every start.
    .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2", traits: []),
  ],
  targets: [
    // MARK: - L0, the C libraries
    .systemLibrary(
      name: "CMPFR", pkgConfig: "mpfr",
      providers: [.apt(["libmpfr-dev", "libgmp-dev"]), .brew(["mpfr", "gmp"])]),
    .target(name: "CLibm"),
    .target(name: "CAllocationCount"),
    // For programs only: it replaces malloc.
    .target(name: "CCountingMalloc", publicHeadersPath: "."),
    .target(name: "CLineEditor"),
    .target(name: "CGuard", dependencies: ["CMPFR"]),
    .target(name: "CForeign"),
    .target(name: "CInflate"),

    // MARK: - L1, the vocabulary
    .target(name: "NumericCore", dependencies: ["CLibm"]),

    // MARK: - L2, engines and number types
    .target(
      name: "BigNumbers",
      dependencies: [
        "CMPFR", "NumericCore", .product(name: "RealModule", package: "swift-numerics"),
      ]),
    // Apart, as conformances stay in a program that needs none of them.
    .target(
      name: "ComplexNumbers",
      dependencies: [
        "BigNumbers", "NumericCore", .product(name: "ComplexModule", package: "swift-numerics"),
        .product(name: "RealModule", package: "swift-numerics"),
      ]),
    .target(name: "BigNumbersFoundation", dependencies: ["BigNumbers", "NumericCore"]),
    .target(name: "Scientific", dependencies: ["NumericCore"]),
    .target(
      name: "Conversion", dependencies: ["NumericCore"], exclude: ["Constants/make_codata.py"]),

    // MARK: - L3, numbers in bulk, and what a person types
    .target(name: "Algebra", dependencies: ["NumericCore"]),
    .target(
      name: "Arithmetic", dependencies: ["Algebra", "Conversion", "NumericCore", "Scientific"]),

    // MARK: - L4, how far a result is from the true one
    .target(
      name: "Accuracy",
      dependencies: [
        "Arithmetic", "BigNumbers", "Conversion", "NumericCore", "Scientific",
        .product(name: "RealModule", package: "swift-numerics"),
      ]),
    // What results cost.
    .target(
      name: "Profiling",
      dependencies: [
        "Accuracy", "Arithmetic", "BigNumbers", "CAllocationCount", "NumericCore", "Scientific",
      ]),

    // Pictures of any numbers: it knows no layer, and only the command knows it.
    .target(
      name: "Charts",
      dependencies: [
        .product(name: "RealModule", package: "swift-numerics"),
        .product(name: "Subprocess", package: "swift-subprocess"),
      ]),

    // MARK: - L5, the command
    .executableTarget(
      name: "ulp",
      dependencies: [
        "Accuracy", "Arithmetic", "BigNumbers", "CForeign", "CGuard", "CInflate", "CLineEditor",
        "Charts",
        "Conversion", "NumericCore", "Profiling", "Scientific",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // MARK: - Tests
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(
      name: "AccuracyTests",
      dependencies: [
        "Accuracy", "Arithmetic", "BigNumbers", "NumericCore", "Scientific", "TestSupport",
      ],
      exclude: [
        "CSourceVectors", "ComplexComparisonVectors", "CurveVectors", "ExpectationVectors",
        "FPCoreVectors", "FormatVectors",
        "LoopVectors",
        "MeasureVectors",
        "OrderVectors",
        "PerturbationVectors",
        "PointVectors", "RoundedInputVectors", "SummationVectors",
        "StepVectors",
      ]),
    .testTarget(
      name: "ProfilingTests",
      dependencies: [
        "Accuracy", "Arithmetic", "BigNumbers", "CCountingMalloc", "NumericCore", "Profiling",
        "TestSupport",
      ],
      exclude: ["WorkloadVectors"]),
    .testTarget(name: "ArchitectureTests", dependencies: ["TestSupport"]),
    .testTarget(name: "ChartsTests", dependencies: ["Charts", "TestSupport"]),
    .testTarget(
      name: "NumericCoreTests", dependencies: ["NumericCore", "TestSupport"],
      exclude: ["CoreVectors"]),
    .testTarget(
      name: "BigNumbersTests",
      dependencies: [
        "BigNumbers", "ComplexNumbers", "NumericCore", "TestSupport",
        .product(name: "Numerics", package: "swift-numerics"),
      ],
      exclude: [
        "ComplexVectors", "DecimalConversionVectors", "DecimalVectors", "DistributionVectors",
        "ErfVectors", "ZetaVectors",
        "FactorizationVectors",
        "FixedVectors",
        "FormatVectors", "IntegerVectors", "InterchangeVectors", "IntervalVectors",
        "PolynomialFactorVectors",
        "LinearVectors",
        "PolynomialVectors", "PositionalVectors",
        "PrimalityVectors", "RandomVectors",
        "PrimeLattices", "RationalVectors", "ReciprocalGamma", "SplittingVectors", "TextVectors",
        "Vectors",
        "WholeFunctionVectors",
      ]),
    .testTarget(
      name: "BigNumbersFoundationTests",
      dependencies: ["BigNumbers", "BigNumbersFoundation", "NumericCore", "TestSupport"]),
    .testTarget(
      name: "ScientificTests", dependencies: ["NumericCore", "Scientific", "TestSupport"]),
    .testTarget(
      name: "AlgebraTests", dependencies: ["Algebra", "BigNumbers", "NumericCore", "TestSupport"],
      exclude: ["MatrixVectors", "PolynomialVectors"]),
    .testTarget(
      name: "ArithmeticTests",
      dependencies: [
        "Arithmetic", "BigNumbers", "Conversion", "NumericCore", "Scientific", "TestSupport",
      ],
      exclude: [
        "BeyondVectors", "ComplexVectors", "DateVectors", "ExactVectors", "FinanceVectors",
        "FractionVectors",
        "ListVectors",
        "SeriesVectors",
        "Vectors",
      ]),
    .testTarget(
      name: "ConversionTests",
      dependencies: [
        "BigNumbers", "Conversion", "NumericCore", "Scientific", "TestSupport",
      ],
      exclude: ["ConstantVectors", "DateVectors", "MoneyVectors", "RomanVectors", "UnitVectors"]),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Accuracy", "Arithmetic", "BigNumbers", "Charts", "NumericCore", "Profiling", "Scientific",
        "TestSupport", "ulp",
      ],
      exclude: ["BenchRuns", "Drawings", "Judged"]),
  ],
  swiftLanguageModes: [.v6]
)
