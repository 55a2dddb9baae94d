import Foundation
import NumberTypeCases
import SuiteSupport

/// The text of the table.
enum RatioTable {
  private static let columns = NumberForm.allCases.filter { $0.baseline != $0 }

  static func explanation(_ rounds: Rounds) -> String {
    """
    Time over that of the same MPFR calls in C: means of \(rounds.count) rounds over the whole table
    without the least and greatest tenth, in each of them the median of the quicker half of
    \(rounds.plan.samples) ratios, each of four samples in turns.
    C     ns of one operation in C
    into  BigFloat.add(a, b, into: &r)      acc   BigFloat.add(a, b, into: &r), r an accumulator
    new   r = a + b                         x=    x += b; for sqrt, x = √(x·a)
    acc=  x.add(b), x an accumulator        []    operands read from arrays, else in variables
    An ! marks a ratio above its target.

    """
  }

  static var header: String {
    "op     bits          C" + columns.map { pad($0.rawValue, 8) }.joined()
  }

  static func line(_ row: RatioRow) -> String {
    let name = row.operation.name.padding(toLength: 5, withPad: " ", startingAt: 0)
    let cells = columns.map { form in
      guard let ratio = row.ratios[form] else { return pad("-", 8) }
      let most = Target.most(form, row.operation, bits: row.bits)
      return pad(number(ratio, decimals: 2), 7) + (ratio > most ?? .infinity ? "!" : " ")
    }
    return name + pad(String(row.bits), 6) + pad(number(row.time, decimals: 1), 11) + cells.joined()
  }

  /// FixedFloat, whose results need no allocation.
  static func fixed(_ timed: FixedCase, _ rounds: Rounds) throws -> String {
    let cells = try NumberOperation.allCases.map { operation in
      let passes = rounds.plan.passesInTurns { timed.run(.cHeld, operation, $0) }
      let ratios = try FixedForm.allCases.filter { $0.baseline != $0 }.map { form in
        try timed.check(form, operation)
        let ratio = rounds.compare(passes: passes) {
          timed.run(form.baseline, operation, passes)
        } _: {
          timed.run(form, operation, passes)
        }.ratio
        return number(ratio, decimals: 2) + (ratio > Target.fixedMost ? "!" : "")
      }
      return "\(operation.name) " + ratios.joined(separator: " ")
    }
    return "FixedFloat, \(timed.bits) bits, variables and []: " + cells.joined(separator: "  ")
  }

  /// The sums of products.
  static func sums(bits: Int, _ rounds: Rounds) throws -> String {
    let timed = try DotCase(bits: bits)
    let cells = try DotCase.Form.allCases.filter { $0.baseline != $0 }.map { form in
      try timed.check(form)
      let passes = rounds.plan.passesInTurns { timed.run(form.baseline, passes: $0) }
      let (base, ratio) = rounds.compare(passes: passes) {
        timed.run(form.baseline, passes: passes)
      } _: {
        timed.run(form, passes: passes)
      }
      return "\(form.baseline.rawValue) \(number(base / 1000, decimals: 1)) µs, "
        + "\(form.rawValue) \(number(ratio, decimals: 2))"
    }
    return "1000 products, \(bits) bits: " + cells.joined(separator: ";  ")
  }

  /// Whole numbers: the time in C and the ratio of BigInteger for each size.
  static func wholeNumbers(_ operation: IntegerCase.Operation, _ rounds: Rounds) throws -> String {
    let cells = try operation.sizes.map { bits in
      let timed = try IntegerCase(operation, bits: bits)
      try timed.check(operation)
      let passes = rounds.plan.passesInTurns { timed.runInC(operation, passes: $0) }
      let (base, ratio) = rounds.compare(passes: passes) {
        timed.runInC(operation, passes: passes)
      } _: {
        timed.run(operation, passes: passes)
      }
      return "\(bits) bits \(number(base / 50, decimals: 1)) ns, \(number(ratio, decimals: 2))"
    }
    return "BigInteger \(operation.rawValue): " + cells.joined(separator: ";  ")
  }

  /// The operations on Double, for comparison.
  static func doubles(_ rounds: Rounds) throws -> String {
    let timed = try DoubleCase()
    let cells = try NumberOperation.allCases.map { operation in
      try timed.check(operation)
      let passes = rounds.plan.passesInTurns { timed.run(operation, passes: $0) }
      let samples = (0..<rounds.plan.samples).map { _ in
        rounds.plan.processorTime { timed.run(operation, passes: passes) }
          / Double(passes * OperandTexts.count)
      }
      return "\(operation.name) \(number(median(samples), decimals: 2))"
    }
    return "Double, 53 bits, ns: " + cells.joined(separator: "  ")
  }

  /// The overhead of measuring, relative to the shortest sample of the table.
  static func overhead(_ rounds: Rounds) -> String {
    let share = rounds.plan.overheadShare()
    if share > SamplingPlan.greatestOverhead {
      stop("\(number(100 * share, decimals: 2)) % of a sample are spent on measuring it")
    }
    return "measuring an empty body: \(number(rounds.plan.overhead(), decimals: 0)) ns, "
      + "\(number(100 * share, decimals: 3)) % of a sample"
  }

  static func number(_ value: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
