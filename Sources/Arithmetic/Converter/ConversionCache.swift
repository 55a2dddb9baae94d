public import Conversion
public import NumericCore
import Synchronization

/// A cache of parsed conversions, because a million lines such as `10 km to mi` contain few
/// different pairs of units.
public final class ConversionCache: Sendable {
  /// The part of such a line after the number; a class, because it is passed for every line.
  @usableFromInline
  final class Tail: Sendable {
    @usableFromInline let ratio: ExactRatio
    @usableFromInline let unit: Unit
    /// The factor without a divisor, if it is a finite decimal.
    let decimal: ExactRatio?
    @usableFromInline let symbol: String

    init(_ ratio: ExactRatio, _ unit: Unit) {
      self.ratio = ratio
      self.unit = unit
      decimal = ratio.asDecimal
      symbol = unit.symbol
    }
  }

  /// The parsed tails by their text; nil for tails that the calculator has to process.
  ///
  /// Their number is bounded to bound the memory.
  private let tails = Mutex<[ArraySlice<UInt8>: Tail?]>([:])
  private static let mostTails = 1000

  /// An empty cache.
  public init() {}

  /// The number and the tail of a line such as `10 km to mi`; nil for any other line.
  @usableFromInline
  func parts(of line: [UInt8]) -> (number: ExactLiteral, tail: Tail)? {
    let isNegative = line.first == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    guard LiteralScanner.starts(in: line, at: start) else { return nil }
    var scanner = LiteralScanner(line, at: start)
    guard var number = try? scanner.scan() else { return nil }
    number.isNegative = isNegative
    guard let tail = tail(line[scanner.position...]) else { return nil }
    return (number, tail)
  }

  /// The exact result of a line such as `10 km to m` with the symbol of its unit, where it is a
  /// decimal of at most 19 digits and moderate exponent; nil for any other line.
  public func decimal(of line: [UInt8]) -> (digits: NumberDigits, unit: String)? {
    guard let (number, tail) = parts(of: line),
      let value = tail.decimal?.decimal(of: number), case .word(let word) = value.coefficient
    else { return nil }
    let digits = Array(String(word).utf8)
    let exponent = value.exponent + digits.count
    // Outside this range the formats write the number in different ways.
    guard word == 0 || (-5...20).contains(exponent) else { return nil }
    return (
      NumberDigits(
        isNegative: value.isNegative, digits: digits, exponent: exponent, isExact: true),
      tail.symbol
    )
  }

  private func tail(_ text: ArraySlice<UInt8>) -> Tail? {
    if let known = tails.withLock({ $0[text] }) { return known }
    let tail = Self.read(text)
    tails.withLock { tails in
      if tails.count < Self.mostTails { tails[ArraySlice(Array(text))] = .some(tail) }
    }
    return tail
  }

  /// Parses the tail with one target unit; nil if it is anything else or causes a warning.
  private static func read(_ text: ArraySlice<UInt8>) -> Tail? {
    guard let line = try? ConversionLine(utf8: [UInt8(ascii: "1")] + text), !line.hasNotices,
      let unit = line.unit, let conversion = unit.conversion(to: line.target),
      !conversion.isReciprocal, conversion.root == nil, conversion.note == nil,
      !line.target.terms.isEmpty
    else { return nil }
    return Tail(conversion.ratio, line.target)
  }
}

/// A number that was converted by a cache.
public struct CachedConversion<Number: Sendable>: Sendable {
  /// The converted number.
  public let number: Number
  /// Whether nothing was rounded; nil when that is unknown.
  public let isExact: Bool?
  @usableFromInline let tail: ConversionCache.Tail

  @inlinable
  init(number: Number, isExact: Bool?, tail: ConversionCache.Tail) {
    self.number = number
    self.isExact = isExact
    self.tail = tail
  }

  /// The symbol of the unit of the result.
  @inlinable public var symbol: String { tail.symbol }
  /// The same result as the value of a line.
  @inlinable public var evaluation: Evaluation<Number> {
    Evaluation(value: .quantity(number, tail.unit), isExact: isExact, warnings: [])
  }
}

extension Calculator {
  /// The value of a line that is one conversion of one number, by way of a cache; nil where the
  /// line is anything else or causes a warning.
  @inlinable
  public func conversion(
    _ line: [UInt8], _ cache: ConversionCache
  ) throws(CalculatorError) -> CachedConversion<Backend.Number>? {
    guard let (literal, tail) = cache.parts(of: line) else { return nil }
    do throws(Backend.Failure) {
      let (number, isExact) = try backend.recordingExactness { () throws(Backend.Failure) in
        try backend.scaled(try backend.number(literal), by: tail.ratio)
      }
      // Zeros, infinities and NaN are processed by the general way.
      guard backend.isRegular(number) else { return nil }
      return CachedConversion(number: number, isExact: isExact, tail: tail)
    } catch {
      return nil
    }
  }
}
