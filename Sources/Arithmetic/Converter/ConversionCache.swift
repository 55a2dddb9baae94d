public import Conversion
public import NumericCore
import Synchronization

/// Conversions of a number from one unit to another, taken apart once: a million lines `10 km to mi` ask for few
/// pairs of units.
public final class ConversionCache: Sendable {
  /// What follows the number of such a line. A class, because every line takes one.
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

  /// Tails by their text; nil for what the engine has to look at. Bounded, so that a file of different lines does not
  /// fill the memory.
  private let tails = Mutex<[ArraySlice<UInt8>: Tail?]>([:])
  private static let mostTails = 1000

  /// An empty cache.
  public init() {}

  /// The number and the tail of a line `10 km to mi`; nil for anything else.
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

  /// The exact result of a line `10 km to m`, where that is a decimal of at most 19 digits and ordinary size, with the symbol
  /// of its unit; nil for anything else.
  public func decimal(of line: [UInt8]) -> (digits: NumberDigits, unit: String)? {
    guard let (number, tail) = parts(of: line),
      let value = tail.decimal?.decimal(of: number), case .word(let word) = value.coefficient
    else { return nil }
    let digits = Array(String(word).utf8)
    let exponent = value.exponent + digits.count
    // Beyond these, notations differ.
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

  /// The tail of a quantity and one unit, about which there is nothing to say.
  private static func read(_ text: ArraySlice<UInt8>) -> Tail? {
    guard let line = try? ConversionLine(utf8: [UInt8(ascii: "1")] + text), !line.hasNotices,
      let unit = line.unit, let conversion = unit.conversion(to: line.target),
      !conversion.isReciprocal, conversion.note == nil, !line.target.terms.isEmpty
    else { return nil }
    return Tail(conversion.ratio, line.target)
  }
}

/// A number that was converted by way of a cache.
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

  /// The symbol of its unit.
  @inlinable public var symbol: String { tail.symbol }
  /// The same as the value of a line.
  @inlinable public var evaluation: Evaluation<Number> {
    Evaluation(value: .quantity(number, tail.unit), isExact: isExact, warnings: [])
  }
}

extension Calculator {
  /// The value of a line that is one conversion of one number, by way of a cache; nil where the line is another, or
  /// has something to be said about.
  @inlinable
  public func conversion(
    _ line: [UInt8], _ cache: ConversionCache
  ) throws(CalculatorError) -> CachedConversion<Backend.Number>? {
    guard let (literal, tail) = cache.parts(of: line) else { return nil }
    do throws(Backend.Failure) {
      let (number, isExact) = try backend.recordingExactness { () throws(Backend.Failure) in
        try backend.scaled(try backend.number(literal), by: tail.ratio)
      }
      // What is extreme is looked at step by step.
      guard backend.isRegular(number) else { return nil }
      return CachedConversion(number: number, isExact: isExact, tail: tail)
    } catch {
      return nil
    }
  }
}
