/// Reads the workings of a keypad by the rules of its documentation, independently of the
/// implementation, and writes them as an expression with parentheses around every operation, so
/// that the precedences of the language do not matter.
///
/// Operators between terms have three precedences: + and − the lowest, * and /, and the functions
/// of two numbers the highest; all are left-associative. `c %` after + or − is a percentage of
/// everything before it at its level, otherwise a hundredth. Open parentheses are closed, and an
/// operator at the end is omitted.
struct KeypadReading {
  private let characters: [Character]
  private var place = 0

  /// The expression of the whole calculation.
  static func expression(_ workings: String) -> String {
    var reading = KeypadReading(workings)
    return reading.level().total
  }

  /// The value that the operator at the end of the workings displays, as an expression.
  static func total(_ workings: String) -> String? {
    var reading = KeypadReading(workings)
    return reading.innermost().pending
  }

  private init(_ workings: String) {
    var text = workings[...]
    if text.hasSuffix(" =") { text = text.dropLast(2) }
    characters = Array(text)
  }

  /// One level, up to the end of the workings.
  private struct Level {
    var sum: String?
    var sumSymbol = ""
    var product: String?
    var productSymbol = ""
    var function: String?
    var symbol = ""

    static func join(_ left: String?, _ symbol: String, _ right: String) -> String {
      guard let left else { return right }
      switch symbol {
      case "xy": return "((\(left))^(\(right)))"
      case "yx": return "((\(right))^(\(left)))"
      case "root": return "root(\(left), \(right))"
      case "logy": return "log(\(left), \(right))"
      default: return "(\(left) \(symbol) \(right))"
      }
    }

    var productTotal: String { Self.join(product, productSymbol, function ?? "0") }
    var total: String { Self.join(sum, sumSymbol, productTotal) }

    /// The value that the operator at the end displays.
    var pending: String? {
      switch symbol {
      case "": nil
      case "+", "-": total
      case "*", "/": productTotal
      default: function
      }
    }

    mutating func append(_ term: String) {
      switch symbol {
      case "": function = term
      case "+", "-": (sum, sumSymbol, product, function) = (total, symbol, nil, term)
      case "*", "/": (product, productSymbol, function) = (productTotal, symbol, term)
      default: function = Self.join(function, symbol, term)
      }
      symbol = ""
    }
  }

  private mutating func innermost() -> Level {
    // The last parenthesis that is not closed starts the innermost level.
    var open: [Int] = []
    for (index, character) in characters.enumerated() {
      if character == "(" { open.append(index) }
      if character == ")" { _ = open.popLast() }
    }
    place = open.last.map { $0 + 1 } ?? 0
    return level()
  }

  private mutating func skipBlanks() {
    while place < characters.count, characters[place] == " " { place += 1 }
  }

  private mutating func level() -> Level {
    var level = Level()
    while true {
      skipBlanks()
      guard place < characters.count, !"),".contains(characters[place]) else { return level }
      var term = self.term()
      while peek("%") {
        place += 1
        let isShare = level.symbol == "+" || level.symbol == "-"
        term = isShare ? "((\(level.total) * \(term)) / 100)" : "(\(term) / 100)"
      }
      level.append(term)
      level.symbol = symbol()
      if level.symbol.isEmpty { return level }
    }
  }

  private mutating func peek(_ character: Character) -> Bool {
    skipBlanks()
    return place < characters.count && characters[place] == character
  }

  private mutating func symbol() -> String {
    skipBlanks()
    for symbol in ["+", "-", "*", "/", "xy", "yx", "root", "logy"]
    where characters[place...].starts(with: symbol) {
      place += symbol.count
      return symbol
    }
    return ""
  }

  private mutating func term() -> String {
    if peek("-") {
      place += 1
      return "(-\(term()))"
    }
    var text = primary()
    while place < characters.count {
      if characters[place] == "!" {
        place += 1
        text = "(\(text)!)"
      } else if characters[place] == "^" {
        place += 1
        text = "(\(text)^\(primary()))"
      } else {
        break
      }
    }
    return text
  }

  private mutating func primary() -> String {
    skipBlanks()
    var name = ""
    while place < characters.count {
      let character = characters[place]
      let isExponentSign =
        (character == "-" || character == "+") && name.last == "e"
        && (name.first?.isNumber ?? false)
        && !name.hasPrefix("0x")
      guard character.isLetter || character.isNumber || "._".contains(character) || isExponentSign
      else { break }
      name.append(character)
      place += 1
    }
    guard place < characters.count, characters[place] == "(" else { return name }
    place += 1
    var arguments = [level().total]
    if name != "", place < characters.count, characters[place] == "°" { arguments[0] += "°" }
    while place < characters.count, characters[place] != ")" {
      place += 1
      if characters[place - 1] == "," { arguments.append(level().total) }
    }
    place += 1
    return name.isEmpty ? "(\(arguments[0]))" : "\(name)(\(arguments.joined(separator: ", ")))"
  }
}
