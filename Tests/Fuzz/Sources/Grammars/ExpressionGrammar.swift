import FuzzSupport
import NumericCore
import Scientific

/// Lines of the calculator.
///
/// A line may use the variables and functions that an earlier statement of the same text has defined.
public struct ExpressionGrammar {
  /// How large its numbers are.
  public var sizes = NumberSizes.moderate
  /// Whether there are units.
  public var hasUnits = true
  /// Whether there are functions of dates.
  public var hasDates = true
  /// Whether lines may define variables and functions for later lines.
  public var definesNames = true
  private var variables: [String] = []
  private var functions: [(name: String, count: Int)] = []
  /// Expressions are not nested deeper.
  private static let deepest = 6

  /// A grammar in which nothing is defined yet.
  public init() {}

  /// Appends one line.
  public mutating func putLine(_ s: inout Sentence) {
    guard definesNames else { return putValue(&s) }
    let known = (variables, functions)
    switch s.choose(9) {
    case 8:
      putUnit(&s)
      s.put("; ")
      putValue(&s)
    case 6:
      putAssignment(&s)
      s.put("; ")
      putValue(&s)
    case 7:
      putDefinition(&s)
      s.put("; ")
      putValue(&s)
    default: putValue(&s)
    }
    (variables, functions) = known
  }

  /// Appends a line of a session, whose names stay.
  public mutating func putLastingLine(_ s: inout Sentence) {
    switch s.choose(7) {
    case 6: putUnit(&s)
    case 4: putAssignment(&s)
    case 5: putDefinition(&s)
    default: putValue(&s)
    }
  }

  private mutating func putAssignment(_ s: inout Sentence) {
    let name = s.pick(Names.variables)
    s.put("\(name) = ")
    putExpression(&s, 1)
    if !variables.contains(name) { variables.append(name) }
  }

  /// A unit and a value of it, as later values can have units of the table alone.
  private func putUnit(_ s: inout Sentence) {
    let name = s.pick(Names.userUnits)
    s.put("unit \(name) = \(1 + s.choose(9)) \(s.pick(s.pick(Names.units)))")
    s.put("; 2 \(name) * 3 \(name)^2")
  }

  private mutating func putDefinition(_ s: inout Sentence) {
    let name = s.pick(Names.userFunctions)
    let parameters = ["a", "b", "c"].prefix(1 + s.choose(2))
    s.put("\(name)(\(parameters.joined(separator: ", "))) = ")
    let outer = (variables, functions)
    variables += parameters
    functions.removeAll { $0.name == name }
    putExpression(&s, 1)
    (variables, functions) = outer
    functions.removeAll { $0.name == name }
    functions.append((name, parameters.count))
  }

  private mutating func putValue(_ s: inout Sentence) {
    switch s.choose(hasUnits ? 12 : 8) {
    case 6:
      putExpression(&s, 1)
      s.putOne(of: [" == ", " < ", " >= ", " != ", " ≤ ", ">"])
      putExpression(&s, 1)
    case 5: putComplex(&s, 1)
    case 7:
      let row = s.pick(Names.several)
      putCall(of: row, &s, 1)
    case 8, 9: putConversion(&s)
    case 10 where s.oneIn(4): s.putAmount()
    case 10: putQuantity(&s, s.pick(Names.units), 1)
    case 11 where hasDates: if s.oneIn(2) { s.putDateCall() } else { s.putDateSum() }
    default: putExpression(&s, 0)
    }
  }

  /// Appends an expression without units whose value is one number.
  public mutating func putExpression(_ s: inout Sentence, _ depth: Int) {
    if depth > Self.deepest || s.isExhausted { return s.putNumber(sizes) }
    switch s.choose(20) {
    case 0: s.putNumber(sizes)
    case 1: putName(&s)
    case 2, 3, 4: putSum(&s, depth)
    case 5:
      s.putOne(of: ["-", "+", "−", "√", "∛"])
      putOperand(&s, depth)
    case 6:
      s.put("(")
      putExpression(&s, depth + 1)
      s.put(")")
    case 7:
      putOperand(&s, depth)
      s.putOne(of: ["!", "%", "²", "³", "⁻¹", "°"])
    case 8:
      putOperand(&s, depth)
      s.putOne(of: ["^", "**"])
      putSmallPower(&s)
    case 9:
      s.put("\(2 + s.choose(8))")
      s.putOne(of: ["(", " ("])
      putExpression(&s, depth + 1)
      s.put(")")
    case 11: putShare(&s, depth)
    case 12: putSpokenRoot(&s, depth)
    case 13: putImmense(&s, depth)
    case 14: putDeviation(&s, depth)
    case 15: putSeries(&s, depth)
    case 10 where !functions.isEmpty:
      let (name, count) = s.pick(functions)
      s.put(name + "(")
      for place in 0..<count {
        if place > 0 { s.put(", ") }
        putExpression(&s, depth + 1)
      }
      s.put(")")
    default: putCall(of: s.pick(Names.functions), &s, depth)
    }
  }

  private mutating func putSum(_ s: inout Sentence, _ depth: Int) {
    putOperand(&s, depth)
    s.putOne(of: [
      " + ", " - ", "*", "/", "+", "-", " × ", "÷", " mod ", "·", " − ", " plus ", " minus ",
      " times ",
      " divided by ", " ✕ ", " ± ", "+/-",
    ])
    putOperand(&s, depth)
  }

  /// Appends a share of a value: `20% off 50`.
  private mutating func putShare(_ s: inout Sentence, _ depth: Int) {
    s.put("\(s.choose(100))%")
    s.putOne(of: [" off ", " on ", " of "])
    putOperand(&s, depth)
  }

  /// Appends a power beyond the exponents of numbers, or its reciprocal, most often in a quotient with another one.
  private mutating func putImmense(_ s: inout Sentence, _ depth: Int) {
    s.putOne(of: ["exp(", "exp(-", "cosh(", "2^(", "10^(-", "gamma("])
    s.put("\(1 + s.choose(9))*10^\(19 + s.choose(20))")
    s.putOne(of: [")", "+1)", "-0.5)"])
    if s.oneIn(4) { return }
    s.putOne(of: ["/", "*", "+", "-"])
    if s.oneIn(2) { putImmense(&s, depth) } else { putOperand(&s, depth) }
  }

  /// Appends the difference of a fraction and a number that deviates from it by less than any ball tells.
  private mutating func putDeviation(_ s: inout Sentence, _ depth: Int) {
    let (name, base) = s.pick([
      ("tanh(", "1"), ("coth(", "1"), ("expm1(-", "-1"), ("erf(", "1"), ("1/(1+exp(-", "1"),
      ("sqrt(1-exp(-", "1"), ("(3+exp(-", "3"), ("cos(exp(-", "1"), ("2^(exp(-", "1"),
      ("log2(1+exp(-", "0"), ("atan2(exp(-", "0"),
    ])
    s.put(name)
    s.putOne(of: [
      "\(1 + s.choose(9))*10^\(6 + s.choose(30))", "2^\(10 + s.choose(1 << 40))",
    ])
    if name.contains("exp(-") { s.put(")") }
    s.put(name == "atan2(exp(-" ? ",3)" : ")")
    if s.oneIn(3) { s.putOne(of: ["^2", "*3", "/7", "^0.5"]) }
    s.put(" - \(base)")
    if s.oneIn(2) { return }
    s.putOne(of: ["/", "*", "+", "-"])
    putOperand(&s, depth)
  }

  /// Appends a sum or product over an index, which hides what else its name means, or a function of a list of terms.
  private mutating func putSeries(_ s: inout Sentence, _ depth: Int) {
    let index = s.pick(["k", "m", "i", "e", "x"])
    let outer = variables
    variables.append(index)
    if s.oneIn(3) {
      s.putOne(of: ["sum([", "mean([", "max(-[", "prod(2*[", "len([", "norm(["])
      putExpression(&s, depth + 1)
      variables = outer
      s.put(" for \(index) in ")
      s.putOne(of: ["1..3", "0..1 by 0.5", "[2, 1/3]", "(1..4)[2..3]", "(1..2) .^ 2 + [1, 3]"])
      s.putOne(of: ["])", " if \(index) < 3])", " if not \(index) == 7])"])
      return
    }
    s.putOne(of: ["sum(", "prod("])
    putExpression(&s, depth + 1)
    variables = outer
    s.put(", \(index) = \(s.choose(4))")
    s.putOne(of: ["..3", "..2", "..0", "..5 by 2", "..4 by 0.5", "..1 by -1", " .. 3 by 1/3"])
    s.put(")")
  }

  /// Appends a root in words: `square root of 16`.
  private mutating func putSpokenRoot(_ s: inout Sentence, _ depth: Int) {
    s.putOne(of: ["square root of ", "cube root of ", "square root "])
    putOperand(&s, depth)
  }

  /// Appends an expression that may stand beside any operator.
  private mutating func putOperand(_ s: inout Sentence, _ depth: Int) {
    switch s.choose(4) {
    case 0: s.putNumber(sizes)
    case 1: putName(&s)
    default:
      s.put("(")
      putExpression(&s, depth + 1)
      s.put(")")
    }
  }

  private func putSmallPower(_ s: inout Sentence) {
    s.putOne(of: ["2", "3", "-1", "0.5", "(1/3)", "10", "-2", "0", "64", "(2/3)", "1.5"])
  }

  private func putName(_ s: inout Sentence) {
    if s.oneIn(16) { return s.putOne(of: Names.physicalConstants) }
    s.putOne(of: variables.isEmpty || s.oneIn(2) ? Names.constants : variables)
  }

  // MARK: - Calls

  private mutating func putCall(of row: FunctionRow, _ s: inout Sentence, _ depth: Int) {
    s.put(row.aliases.isEmpty || !s.oneIn(8) ? row.name : s.pick(row.aliases))
    s.put("(")
    let hasNames = if case .numbers = row.form { true } else { false }
    switch row.form {
    case .reduction, .fold, .product:
      putElements(&s, depth, of: isReduction(row))
    case .pairs:
      let count = 1 + s.choose(3)
      putList(&s, count, depth)
      s.put(", ")
      putList(&s, count, depth)
    case .vector(.map), .vector(.filter):
      s.put(s.oneIn(2) ? "isprime" : s.pick(Names.functions).name)
      s.put(", ")
      putList(&s, 3, depth)
    case .vector(.quantile):
      putList(&s, 3, depth)
      s.put(", 0.\(s.choose(100))")
      if s.oneIn(2) { s.put(", \(s.choose(11))") }
    case .vector(.norm):
      putList(&s, 3, depth)
      if s.oneIn(2) { s.putOne(of: [", 1", ", 2", ", 3", ", inf", ", 1.5"]) }
    case .vector:
      for place in row.parameters.indices {
        if place > 0 { s.put(", ") }
        putList(&s, 3, depth)
      }
    case .matrix(.identity): s.put("\(1 + s.choose(3))")
    case .matrix(let function):
      putMatrix(&s, depth)
      if function == .polynomialFit {
        s.put("[:, 1], [1, 2], \(s.choose(3))")
      } else if function == .solution || function == .leastSquares {
        s.put(", ")
        if s.oneIn(2) { putList(&s, 2, depth) } else { putMatrix(&s, depth) }
      }
    case .polynomial(.characteristic): putMatrix(&s, depth)
    case .polynomial(.interpolation):
      putList(&s, 3, depth)
      s.put(", ")
      putList(&s, 3, depth)
    case .polynomial(let function) where function.takesExpressions:
      for place in row.parameters.indices {
        if place > 0 { s.put(", ") }
        putPolynomial(&s, depth)
      }
    case .branches(let branches):
      putExpression(&s, depth + 1)
      if s.oneIn(2) { s.put(", \(s.pick(branches.keys.sorted()))") }
    case .places:
      putExpression(&s, depth + 1)
      if s.oneIn(2) { s.put(", \(s.choose(9))") }
    case .unaryOrBinary:
      putExpression(&s, depth + 1)
      if s.oneIn(2) {
        s.put(", ")
        putExpression(&s, depth + 1)
      }
    default:
      let count =
        row.parameters.count - (row.optional.isEmpty ? 0 : s.choose(row.optional.count + 1))
      for place in 0..<count {
        if place > 0 { s.put(", ") }
        putArgument(row, place, &s, depth, isNamed: hasNames && s.oneIn(8))
      }
    }
    s.put(")")
  }

  private func isReduction(_ row: FunctionRow) -> Bool {
    if case .reduction = row.form { true } else { false }
  }

  private mutating func putArgument(
    _ row: FunctionRow, _ place: Int, _ s: inout Sentence, _ depth: Int, isNamed: Bool
  ) {
    let name = row.parameters[place]
    if isNamed { s.put("\(name)=") }
    let words = row.optional.first { $0.name == name }?.words ?? []
    if name == row.list {
      putList(&s, 1 + s.choose(6), depth)
    } else if !words.isEmpty {
      s.putOne(of: words)
    } else if ["rate", "nominal", "growth", "finance", "reinvest"].contains(name) {
      s.put("\(s.choose(30))%")
    } else if ["n", "k", "root", "when", "places"].contains(name) {
      s.put("\(s.choose(20))")
    } else {
      putExpression(&s, depth + 1)
    }
  }

  /// Appends the arguments of a function of any number of them.
  private mutating func putElements(_ s: inout Sentence, _ depth: Int, of isReduction: Bool) {
    if isReduction, s.oneIn(4) { return putCall(of: s.pick(Names.several), &s, depth + 1) }
    if s.oneIn(3) { return putList(&s, 1 + s.choose(6), depth) }
    for place in 0...s.choose(4) {
      if place > 0 { s.put(", ") }
      putExpression(&s, depth + 1)
    }
  }

  mutating func putList(_ s: inout Sentence, _ count: Int, _ depth: Int) {
    s.put("[")
    for place in 0..<count {
      if place > 0 { s.put(", ") }
      if s.oneIn(3) { s.put("-") }
      putExpression(&s, depth + 3)
    }
    s.put("]")
  }

  // MARK: - Units

  private mutating func putConversion(_ s: inout Sentence) {
    let units = s.pick(Names.units)
    putQuantity(&s, units, 1)
    s.putOne(of: [" to ", " in ", " -> ", " → "])
    s.putOne(of: units)
  }

  /// Appends a quantity of one dimension.
  private mutating func putQuantity(_ s: inout Sentence, _ units: [String], _ depth: Int) {
    switch depth > 3 ? 0 : s.choose(8) {
    case 5:
      s.put("(")
      putQuantity(&s, units, depth + 1)
      s.putOne(of: [" + ", " - "])
      putQuantity(&s, units, depth + 1)
      s.put(")")
    case 6:
      putOperand(&s, depth + 2)
      s.put(" * ")
      putQuantity(&s, units, depth + 1)
    case 7:
      s.put("sqrt((")
      putQuantity(&s, units, depth + 1)
      s.put(")^2)")
    default:
      s.putNumber(sizes)
      s.put(" ")
      s.putOne(of: units)
    }
  }
}
