import Arithmetic
import BigNumbers
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An operand: its text and its value.
struct Operand {
  var text: String
  var number: BigRational

  /// The text in a form that can be a term of a sum or product.
  var term: String {
    let bytes = Array(text.utf8)
    if LiteralScanner.starts(in: bytes, at: 0) {
      var scanner = LiteralScanner(bytes)
      if (try? scanner.scan()) != nil, scanner.position == bytes.count { return text }
    }
    return "(\(text))"
  }
}

/// Reads operands separated by white space: numbers, fractions, and expressions without spaces
/// whose value is proven to be rational.
struct OperandReader {
  private let limits: AssocLimits
  private let calculator: Calculator<ExactBackend>
  private let parsing: Limits
  private(set) var operands: [Operand] = []
  /// The warnings about expressions, with the words that they refer to.
  private(set) var warnings: [(warning: Warning, source: [UInt8])] = []
  private var bitCount = 0

  init(limits: AssocLimits) {
    self.limits = limits
    var sizes = Limits()
    sizes.precision = limits[.bits]
    parsing = sizes
    calculator = Calculator(ExactBackend())
  }

  /// Reads words of the command line.
  mutating func read(words: [String]) throws(CommandFailure) {
    for (index, word) in words.enumerated() {
      let bytes = Array(word.utf8)
      for range in Self.words(of: bytes[...]) {
        do throws(CalculatorError) {
          try read(Array(bytes[range]), at: range.lowerBound)
        } catch {
          throw CommandFailure("operand \(index + 1)", error, bytes)
        }
      }
    }
  }

  /// Reads a file or standard input.
  mutating func read(descriptor: Int32) throws(CommandFailure) {
    var source = LineSource(descriptor: descriptor, longestLine: parsing.length)
    while let chunk = try source.next() {
      switch chunk {
      case .overlong(let length, let line):
        let limit = LimitExceeded(limit: .length, allowed: parsing.length, requested: length)
        throw CommandFailure(
          "line \(line)", CalculatorError(.limit, limit.description, nil), [])
      case .lines(let bytes, let first):
        for (offset, line) in bytes.split(
          separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
        ).enumerated() {
          try read(line: Array(line), number: first + offset)
        }
      }
    }
  }

  private mutating func read(line: [UInt8], number: Int) throws(CommandFailure) {
    for range in Self.words(of: line[...]) {
      do throws(CalculatorError) {
        try read(Array(line[range]), at: range.lowerBound)
      } catch {
        let offset = min(error.span?.start ?? range.lowerBound, line.count)
        let column = String(decoding: line[..<offset], as: UTF8.self).count + 1
        throw CommandFailure("line \(number), column \(column)", error, line)
      }
    }
  }

  /// The positions of the words.
  private static func words(of bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    // Only ASCII white space separates words; commas and similar characters may be part of
    // expressions.
    bytes.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map(\.indices)
  }

  private mutating func read(_ word: [UInt8], at offset: Int) throws(CalculatorError) {
    let span = SourceSpan(offset, offset + word.count)
    if let problem = limits.problem(.operands, operands.count + 1) {
      throw CalculatorError(.limit, problem, span)
    }
    let number = try number(word, span)
    bitCount += number.numeratorBits + number.denominatorBits
    if let problem = limits.problem(.bits, bitCount) {
      throw CalculatorError(.limit, problem, span)
    }
    operands.append(Operand(text: String(decoding: word, as: UTF8.self), number: number))
  }

  private mutating func number(_ word: [UInt8], _ span: SourceSpan) throws(CalculatorError)
    -> BigRational
  {
    do {
      return try BigRational(parsing: String(decoding: word, as: UTF8.self), limits: parsing)
    } catch let limit as LimitExceeded {
      throw CalculatorError(
        .limit, limits.problem(.bits, limit.requested ?? .max) ?? limit.description, span)
    } catch {
      return try value(word, span)
    }
  }

  /// Evaluates a word that is not a plain number.
  private mutating func value(_ word: [UInt8], _ span: SourceSpan) throws(CalculatorError)
    -> BigRational
  {
    // The calculator would accept statements here.
    if let place = word.firstIndex(where: { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") }) {
      throw CalculatorError(
        .arguments, "an operand is one number",
        SourceSpan(span.start + place, span.start + place + 1))
    }
    do throws(CalculatorError) {
      let evaluation = try calculator.evaluate(utf8: word)
      warnings += evaluation.warnings.map { ($0, word) }
      guard case .number(let number) = evaluation.value else {
        throw CalculatorError(.arguments, "an operand is one number", nil)
      }
      do throws(ComputationFailure) {
        if let rational = try number.rational() { return rational }
      } catch {
        throw error.explanation
      }
      throw CalculatorError(
        .arguments, "the value is not known as a fraction; write its digits", nil)
    } catch {
      var error = error
      let inner = error.span ?? SourceSpan(0, word.count)
      error.span = SourceSpan(inner.start + span.start, inner.end + span.start)
      throw error
    }
  }
}

extension CommandFailure {
  /// An error with its place at the start of the message: `line 3, column 5`, or the number of the operand.
  fileprivate init(_ place: String, _ error: CalculatorError, _ source: [UInt8]) {
    self.init(error: error, source: source)
    self.error.message = "\(place): \(error.message)"
  }
}
