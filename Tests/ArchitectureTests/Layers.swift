import TestSupport

/// The permitted imports of each module.
enum Layers {
  /// The layers, lowest first: a module may import the given modules, which are below it, and no
  /// others of this package.
  static let modules: [String: Set<String>] = [
    "CMPFR": [],
    "CAllocationCount": [],
    "CCountingMalloc": [],
    "CLineEditor": [],
    "CGuard": ["CMPFR"],
    "CForeign": [],
    "CInflate": [],
    "CLibm": [],
    "NumericCore": ["CLibm"],
    "BigNumbers": ["CMPFR", "NumericCore"],
    "BigNumbersFoundation": ["BigNumbers", "NumericCore"],
    "ComplexNumbers": ["BigNumbers", "NumericCore"],
    "Scientific": ["NumericCore"],
    "Conversion": ["NumericCore"],
    "Algebra": ["NumericCore"],
    "Arithmetic": ["Algebra", "Conversion", "NumericCore", "Scientific"],
    "Accuracy": ["Arithmetic", "BigNumbers", "Conversion", "NumericCore", "Scientific"],
    "Profiling": [
      "Accuracy", "Arithmetic", "BigNumbers", "CAllocationCount", "NumericCore", "Scientific",
    ],
    "Charts": [],
    "ulp": [
      "Accuracy", "Arithmetic", "BigNumbers", "CForeign", "CGuard", "CInflate", "CLineEditor",
      "Charts",
      "Conversion", "NumericCore", "Profiling", "Scientific",
    ],
  ]

  /// The permitted imports of each test target: those of its module, and modules that are not above
  /// it, for computing.
  static let tests: [String: Set<String>] = [
    "TestSupport": [],
    "ArchitectureTests": [],
    "NumericCoreTests": ["NumericCore"],
    "BigNumbersTests": ["BigNumbers", "ComplexNumbers", "NumericCore"],
    "BigNumbersFoundationTests": ["BigNumbers", "BigNumbersFoundation", "NumericCore"],
    "ScientificTests": ["NumericCore", "Scientific"],
    "ConversionTests": ["BigNumbers", "Conversion", "NumericCore", "Scientific"],
    "AlgebraTests": ["Algebra", "BigNumbers", "NumericCore"],
    "ArithmeticTests": ["Arithmetic", "BigNumbers", "Conversion", "NumericCore", "Scientific"],
    "AccuracyTests": [
      "Accuracy", "Arithmetic", "BigNumbers", "Conversion", "NumericCore", "Scientific",
    ],
    "ProfilingTests": [
      "Accuracy", "Arithmetic", "BigNumbers", "CCountingMalloc", "NumericCore", "Profiling",
      "Scientific",
    ],
    "ChartsTests": ["Charts"],
    "CommandTests": [
      "Accuracy", "Arithmetic", "BigNumbers", "Charts", "Conversion", "NumericCore", "Profiling",
      "Scientific", "ulp",
    ],
  ]

  /// The modules that a file imports, each with the line of the import.
  static func imports(_ path: String) throws -> [(line: Substring, module: String)] {
    try Repository.text(path).split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 2, words.count > index + 1,
        words[..<index].allSatisfy({ ["public", "internal", "private", "@testable"].contains($0) })
      else { return nil }
      return (line, String(words[index + 1]))
    }
  }

  /// The module or test target to which a file belongs.
  static func module(_ path: String) -> String { String(path.split(separator: "/")[1]) }

  /// The targets of this package on which a target in the manifest depends; nil if the manifest has
  /// no such target.
  static func dependencies(of name: String, in manifest: String) throws -> Set<String>? {
    let pattern = try Regex<(Substring, Substring)>(
      #"name: "\#(name)",\s*dependencies: \[([^\]]*)\]"#)
    guard let match = try pattern.firstMatch(in: manifest) else { return nil }
    let own = Set(modules.keys).union(tests.keys)
    // Dependencies on products of other packages are calls.
    let plain = match.1.replacing(#/\.product\([^)]*\)/#, with: "")
    return Set(plain.split(separator: "\"").map(String.init).filter(own.contains))
  }
}
