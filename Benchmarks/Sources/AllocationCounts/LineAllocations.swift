import Arithmetic
import NumericCore
import Profiling

/// The allocations for a line that a calculator reads, computes and writes, as a batch does for
/// each line.
public enum LineAllocations {
  /// A line whose allocations are counted.
  public struct Line: Sendable {
    /// A description of the line.
    public let name: String
    /// Its text.
    public let source: String
    /// Whether it calls functions that MPFR computes for numbers with many bits.
    public let callsFunctions: Bool
  }

  /// The lines that are counted.
  public static let lines = [
    Line(name: "sum", source: "1.5+2.25", callsFunctions: false),
    Line(
      name: "functions", source: "exp(1.5)*sin(0.7)+ln(3.2)/atan(2.5)", callsFunctions: true),
    Line(name: "list", source: "mean([1, 2, 4, 5])", callsFunctions: false),
  ]

  /// The allocations for one line.
  public static func count<Backend: NumericBackend>(
    _ line: String, _ backend: Backend
  ) throws -> Double {
    let passes = 100
    let calculator = Calculator(backend)
    let source = Array(line.utf8)
    func answer() throws -> Int {
      guard case .number(let number) = try calculator.evaluate(utf8: source).value else { return 0 }
      return try backend.format(number, as: NumberFormat(digits: 15)).text.utf8.count
    }
    // The first answers fill caches.
    for _ in 0..<passes where try answer() == 0 {
      throw NoNumber(description: "\(line) is no number")
    }
    let count = try AllocationCount.counted {
      for _ in 0..<passes { _ = try answer() }
    }.allocations
    return Double(count) / Double(passes)
  }
}
