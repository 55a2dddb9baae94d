import NumericCore
import Profiling

/// Figures for people, with a unit that keeps them short.
enum BenchFigures {
  /// A time such as `8.21 ns`, `1.25 µs`, `3.4 ms` or `2.1 s`.
  static func time(_ nanoseconds: Double) -> String {
    scaled(nanoseconds, [(1e9, " s"), (1e6, " ms"), (1e3, " µs"), (0, " ns")])
  }

  /// A number such as `12.2 M`, `870 k` or `3.2`.
  static func count(_ count: Double) -> String {
    scaled(count, [(1e9, " G"), (1e6, " M"), (1e3, " k"), (0, "")])
  }

  static func percent(_ part: Double) -> String {
    "\(figure(part * 100, digits: 2)) %"
  }

  /// Correct digits, with decimals if they are few.
  static func digits(_ digits: Double) -> String { figure(digits, digits: digits < 10 ? 2 : 3) }

  /// A number with some significant digits, without an exponent if that is readable.
  static func figure(_ x: Double, digits count: Int) -> String {
    guard x.isFinite else { return "infinite" }
    let digits = DoubleBackend().digits(of: x, radix: 10, .significant(count))
    return digits.text(
      as: NumberFormat(style: x < 1e-3 || x >= 1e6 ? .auto : .fixed, digits: count))
  }

  private static func scaled(_ x: Double, _ units: [(size: Double, name: String)]) -> String {
    let unit = units.first { x >= $0.size } ?? (0, "")
    return figure(unit.size > 0 ? x / unit.size : x, digits: 3) + unit.name
  }
}
