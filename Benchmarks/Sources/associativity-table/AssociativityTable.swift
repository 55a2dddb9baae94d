import Accuracy
import AssociativityCases
import Foundation
import NumericCore
import SuiteSupport

/// Prints how often and by how much (a ∘ b) ∘ c and a ∘ (b ∘ c) differ, for each distribution of
/// operands.
///
///     swift run -c release associativity-table [triples]
///
/// `Scripts/associativity_rates.py` recomputes every line.
@main
enum AssociativityTable {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count <= 1, let count = Int(arguments.first ?? "100000"), count > 0 else {
      stop("usage: associativity-table [triples]")
    }
    orStop { try printTable(count) }
  }

  private static func printTable(_ count: Int) throws {
    let known = try KnownAnswer.verifyDouble(count: count)
    print("multiples of 2^-53 in [0, 1): \(known.differing) of \(count) sums differ, as expected")
    print("sizes of the differences in ulps of the exact value, and relative to it")
    for distribution in AssociativityCases.distributions {
      print("\n\(distribution.name): \(summary(distribution))")
      print(
        "operation       bits              differ         %  3 sigma        mean      median"
          + "    largest    rel.mean")
      for operation in Association.allCases { try printRows(operation, distribution, count) }
    }
  }

  private static func summary(_ distribution: OperandDistribution) -> String {
    switch distribution {
    case .multiplesInUnitInterval: "multiples of 2^-53 in [0, 1), rounded to the format"
    case .uniform: "real numbers between 0 and 1, rounded to the format"
    case .logUniform(let span): "full significands of either sign, exponents \(-span)...\(span)"
    }
  }

  private static func printRows(
    _ operation: Association, _ distribution: OperandDistribution, _ count: Int
  ) throws {
    for bits in AssociativityCases.precisions {
      if bits == 53 {
        let onDouble = try AssociativityMeasure<DoubleBackend>()
          .figures(operation, distribution, count: count)
        try KnownAnswer.verifyAgreement(onDouble, operation, distribution)
        print(line(operation, "53 Double", onDouble))
      }
      let figures = try AssociativityMeasure(bits: bits)
        .figures(operation, distribution, count: count)
      print(line(operation, "\(bits) BigFloat", figures))
    }
  }

  private static func line(
    _ operation: Association, _ type: String, _ figures: AssociativityFigures
  ) -> String {
    let name = operation.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0)
    let differing = "\(figures.differing) of \(figures.count)"
    let numbers = String(
      format: "%9.3f %8.3f %11.4f %11.4f %10.4g  %.4e", 100 * figures.rate,
      300 * figures.standardError, figures.meanUlps, figures.medianUlps, figures.greatestUlps,
      Double(figures.meanRelative))
    return name + type.padding(toLength: 12, withPad: " ", startingAt: 0)
      + String(repeating: " ", count: max(1, 18 - differing.count)) + differing + numbers
  }
}
