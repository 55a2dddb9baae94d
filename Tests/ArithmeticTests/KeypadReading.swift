/// Reads the workings of a keypad by the rules of the page on keypads and writes them as an expression with a
/// parenthesis around every operation, so that the language's own precedences have no say.
///
/// Between terms: + − loosest, * /, and the two-input functions tightest, all from the left. `c %` behind + or − is a
/// percentage of all that stands before it at its level, otherwise a hundredth. Parentheses that are open are closed,
/// and an operator at the end is left out.
struct KeypadReading {
  private let characters: [Character]
  private var place = 0

  /// The whole calculation.
  static func expression(_ workings: String) -> String {
    var reading = KeypadReading(workings)
    return reading.level().total
  }

  /// What the operator at the end of the workings shows.
  static func total(_ workings: String) -> String? {
    var reading = KeypadReading(workings)
    return reading.innermost().pending
  }

  private init(_ workings: String) {
    var text = workings[...]
    if text.hasSuffix(" =") { text = text.dropLast(2) }
    characters = Array(text)
  }

  /// One level as far as it goes.
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

    /// What the operator at the end shows.
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
    // Parentheses that are never closed: the last one begins the innermost level.
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
