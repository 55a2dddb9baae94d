import Foundation

/// A table of ratios to MPFR or Arb with a column for each precision, from the arguments
/// `[--quick] [--arb LIBRARY] [bits ...] [names ...]`.
public struct PrecisionColumns {
  /// The precisions, in bits.
  public let bits: [Int]
  /// The rows that are asked for; all if there are none.
  private let names: [String]
  /// The path of a FLINT library with whose functions is compared, in place of MPFR's.
  public let arb: String?
  /// How ratios are sampled.
  public let plan: SamplingPlan
  private let nameWidth: Int
  /// The library with whose functions is compared otherwise.
  private let peer: String

  /// Reads the arguments of a program that has these rows, and `--arb` where it has that option; ends it if they are wrong.
  public init(
    program: String, standard: [Int], rows: [String], plan: SamplingPlan, hasArb: Bool = false,
    peer: String = "MPFR"
  ) {
    self.peer = peer
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release \(program)`")
    #else
      var arguments = Array(CommandLine.arguments.dropFirst())
      if hasArb, let option = arguments.firstIndex(of: "--arb"), option + 1 < arguments.count {
        arb = arguments[option + 1]
        arguments.removeSubrange(option...option + 1)
      } else {
        arb = nil
      }
      let numbers = arguments.compactMap { Int($0) }
      bits = numbers.isEmpty ? standard : numbers
      names = arguments.filter { $0 != "--quick" && Int($0) == nil }
      if let unknown = names.first(where: { !rows.contains($0) }) {
        let options = hasArb ? "[--quick] [--arb LIBRARY]" : "[--quick]"
        stop("'\(unknown)' is no row; usage: \(program) \(options) [bits ...] [names ...]")
      }
      self.plan = arguments.contains("--quick") ? .quick : plan
      nameWidth = 2 + (rows.map(\.count).max() ?? 0)
    #endif
  }

  /// Whether a row is asked for.
  public func includes(_ name: String) -> Bool { names.isEmpty || names.contains(name) }

  /// Prints what the columns are.
  public func printHeader() {
    let peer = arb == nil ? peer : "Arb"
    print(
      "Time over that of \(peer), and the nanoseconds of \(peer); medians of \(plan.samples).\n")
    printRow("bits", bits.map(String.init))
  }

  /// Prints the header, a row for each case that is asked for, with what `measure` finds at a precision, and the geometric mean of
  /// each column; returns whether there was anything to measure.
  public func printTable<Case>(
    _ cases: [Case], label: (Case) -> String,
    measure: (Case, _ bits: Int) throws -> (baseline: Double, ratio: Double)?
  ) rethrows -> Bool {
    printHeader()
    var logarithms = bits.map { _ in [Double]() }
    for row in cases where includes(label(row)) {
      let cells = try bits.enumerated().map { index, bits in
        guard let (time, ratio) = try measure(row, bits) else { return "-" }
        logarithms[index].append(log(ratio))
        return Self.cell(ratio, time)
      }
      printRow(label(row), cells)
    }
    let means = logarithms.map { exp($0.reduce(0, +) / Double($0.count)) }
    printRow("mean", means.map { String(format: "%.3f", $0) })
    return logarithms.contains { !$0.isEmpty }
  }

  /// Prints a row of texts.
  public func printRow(_ name: String, _ cells: [String]) {
    print(pad(name, nameWidth) + cells.map { pad($0, 18) }.joined())
  }

  /// The text of a ratio and of the time to which it relates.
  public static func cell(_ ratio: Double, _ time: Double) -> String {
    String(format: "%.2f (%.0f)", ratio, time)
  }

  private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
