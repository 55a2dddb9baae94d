import NumericCore

extension Expression: CustomStringConvertible {
  /// The expression with parentheses that show the order of evaluation, even where the grammar does
  /// not need them: `(a + b) + c` and `a + (b + c)`.
  public var description: String { text(of: root) }

  /// The text of one subexpression.
  public func text(of node: Index) -> String {
    var out = ""
    var pending = [Piece.node(node, parenthesised: false)]
    while let piece = pending.popLast() {
      switch piece {
      case .text(let text): out += text
      case .node(let index, let parenthesised):
        if parenthesised {
          out += "("
          pending.append(.text(")"))
        }
        pending += pieces(of: index).reversed()
      }
    }
    return out
  }

  private enum Piece {
    case text(String)
    case node(Index, parenthesised: Bool)
  }

  private func pieces(of index: Index) -> [Piece] {
    switch self[index] {
    case .literal(let literal): return [.text(literals[Int(literal)].written)]
    case .name(let name), .unknown(let name): return [.text(names[Int(name)])]
    case .prefix(.squareRoot, let x):
      return [.text("sqrt("), .node(x, parenthesised: false), .text(")")]
    case .prefix(.cubeRoot, let x):
      return [.text("cbrt("), .node(x, parenthesised: false), .text(")")]
    case .prefix(.magnitude, let x):
      return [.text("abs("), .node(x, parenthesised: false), .text(")")]
    case .prefix(.complement, let x): return [.text("~"), operand(x, tighterThan: .sign)]
    case .prefix(.not, let x): return [.text("not "), operand(x, tighterThan: .negation)]
    case .prefix(_, let x): return [.text("-"), operand(x, tighterThan: .sign)]
    case .infix(let symbol, let a, let b):
      // The exponent may have a sign: 2^-1.
      let right: Precedence =
        symbol.isRightAssociative && beginsWithSign(b) ? .multiplicative : symbol.precedence
      var left = operand(a, tighterThan: symbol.precedence)
      // A name or a parenthesis after the operator would be read as a factor of the unit: (2 kg) * m, (9°) / sec(b).
      if symbol.precedence == .multiplicative, endsWithUnit(a), !beginsWithNumber(b) {
        left = .node(a, parenthesised: true)
      }
      // Of a variable with the name of a function: sin^2 would be the power of that function.
      if symbol == .power, case .name(let name) = self[a],
        BuiltInNames.isFunction(names[Int(name)])
      {
        left = .node(a, parenthesised: true)
      }
      // In a product it would be an error: (3 ± 0.1) * 2.
      if symbol == .plusMinus {
        return [
          operand(a, tighterThan: .uncertainty), .text(symbol.symbol),
          operand(b, tighterThan: .uncertainty),
        ]
      }
      if case .relation = symbol {
        return [
          operand(a, besideRelation: symbol), .text(symbol.symbol),
          operand(b, besideRelation: symbol),
        ]
      }
      // A percentage of a literal after + or − would be read as a share of the left side.
      if symbol.precedence == .additive, case .percent = self[b] {
        return [left, .text(symbol.symbol), .node(b, parenthesised: true)]
      }
      return [left, .text(symbol.symbol), operand(b, tighterThan: right)]
    case .factorial(let x): return [operand(x, tighterThan: .postfix), .text("!")]
    case .doubleFactorial(let x): return [operand(x, tighterThan: .postfix), .text("!!")]
    case .choice(let test, let a, let b):
      return [
        .text("if("), .node(test, parenthesised: false), .text(", "),
        .node(a, parenthesised: false),
        .text(", "), .node(b, parenthesised: false), .text(")"),
      ]
    case .test(let condition, _): return [.node(condition, parenthesised: false)]
    case .skip, .each: return []
    case .series(let number):
      let series = series[Int(number)]
      guard let function = series.function, let end = series.end else {
        return [
          .text("["), .node(series.body, parenthesised: false),
          .text(" for \(names[Int(series.index)]) in "), .node(series.start, parenthesised: false),
        ] + (series.condition.map { [.text(" if "), .node($0, parenthesised: false)] } ?? []) + [
          .text("]")
        ]
      }
      return [
        .text(names[Int(function)] + "("), .node(series.body, parenthesised: false),
        .text(", \(names[Int(series.index)]) = "), .node(series.start, parenthesised: false),
        .text(".."),
        .node(end, parenthesised: false),
      ] + (series.step.map { [.text(" by "), .node($0, parenthesised: false)] } ?? []) + [
        .text(")")
      ]
    case .percent(let x), .percentOf(_, of: let x):
      return [operand(x, tighterThan: .radical), .text("%")]
    case .degrees(let x): return degrees(x)
    case .quantity(let x, let unit):
      let symbol = Piece.text(" \(units[Int(unit)].symbol)")
      return numberBeforeUnit(x) + [symbol]
    case .conversion(let x, let target):
      return [operand(x, tighterThan: .comparison), .text(" to \(targets[Int(target)])")]
    case .call(let name, let start, let count):
      return bracketed(names[Int(name)] + "(", start, count, ")")
    case .callInDegrees(let name, let start, _):
      // The parser has removed the degree sign of a single argument.
      let argument = degrees(arguments[Int(start)].node)
      return [.text(names[Int(name)] + "(")] + argument + [.text(")")]
    case .list(let start, let count): return bracketed("[", start, count, "]")
    case .range(let a, let b, let step):
      let ends = [
        operand(a, tighterThan: .range), Piece.text(".."), operand(b, tighterThan: .range),
      ]
      return ends + (step.map { [.text(" by "), operand($0, tighterThan: .range)] } ?? [])
    case .element(let list, let number):
      return [
        operandWithElements(list), .text("["), .node(number, parenthesised: false),
        .text("]"),
      ]
    case .entry(let matrix, let row, let column):
      return [
        operandWithElements(matrix), .text("["), .node(row, parenthesised: false),
        .text(", "), .node(column, parenthesised: false), .text("]"),
      ]
    case .all: return [.text(":")]
    case .transpose(let x):
      return [.text("transpose("), .node(x, parenthesised: false), .text(")")]
    case .moment(let moment): return [.text(moments[Int(moment)].text)]
    case .date(let call): return pieces(of: dateCalls[Int(call)])
    }
  }

  /// x°, with its sign before it, as the parser read it.
  private func degrees(_ x: Index) -> [Piece] {
    if case .prefix(.minus, let inner) = self[x] {
      return [.text("-"), operand(inner, tighterThan: .radical), .text("°")]
    }
    return [operand(x, tighterThan: .radical), .text("°")]
  }

  private func operand(_ operand: Index, tighterThan precedence: Precedence) -> Piece {
    guard let own = self.precedence(of: operand) else {
      return .node(operand, parenthesised: false)
    }
    return .node(operand, parenthesised: own <= precedence)
  }

  /// What stands before the number of an element; a bracket behind a literal would be no number of an element.
  private func operandWithElements(_ index: Index) -> Piece {
    if case .literal = self[index] { return .node(index, parenthesised: true) }
    return operand(index, tighterThan: .radical)
  }

  private func bracketed(_ open: String, _ start: Index, _ count: Index, _ close: String) -> [Piece]
  {
    var pieces = [Piece.text(open)]
    for (offset, argument) in arguments[Int(start)..<Int(start + count)].enumerated() {
      pieces.append(.text(beginning(offset, argument.label)))
      pieces.append(.node(argument.node, parenthesised: false))
    }
    pieces.append(.text(close))
    return pieces
  }

  /// The text before an argument: a comma, and the name of the parameter if it was given.
  private func beginning(_ offset: Int, _ label: Index?) -> String {
    (offset > 0 ? ", " : "") + (label.map { "\(names[Int($0)]) = " } ?? "")
  }

  private func pieces(of call: DateCall) -> [Piece] {
    var pieces = [Piece.text(call.function.name + "(")]
    for (offset, argument) in call.arguments.enumerated() {
      pieces.append(.text(beginning(offset, argument.label)))
      switch argument.content {
      case .text(let text): pieces.append(.text(text))
      case .name(let name): pieces.append(.text(names[Int(name)]))
      case .value(let node): pieces.append(.node(node, parenthesised: false))
      }
    }
    return pieces + [.text(")")]
  }

  /// The number of a quantity as the parser reads it, without blanks and parentheses: 1/2, 10^3,
  /// x/2, and 2 1/2 with one blank; (1/2) degC would be a product.
  private func numberBeforeUnit(_ index: Index) -> [Piece] {
    func joined(_ a: Index, _ sign: String, _ b: Index) -> [Piece] {
      numberBeforeUnit(a) + [.text(sign)] + numberBeforeUnit(b)
    }
    switch self[index] {
    case .infix(.divide, let a, let b): return joined(a, "/", b)
    case .infix(.power, let a, let b): return joined(a, "^", b)
    case .infix(.add, let a, let b): return joined(a, " ", b)
    // With its sign, as the parser read it: (-3) m would be a product.
    default: return [.node(index, parenthesised: false)]
    }
  }

  /// An operand of a comparison, in which bits need parentheses although they bind tighter.
  private func operand(_ index: Index, besideRelation symbol: InfixOperator) -> Piece {
    if case .infix(let inner, _, _) = self[index], inner.isBitwise {
      return .node(index, parenthesised: true)
    }
    return operand(index, tighterThan: symbol.precedence)
  }

  /// Whether the text of a factor ends with a unit or a degree sign.
  private func endsWithUnit(_ index: Index) -> Bool {
    switch self[index] {
    case .quantity, .degrees: return true
    case .infix(.atAngle, _, let angle):
      // 2∠30° ends with its angle, which stands in parentheses if it is such a number itself.
      if case .degrees = self[angle] { return true }
      if case .quantity = self[angle] { return true }
      return false
    default: return false
    }
  }

  /// Whether the text of a factor begins with a number or a sign.
  private func beginsWithNumber(_ index: Index) -> Bool {
    // Operators nest as deeply as a line is long, so that this is no recursion.
    var first = index
    while true {
      switch self[first] {
      case .literal, .prefix(.minus, _): return true
      case .quantity(let x, _), .infix(.power, let x, _), .percent(let x): first = x
      default: return false
      }
    }
  }

  /// Whether the text of an exponent begins with a sign.
  private func beginsWithSign(_ index: Index) -> Bool {
    isNegativeLiteral(index) || isSign(index)
  }

  private func isNegativeLiteral(_ index: Index) -> Bool {
    guard case .literal(let literal) = self[index] else { return false }
    return literals[Int(literal)].isNegative
  }

  private func isFraction(_ index: Index) -> Bool {
    if case .infix(.divide, _, _) = self[index] { true } else { false }
  }

  private func isSign(_ index: Index) -> Bool {
    if case .prefix(.minus, _) = self[index] { true } else { false }
  }

  /// The precedence of the operator of a node; nil for nodes that never need parentheses.
  private func precedence(of index: Index) -> Precedence? {
    switch self[index] {
    case .infix(.plusMinus, _, _): .additive
    case .infix(let symbol, _, _): symbol.precedence
    case .prefix(.minus, _), .prefix(.plus, _), .prefix(.complement, _): .sign
    case .prefix(.not, _): .negation
    // As the base of a power as well: 30°^2 would be a number of square degrees.
    case .degrees(let x): isSign(x) ? .sign : .power
    case .factorial, .doubleFactorial, .percent, .percentOf: .postfix
    // A number with its unit needs parentheses only as the base of a power: (3 m)^2.
    case .quantity(let x, _):
      isNegativeLiteral(x) ? .sign : isFraction(x) ? .multiplicative : .power
    case .conversion: .conversion
    case .range: .range
    case .element, .entry: .postfix
    case .literal: isNegativeLiteral(index) ? .sign : nil
    case .name, .unknown, .call, .callInDegrees, .list, .prefix, .date, .moment, .choice, .test,
      .skip, .each,
      .series, .all, .transpose:
      nil
    }
  }
}

extension ExactLiteral {
  /// The literal in a notation that the grammar reads.
  var written: String {
    let isInteger = base == 10 && exponent == 0 && kind == .finite
    guard kind == .finite, case .word(let word) = coefficient, !isInteger else {
      return isInteger ? String(text.dropLast(2)) : text
    }
    if word == 0 { return isNegative ? "-0" : "0" }
    let digits = NumberDigits(
      isNegative: isNegative, digits: Array(String(word).utf8),
      exponent: exponent + String(word).utf8.count, isExact: true)
    return base == 10 ? digits.text(as: NumberFormat()) : text
  }
}
