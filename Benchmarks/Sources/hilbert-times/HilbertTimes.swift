import BigNumbers
import Foundation
import NumericCore
import SuiteSupport

/// Solves the Hilbert system H·x = (1, 1, …) and prints the microseconds of processor time of one solution, then the
/// solution; for `Scripts/hilbert-peers`, which compares with gmpy2 and Arb.
///
///     hilbert-times rational 20 100
///     hilbert-times interval 20 100 256
///
/// The last number is a precision in bits. An interval that does not contain the exact solution ends the program.
@main
enum HilbertTimes {
  static func main() throws {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release hilbert-times`")
    #else
      let words = CommandLine.arguments.dropFirst()
      let numbers = words.dropFirst().compactMap { Int($0) }
      guard let type = words.first, numbers.count == words.count - 1, numbers.count >= 2 else {
        stop("usage: hilbert-times rational|interval ORDER REPETITIONS [BITS]")
      }
      let (order, repetitions) = (numbers[0], numbers[1])
      switch (type, numbers.count) {
      case ("rational", 2):
        let solution: [BigRational] = try time(order, repetitions)
        print(solution.map(\.description).joined(separator: " "))
      case ("interval", 3):
        let solution: [BigInterval] = try withPrecision(.bits(numbers[2])) {
          try time(order, repetitions)
        }
        try check(solution, order)
      default: stop("no such system: \(words.joined(separator: " "))")
      }
    #endif
  }

  /// Prints the time of a solution, which starts from a finished matrix.
  private static func time<Scalar: Field>(_ order: Int, _ repetitions: Int) throws -> [Scalar] {
    let (rows, right) = hilbertSystem(order, of: Scalar.self)
    var solution = try solved(rows, right)
    let start = clock()
    for _ in 0..<repetitions { solution = try solved(rows, right) }
    print(Double(clock() - start) * 1e6 / Double(CLOCKS_PER_SEC) / Double(repetitions))
    return solution
  }

  /// Prints the bits of the widest enclosure, relative to its magnitude.
  private static func check(_ enclosures: [BigInterval], _ order: Int) throws {
    let (rows, right) = hilbertSystem(order, of: BigRational.self)
    let exact = try solved(rows, right)
    for (enclosure, value) in zip(enclosures, exact) where !enclosure.contains(value) {
      stop("\(enclosure) does not contain \(value)")
    }
    let bits = enclosures.map { $0.magnitude.exponent - $0.width.exponent }
    print(bits.min() ?? 0)
  }
}
