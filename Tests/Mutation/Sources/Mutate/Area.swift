import Foundation

/// A part of the numeric core; every area gets an equal share of the mutants.
struct Area {
  let name: String
  /// Folders and files below the root of the package.
  let paths: [String]

  static let all = [
    Area(
      name: "kernels",
      paths: [
        "Sources/BigNumbers/Kernels", "Sources/CMPFR/longroot.h", "Sources/CMPFR/shortproduct.h",
        "Sources/CMPFR/shortroot.h", "Sources/CMPFR/shortsum.h",
      ]),
    Area(
      name: "enclosures",
      paths: ["Sources/BigNumbers/Enclosure", "Sources/BigNumbers/Functions/Pages"]),
    Area(
      name: "rounding",
      paths: [
        "Sources/BigNumbers/Context/BigFloatContext+Ziv.swift",
        "Sources/BigNumbers/Context/BigFloatContext+Zeta.swift",
        "Sources/BigNumbers/Context/BigFloatContext+Scaling.swift",
        "Sources/BigNumbers/Backends/RoundedTruth", "Sources/CMPFR/shortnumber.h",
        "Sources/BigNumbers/Decimal/Coefficient",
        "Sources/BigNumbers/Decimal/DecimalContext+Division.swift",
        "Sources/BigNumbers/Decimal/DecimalContext+Finish.swift",
        "Sources/BigNumbers/Decimal/DecimalRounding.swift",
        "Sources/BigNumbers/Exact/GuardedDigits.swift",
        "Sources/BigNumbers/Fixed", "Sources/BigNumbers/Float/Conversions",
        "Sources/BigNumbers/Float/Text", "Sources/BigNumbers/Rational/BigRational+Rounding.swift",
        "Sources/NumericCore/Formats", "Sources/NumericCore/Formatting",
        "Sources/NumericCore/Literals", "Sources/NumericCore/Naturals",
      ]),
    Area(
      name: "proofs",
      paths: [
        "Sources/BigNumbers/Exact/Evaluation", "Sources/BigNumbers/Exact/ExactReal+Digits.swift",
        "Sources/BigNumbers/Exact/ExactReal+Places.swift", "Sources/BigNumbers/Finance",
        "Sources/BigNumbers/Symbolic",
      ]),
  ]

  /// Tables of coefficients hold no decisions; every digit of them has vectors of its own.
  private static let tables = ["ReciprocalGamma+Coefficients.swift"]

  /// The sources, in an order that does not depend on the file system.
  func files(below root: URL) throws -> [String] {
    try paths.flatMap { path -> [String] in
      let place = root.appending(path: path)
      guard try place.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else {
        return [path]
      }
      return try FileManager.default.subpathsOfDirectory(atPath: place.path)
        .map { "\(path)/\($0)" }
    }
    .filter { $0.hasSuffix(".swift") || $0.hasSuffix(".h") }
    .filter { file in !Self.tables.contains { file.hasSuffix($0) } }
    .sorted()
  }
}
