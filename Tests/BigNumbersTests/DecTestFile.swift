import BigNumbers
import Foundation

/// One test case of a .decTest file: an operation, its operands, and the expected result.
struct DecTestCase: Sendable {
  var id: String
  /// The name in lower case.
  var operation: String
  var operands: [String]
  var result: String
  var conditions: DecimalConditions
  var context: DecimalContext
  /// Whether the case belongs to the full arithmetic rather than to the subset of 1996.
  var isExtended: Bool
}

/// A .decTest file: test cases, and directives for the cases after them.
///
/// **Source.** General Decimal Arithmetic Testcases, version 2.44, "Syntax".
struct DecTestFile: Sendable {
  var cases: [DecTestCase] = []
  /// The files that this file includes, as they are named: without a folder, and usually without an
  /// extension.
  var included: [String] = []

  /// A line of a file that is neither a test case nor a directive.
  struct Fault: Error, CustomStringConvertible {
    var line: Int
    var description: String
  }

  init(contentsOf url: URL) throws {
    // Some files have Latin-1 characters in comments, whose reading does not matter.
    try self.init(String(decoding: Data(contentsOf: url), as: UTF8.self))
  }

  init(_ text: String) throws {
    var settings = Settings()
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      do {
        let words = Self.words(of: line)
        guard let first = words.first else { continue }
        if words.count == 2, first.hasSuffix(":"), !words.contains("->") {
          try apply(String(first.dropLast().lowercased()), words[1], to: &settings)
        } else {
          cases.append(try Self.testCase(words, settings))
        }
      } catch let problem as Problem {
        throw Fault(line: index + 1, description: "line \(index + 1): \(problem.text)")
      }
    }
  }

  private struct Problem: Error {
    var text: String
  }

  /// The values that the directives before a test case have set.
  private struct Settings {
    var precision = 9
    var maximumExponent = 999_999_999
    var minimumExponent = -999_999_999
    var rounding = DecimalRounding.nearestAway
    var isClamped = false
    var isExtended = true

    var context: DecimalContext {
      DecimalContext(
        precision: precision, rounding: rounding, minimumExponent: minimumExponent,
        maximumExponent: maximumExponent, isClamped: isClamped)
    }
  }

  private mutating func apply(
    _ directive: String, _ value: String, to settings: inout Settings
  ) throws {
    func integer(_ range: ClosedRange<Int>) throws -> Int {
      guard let number = Int(value), range.contains(number) else {
        throw Problem(text: "\(value) is no \(directive)")
      }
      return number
    }
    let greatest = DecimalContext.greatestExponent
    switch directive {
    case "precision": settings.precision = try integer(1...greatest)
    case "maxexponent": settings.maximumExponent = try integer(0...greatest)
    case "minexponent": settings.minimumExponent = try integer(-greatest...0)
    case "clamp": settings.isClamped = try integer(0...1) == 1
    case "extended": settings.isExtended = try integer(0...1) == 1
    case "rounding":
      guard let rounding = Self.roundings[value.lowercased()] else {
        throw Problem(text: "\(value) is no rounding")
      }
      settings.rounding = rounding
    case "dectest": included.append(value)
    case "version": break
    default: throw Problem(text: "unknown directive \(directive)")
    }
  }

  /// The roundings by their names in the files.
  static let roundings: [String: DecimalRounding] = [
    "ceiling": .up, "down": .towardZero, "floor": .down, "half_down": .nearestZero,
    "half_even": .nearestEven, "half_up": .nearestAway, "up": .awayFromZero,
    "05up": .zeroFiveAway,
  ]

  /// Reads a test case: `id operation operand… -> result condition…`.
  private static func testCase(_ words: [String], _ settings: Settings) throws -> DecTestCase {
    guard let arrow = words.firstIndex(of: "->"), arrow >= 3, words.count > arrow + 1 else {
      throw Problem(text: "neither a directive nor a test case")
    }
    var conditions: DecimalConditions = []
    for name in words[(arrow + 2)...] {
      guard let condition = DecimalConditions(name: name) else {
        throw Problem(text: "unknown condition \(name)")
      }
      conditions.insert(condition)
    }
    return DecTestCase(
      id: words[0], operation: words[1].lowercased(), operands: Array(words[2..<arrow]),
      result: words[arrow + 1], conditions: conditions, context: settings.context,
      isExtended: settings.isExtended)
  }

  /// The words of a line.
  ///
  /// Spaces separate them, and `--` starts a comment. Single or double quotes enclose text with
  /// spaces; a doubled quote inside stands for the quote itself.
  static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var rest = line.drop(while: \.isWhitespace)
    while let first = rest.first {
      if first == "'" || first == "\"" {
        words.append(quoted(first, &rest))
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        if word.hasPrefix("--") { break }
        words.append(String(word))
        rest = rest.dropFirst(word.count)
      }
      rest = rest.drop(while: \.isWhitespace)
    }
    return words
  }

  private static func quoted(_ quote: Character, _ rest: inout Substring) -> String {
    var word = ""
    rest.removeFirst()
    while let next = rest.popFirst() {
      if next == quote {
        guard rest.first == quote else { break }
        rest.removeFirst()
      }
      word.append(next)
    }
    return word
  }
}
