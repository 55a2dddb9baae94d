// swift-tools-version: 6.2

import PackageDescription

func ulp(_ module: String) -> Target.Dependency { .product(name: module, package: "ulp") }

let language = ["Arithmetic", "Conversion", "NumericCore", "Scientific"].map(ulp)

// Three programs, because libFuzzer looks at the counters of every module of a program after each
// execution: parsers that need no MPFR are several times faster without it.
//
// `run` adds what the whole build needs: coverage, internal names for tests, and libFuzzer itself.
let package = Package(
  name: "fuzz",
  platforms: [.macOS(.v26)],
  dependencies: [
    .package(name: "ulp", path: "../.."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    // MARK: - Shared by all programs

    // Decisions, texts made from them, targets, and the loop of libFuzzer.
    .target(name: "FuzzSupport"),
    // What a person types, as grammars that take names from the catalogue and the tables of units.
    .target(name: "Grammars", dependencies: ["FuzzSupport"] + language),

    // The sources of the command as a module that can be imported: an executable of another package
    // cannot. They are not optimised, which would take longer than all other modules together.
    .target(
      name: "CommandEditor", cSettings: [.headerSearchPath("CLineEditor/include")]),
    .target(name: "CommandGuard", cSettings: [.headerSearchPath("CGuard/include")]),
    .target(name: "CommandInflate", cSettings: [.headerSearchPath("CInflate/include")]),
    .target(name: "CommandForeign", cSettings: [.headerSearchPath("CForeign/include")]),
    .target(
      name: "Command",
      dependencies: language + [
        "CommandEditor", "CommandForeign", "CommandGuard", "CommandInflate", ulp("Accuracy"),
        ulp("BigNumbers"), ulp("Charts"), ulp("Profiling"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Shell/Entry.swift", "ulp.docc"],
      swiftSettings: [.unsafeFlags(["-Onone", "-suppress-warnings"])]),

    // MARK: - Programs

    .executableTarget(name: "FuzzText", dependencies: ["FuzzSupport", "Grammars"] + language),
    .executableTarget(
      name: "FuzzNumbers",
      dependencies: ["FuzzSupport", "Grammars", ulp("BigNumbers"), ulp("ComplexNumbers")]
        + language),
    .executableTarget(
      name: "FuzzCommand",
      dependencies: [
        "Command", "FuzzSupport", "Grammars", ulp("Accuracy"), ulp("BigNumbers"),
      ] + language),
  ],
  swiftLanguageModes: [.v6]
)
