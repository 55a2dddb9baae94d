import NumericCore

/// A computed number with marks around the digits that differ from those of the true value:
/// brackets, or red on a terminal.
struct MarkedDigits {
  /// The texts before and after wrong digits.
  struct Marks {
    var open: String
    var close: String

    static let brackets = Marks(open: "[", close: "]")
    static let red = Marks(open: "\u{1B}[31m", close: "\u{1B}[0m")
  }

  let text: String

  /// `truth` has at least as many digits of the true value, truncated and not rounded.
  init(_ computed: NumberDigits, truth: NumberDigits, marks: Marks = .brackets) {
    let plain = computed.text(as: NumberFormat(showsNegativeZero: true))
    let isWrongZero = computed.digits.isEmpty && !truth.digits.isEmpty
    guard computed.kind == .finite, truth.kind == .finite, !isWrongZero else {
      text = marks.open + plain + marks.close
      return
    }
    var right = 0
    if computed.isNegative == truth.isNegative, computed.exponent == truth.exponent {
      let expected =
        truth.digits + Array(repeating: UInt8(ascii: "0"), count: computed.digits.count)
      right = zip(computed.digits, expected).prefix { $0 == $1 }.count
    }
    text = Self.marked(plain, keeping: right, of: computed, marks)
  }

  /// The mark starts before the first wrong digit and ends after the last digit.
  private static func marked(
    _ plain: String, keeping right: Int, of number: NumberDigits, _ marks: Marks
  ) -> String {
    let significant = number.digits.lastIndex { $0 != UInt8(ascii: "0") }.map { $0 + 1 } ?? 0
    guard right < significant else { return plain }
    var (seen, hasStarted, isOpen, result) = (0, false, false, "")
    for character in plain {
      let isDigit = character.isASCII && character.isNumber
      if character == "e", isOpen {
        result += marks.close
        isOpen = false
        seen = .max - 1
      }
      if isDigit, seen < .max - 1 {
        hasStarted = hasStarted || character != "0"
        if hasStarted {
          if seen == right {
            result += marks.open
            isOpen = true
          }
          seen += 1
        }
      }
      result.append(character)
    }
    return isOpen ? result + marks.close : result
  }
}
