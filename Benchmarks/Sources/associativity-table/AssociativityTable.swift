import Accuracy
import Foundation
import NumericCore
import SuiteSupport

/// Prints how often and how far (a ∘ b) ∘ c and a ∘ (b ∘ c) are apart.
///
///     swift run -c release associativity-table [triples]
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
    print("")
    print("full significands, exponents -3...3; sizes of the differences in ulps, and relative")
    print("operation       bits         differ      %    +-      mean    median  largest  rel.mean")
    let distribution = OperandDistribution.logUniform(span: 3)
    for operation in Association.allCases {
      for bits in [24, 53, 113, 256] {
        let figures = try AssociativityMeasure(bits: bits)
          .figures(operation, distribution, count: count)
        if bits == 53 {
          let onDouble = try AssociativityMeasure<DoubleBackend>()
            .figures(operation, distribution, count: count)
          try KnownAnswer.verifyAgreement(onDouble, operation, distribution)
          print(line(operation, "53 Double", onDouble))
        }
        print(line(operation, "\(bits) BigFloat", figures))
      }
    }
  }

  private static func line(
    _ operation: Association, _ type: String, _ figures: AssociativityFigures
  ) -> String {
    let name = operation.rawValue.padding(toLength: 16, withPad: " ", startingAt: 0)
    let numbers = String(
      format: "%8ld %6.2f %5.2f %9.3f %9.3f %8.0f  %.2e", figures.differing, 100 * figures.rate,
      100 * figures.standardError, figures.meanUlps, figures.medianUlps, figures.greatestUlps,
      Double(figures.meanRelative))
    return name + type.padding(toLength: 12, withPad: " ", startingAt: 0) + numbers
  }
}
