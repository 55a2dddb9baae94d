import BigNumbers
import Foundation
import GenericKernels
import NumericCore
import SuiteSupport

/// Prints what generic code costs in another module, over the same code written for the type.
///
///     swift run -c release generic-ratios [--quick]
@main
enum GenericRatios {
  static func main() throws {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release generic-ratios`")
    #else
      let arguments = Array(CommandLine.arguments.dropFirst())
      guard arguments.allSatisfy({ $0 == "--quick" }) else {
        stop("usage: generic-ratios [--quick]")
      }
      let plan = arguments.isEmpty ? SamplingPlan.turns : .quick
      print(
        "ns of one step written for the type, and the time of generic code of another module over it"
      )
      print("                            concrete  @inlinable  specialized    unmarked")
      let direct: [(String, () throws -> [Row])] = [
        ("Double", { try rows(concreteDouble, plan) }),
        ("FixedFloat<4>", { try rows(concrete4, plan) }),
        ("FixedFloat<16>", { try rows(concrete16, plan) }),
        ("BigFloat, 256 bits", { try withPrecision(.bits(256)) { try rows(concreteBig, plan) } }),
      ]
      for (name, measure) in direct {
        for row in try measure() { print(row.line(name)) }
      }
    #endif
  }

  /// The nanoseconds of one step, and the ratios of the generic forms.
  struct Row {
    let kernel: String
    let time: Double
    let ratios: [Double]

    func line(_ type: String) -> String {
      (type + " " + kernel).padding(toLength: 28, withPad: " ", startingAt: 0)
        + String(format: "%8.1f", time) + ratios.map { String(format: "%12.2f", $0) }.joined()
    }
  }

  /// Times all forms of the three loops in turns with the concrete one.
  private static func rows<Scalar: Field>(_ concrete: Forms<Scalar>, _ plan: SamplingPlan) throws
    -> [Row]
  {
    let numbers = (1...100).map { Scalar($0) / 101 }
    let calls: [(String, (Forms<Scalar>) -> Scalar)] = [
      ("dot", { $0.dot(numbers, numbers) }),
      ("Horner", { $0.polynomial(numbers, numbers[60]) }),
      ("Newton", { $0.root(numbers[60], 1, numbers.count) }),
    ]
    return calls.map { name, call in
      let expected = "\(call(concrete))"
      func run(_ forms: Forms<Scalar>) -> (Int) -> Void {
        if "\(call(forms))" != expected { stop("\(name) of \(Scalar.self) is not \(expected)") }
        return { for _ in 0..<$0 { _ = call(forms) } }
      }
      let base = run(concrete)
      let passes = plan.passesInTurns(base)
      let results = concrete.others.map { forms in
        let form = run(forms)
        return plan.compareInTurns(passes: passes) {
          base(passes)
        } _: {
          form(passes)
        }
      }
      return Row(
        kernel: name, time: results[0].baseline / Double(numbers.count),
        ratios: results.map(\.ratio))
    }
  }
}
