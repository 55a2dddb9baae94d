import Foundation
import NumberTypeCases

/// The text of the table.
enum RatioTable {
  /// Order of columns: each form behind its own baseline.
  private static let columns: [NumberForm] = [
    .cResult, .intoResult, .allocating, .cHeld, .held, .cAccumulator, .inPlace,
  ]

  private static func width(_ form: NumberForm) -> Int { max(8, form.rawValue.count + 2) }

  static func explanation(_ plan: SamplingPlan) -> String {
    """
    ns per operation, medians of \(plan.samples) samples taken in turns; x = ratio to C
    C, into, allocating: r = a ∘ b into one r, BigFloat.add(a, b, into: &r), r = a + b
    C held, held: as into, with a and b in variables instead of an array, in another order
    C in place, in place: x ∘= b in C, x += b; for sqrt, x = √(x·a) with formSquareRoot()

    """
  }

  static var header: String {
    let cells = columns.map { form in
      pad(form.rawValue, width(form)) + (form.baseline == form ? "" : pad("x", 6))
    }
    return "op     bits" + cells.joined()
  }

  static func line(_ row: RatioRow) -> String {
    let name = row.operation.name.padding(toLength: 5, withPad: " ", startingAt: 0)
    let cells = columns.map { form in
      let time = pad(row.times[form].map { number($0, decimals: 1) } ?? "-", width(form))
      if form.baseline == form { return time }
      return time + pad(row.ratios[form].map { number($0, decimals: 2) } ?? "-", 6)
    }
    return name + pad(String(row.bits), 6) + cells.joined()
  }

  /// The operations on Double, for scale.
  static func doubles(_ plan: SamplingPlan) throws -> String {
    let timed = try DoubleCase()
    let cells = try NumberOperation.allCases.map { operation in
      try timed.check(operation)
      let passes = plan.passes { timed.run(operation, passes: $0) }
      let samples = (0..<plan.samples).map { _ in
        plan.nanoseconds(passes: passes) { timed.run(operation, passes: passes) }
      }
      return "\(operation.name) \(number(median(samples), decimals: 2))"
    }
    return "Double, 53 bits, ns: " + cells.joined(separator: "  ")
  }

  static func number(_ value: Double, decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}

/// Mean and worst ratio of each form.
struct RatioSummary {
  private var rows: [RatioRow] = []

  mutating func add(_ row: RatioRow) { rows.append(row) }

  var text: String {
    let lines = NumberForm.allCases.filter { $0.baseline != $0 }.map { form in
      let found = rows.compactMap { row in row.ratios[form].map { (row, $0) } }
      let logarithms = found.map { log($0.1) }
      let mean = exp(logarithms.reduce(0, +) / Double(max(1, found.count)))
      let worst = found.max { $0.1 < $1.1 }
      let place = worst.map { "\($0.0.operation.name) at \($0.0.bits) bits" } ?? "nothing"
      return "\(form.rawValue): geometric mean \(RatioTable.number(mean, decimals: 2)), most "
        + "\(RatioTable.number(worst?.1 ?? 0, decimals: 2)) (\(place))"
    }
    return "\n" + lines.joined(separator: "\n")
  }
}
