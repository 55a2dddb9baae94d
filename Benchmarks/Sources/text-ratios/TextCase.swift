import BigNumbers
import CBaseline
import NumericCore
import SuiteSupport

/// Numbers of one precision and their decimals, in this package and in C on MPFR.
final class TextCase {
  /// What is timed.
  enum Conversion: String, CaseIterable {
    case write, shortest, read
  }

  private let bits: Int
  private let texts: [String]
  private let numbers: [BigFloat]
  private let inC: OpaquePointer

  /// Numbers between 2^−40 and 2^40 with as many digits as their precision has.
  init(bits: Int, count: Int) throws {
    guard let inC = c_texts_create(bits, count) else { stop("no memory") }
    (self.bits, self.inC) = (bits, inC)
    let digits = Self.digits(bits)
    var generator = SplitMix64(seed: 27)
    texts = (0..<count).map { index in
      let number = FullSignificand(bits: bits, exponents: -40...40, using: &generator)
      let value = orStop { try BigFloat(number.magnitudeText, precision: .bits(bits)) }
      let text = value.digits(radix: 10, .significant(digits), .nearestEven).text(
        as: NumberFormat(style: .scientific))
      return index % 2 == 0 ? text : "-" + text
    }
    numbers = texts.map { text in orStop { try BigFloat(text, precision: .bits(bits)) } }
    for (index, text) in texts.enumerated() {
      guard c_texts_set(inC, index, text),
        c_texts_value_is(inC, index, Self.hexadecimal(numbers[index]))
      else { stop("MPFR does not read \(text.prefix(80)) as \(numbers[index])") }
      let written = numbers[index].digits(radix: 10, .significant(digits), .nearestEven)
      let expected = String(cString: c_texts_digits(inC, index, digits))
      let sign = index % 2 == 0 ? "" : "-"
      guard sign + String(decoding: written.digits, as: UTF8.self) == expected
      else { stop("MPFR writes \(expected.prefix(80))") }
    }
  }

  deinit { c_texts_destroy(inC) }

  private static func digits(_ bits: Int) -> Int { Int(Double(bits) * 0.30103) + 2 }

  private static func hexadecimal(_ x: BigFloat) -> String {
    x.bits().text(as: NumberFormat(style: .hex, showsNegativeZero: true))
  }

  /// The nanoseconds of MPFR for one number, and the ratio to them.
  func measure(_ conversion: Conversion, _ plan: SamplingPlan) throws -> (Double, ratio: Double) {
    let digits = conversion == .shortest ? 0 : Self.digits(bits)
    let inC = inC
    func runInC(_ passes: Int) {
      switch conversion {
      case .read: c_texts_read(inC, passes)
      case .write, .shortest: c_texts_write(inC, digits, passes)
      }
    }
    let passes = plan.passes { runInC($0) }
    let (time, ratio) = try plan.compare(passes: passes) {
      runInC(passes)
    } _: {
      try run(conversion, digits, passes)
    }
    return (time / Double(texts.count), ratio)
  }

  private func run(_ conversion: Conversion, _ digits: Int, _ passes: Int) throws {
    let precision = Precision.bits(bits)
    for _ in 0..<passes {
      switch conversion {
      case .read: for text in texts { _ = try BigFloat(text, precision: precision) }
      case .write:
        for number in numbers { _ = number.digits(radix: 10, .significant(digits), .nearestEven) }
      case .shortest:
        for number in numbers { _ = number.digits(radix: 10, .shortest, .nearestEven) }
      }
    }
  }
}
