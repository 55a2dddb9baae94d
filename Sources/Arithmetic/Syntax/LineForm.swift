import NumericCore

/// A line of numbers, names, `+ - * / ^` and parentheses, apart from its numbers: lines of one form differ only in them.
///
/// Lines in which the digits of a number decide how the text is read have no form: products without a sign, units,
/// mixed fractions, groups of thousands. Numbers that may be parts of a date belong to the text.
struct LineForm {
  /// The line with a zero byte in place of each number.
  private(set) var text: [UInt8] = []
  /// The numbers, in order, and their places in the line.
  private(set) var numbers: [(value: ExactLiteral, place: SourceSpan)] = []

  /// Longer lines are rarely repeated.
  private static var longestLine: Int { 200 }

  /// The form of a line; nil if it has none.
  init?(_ line: [UInt8]) {
    guard line.count <= Self.longestLine else { return nil }
    text.reserveCapacity(line.count)
    numbers.reserveCapacity(4)
    var position = 0
    var expectsOperand = true
    while position < line.count {
      let start = position
      let byte = line[position]
      position += 1
      switch byte {
      case UInt8(ascii: " "): break
      case UInt8(ascii: "+"), UInt8(ascii: "-"): expectsOperand = true
      case UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "^"):
        guard !expectsOperand else { return nil }
        expectsOperand = true
      case UInt8(ascii: "("):
        guard expectsOperand else { return nil }
      case UInt8(ascii: ")"):
        guard !expectsOperand else { return nil }
      case UInt8(ascii: ","):
        guard !expectsOperand, position < line.count, line[position] == UInt8(ascii: " ") else {
          return nil
        }
        expectsOperand = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        guard expectsOperand, let end = readNumber(line, start) else { return nil }
        position = end
        expectsOperand = false
        continue
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        guard expectsOperand else { return nil }
        while position < line.count, Parser.isNamePart(line[position]) { position += 1 }
        text += line[start..<position]
        // Behind the name of a function its arguments begin.
        if position < line.count, line[position] == UInt8(ascii: "(") { continue }
        expectsOperand = false
        continue
      default: return nil
      }
      text.append(byte)
    }
    if expectsOperand { return nil }
  }

  /// Reads a number; returns the place behind it, or nil if it is followed by what may change its meaning.
  private mutating func readNumber(_ line: [UInt8], _ start: Int) -> Int? {
    var scanner = LiteralScanner(line, at: start)
    guard let number = try? scanner.scan(), number.base == 10 else { return nil }
    let end = scanner.position
    guard end == line.count || Self.endsNumber(line[end]) else { return nil }
    if Self.mayBePartOfDate(line, start, end) {
      text += line[start..<end]
    } else {
      text.append(0)
      numbers.append((number, SourceSpan(start, end)))
    }
    return end
  }

  private static func endsNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"),
      UInt8(ascii: "/"), UInt8(ascii: "^"), UInt8(ascii: ")"), UInt8(ascii: ","):
      true
    default: false
    }
  }

  /// Whether a number of up to four digits touches another number across `-` or `/`.
  private static func mayBePartOfDate(_ line: [UInt8], _ start: Int, _ end: Int) -> Bool {
    guard end - start <= 4, line[start..<end].allSatisfy(Parser.isDigit) else { return false }
    return (end + 1 < line.count && isDash(line[end]) && Parser.isDigit(line[end + 1]))
      || (start > 1 && isDash(line[start - 1]) && Parser.isDigit(line[start - 2]))
  }

  private static func isDash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/")
  }
}
