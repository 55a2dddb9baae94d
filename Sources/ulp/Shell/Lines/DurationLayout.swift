import Conversion

/// The layout of a duration with months or years: `1 month 2 days`, `1 month - 2 days`.
struct DurationLayout {
  private let parts: [(text: String, unit: Unit)]

  /// Parts that are zero are left out, unless all are.
  init(_ texts: [String], _ units: [Unit]) {
    let all = Array(zip(texts, units))
    let others = all.filter { $0.0 != "0" && $0.0 != "-0" }
    parts = (others.isEmpty ? Array(all.prefix(1)) : others).map { (text: $0.0, unit: $0.1) }
  }

  /// The text, which can be read back.
  ///
  /// A sign before several parts without operators would be that of all of them, so that parts with
  /// signs are joined by operators.
  func text(showsUnits: Bool) -> String {
    let isSigned = parts.contains { $0.text.hasPrefix("-") }
    var text = ""
    for (place, part) in parts.enumerated() {
      let isNegative = part.text.hasPrefix("-")
      if place > 0 { text += !isSigned ? " " : isNegative ? " - " : " + " }
      let number = place > 0 && isNegative ? String(part.text.dropFirst()) : part.text
      text += showsUnits ? Self.joined(number, part.unit) : number
    }
    return text
  }

  private static func joined(_ number: String, _ unit: Unit) -> String {
    guard let name = unit.calendarUnit else { return number.withUnit(unit.symbol) }
    let isOne = number == "1" || number == "-1"
    return "\(number) \(isOne ? name.rawValue : name.plural)"
  }

  /// The name of a unit in JSON.
  static func name(of unit: Unit) -> String { unit.calendarUnit?.plural ?? unit.symbol }
}
