public import Conversion
import NumericCore

extension TwoWayConverter {
  /// The keys of a line such as `from:km to:mi 10` with their places, and the names with several
  /// meanings in it.
  ///
  /// - Throws: for a word that is neither a key nor a unit.
  public static func keys(
    _ line: String, units: UnitContext = UnitContext()
  ) throws(CalculatorError) -> (
    keys: [(name: String, key: Key, span: SourceSpan)], warnings: [Warning]
  ) {
    var keys: [(name: String, key: Key, span: SourceSpan)] = []
    var readings: [Reading] = []
    var place = 0
    for word in line.split(separator: " ", omittingEmptySubsequences: false) {
      let span = SourceSpan(place, place + word.utf8.count)
      place = span.end + 1
      if word.isEmpty { continue }
      if let key = try key(word, span, units, &readings) {
        keys.append((String(word), key, span))
      } else {
        // Several digits may stand in one word.
        for (offset, character) in word.utf8.enumerated() {
          let at = SourceSpan(span.start + offset, span.start + offset + 1)
          guard let key = digit(character) else {
            throw CalculatorError(
              .arguments, "'\(word)' is not a key", span,
              suggestion: Suggestion.nearest(to: String(word), among: names))
          }
          keys.append((String(UnicodeScalar(character)), key, at))
        }
      }
    }
    return (keys, readings.map(\.warning))
  }

  /// The meaning that was chosen for a name with several meanings, and the warning about it.
  private typealias Reading = (meaning: String, warning: Warning)

  private static let names = ["from:", "to:", "from", "to", "swap", "+/-", "ee", "bs", "c", "."]

  private static func key(
    _ word: Substring, _ span: SourceSpan, _ units: UnitContext, _ readings: inout [Reading]
  ) throws(CalculatorError) -> Key? {
    switch word {
    case "from": return .side(.from)
    case "to": return .side(.to)
    case "swap": return .swap
    case "+/-": return .sign
    case "ee": return .exponent
    case "bs": return .backspace
    case "c": return .clear
    default: break
    }
    for side in [Side.from, .to] where word.hasPrefix("\(side.rawValue):") {
      let name = word.dropFirst(side.rawValue.count + 1)
      return .unit(side, try unit(name, until: span.end, units, &readings))
    }
    return nil
  }

  private static func unit(
    _ name: Substring, until end: Int, _ units: UnitContext, _ readings: inout [Reading]
  ) throws(CalculatorError) -> Unit {
    let start = end - name.utf8.count
    var scanner = UnitScanner(Array(name.utf8), at: 0, in: units)
    do throws(TextError) {
      let unit = try scanner.scanWhole()
      try scanner.checkEnd()
      for notice in scanner.notices
      where !readings.contains(where: { $0.meaning == notice.meaning }) {
        let span = SourceSpan(start + notice.span.start, start + notice.span.end)
        readings.append(
          (notice.meaning, Warning(message: notice.message, span: span, isNote: true)))
      }
      return unit
    } catch {
      let fault = error.span ?? SourceSpan(0, name.utf8.count)
      throw CalculatorError(
        error.moved(to: SourceSpan(start + fault.start, max(end, start + fault.end))))
    }
  }

  private static func digit(_ byte: UInt8) -> Key? {
    if byte == UInt8(ascii: ".") { return .point }
    let value = byte &- UInt8(ascii: "0")
    return value < 10 ? .digit(Int(value)) : nil
  }
}
