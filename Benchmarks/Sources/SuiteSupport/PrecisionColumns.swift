import Foundation

/// A table of ratios to MPFR with a column for each precision, from the arguments `[--quick] [bits ...]`.
public struct PrecisionColumns {
  /// The precisions, in bits.
  public let bits: [Int]
  /// How ratios are sampled.
  public let plan: SamplingPlan
  private let nameWidth: Int

  /// Reads the arguments of a program; ends it if they are wrong.
  public init(program: String, standard: [Int], nameWidth: Int, plan: SamplingPlan) {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release \(program)`")
    #else
      let arguments = Array(CommandLine.arguments.dropFirst())
      let numbers = arguments.filter { $0 != "--quick" }
      bits = numbers.isEmpty ? standard : numbers.compactMap { Int($0) }
      if bits.count < numbers.count { stop("usage: \(program) [--quick] [bits ...]") }
      self.plan = arguments.contains("--quick") ? .quick : plan
      self.nameWidth = nameWidth
    #endif
  }

  /// Prints what the columns are.
  public func printHeader() {
    print("Time over that of MPFR, and the nanoseconds of MPFR; medians of \(plan.samples).\n")
    printRow("bits", bits.map(String.init))
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
