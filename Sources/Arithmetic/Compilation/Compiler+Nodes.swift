import Conversion
import NumericCore
import Scientific

extension Compiler {
  /// Compiles one node of the innermost frame, whose operands have been compiled; nil when it has
  /// entered a user function.
  mutating func compile(
    _ index: Expression.Index, of expression: Expression
  ) throws(CalculatorError) -> Shape? {
    let uses = expression.entries[Int(index)].uses
    switch expression.self[index] {
    case .literal(let literal):
      return .number(try emit(literal: expression.literals[Int(literal)], uses: uses))
    case .name(let name):
      if let value = argumentWord(expression.names[Int(name)], at: index) {
        return .number(try emit(literal: ExactLiteral(value), uses: uses))
      }
      return try resolve(expression.names[Int(name)], uses: uses)
    case .unknown(let name):
      return .polynomial(
        [try emit(.zero, uses: uses), try emit(.one, uses: uses)],
        unknown: expression.names[Int(name)])
    case .prefix(.not, let x): return try negation(x, uses: uses)
    case .prefix(.complement, let x): return .number(try complement(x, uses: uses))
    case .prefix(.magnitude, let x):
      let elements = try listOrMatrix(x)
      let areComplex = try hasComplexElements(x)
      if elements != nil || areComplex {
        throw CalculatorError(
          .arguments,
          "bars are for numbers: norm(v) is the length of a vector, det(m) a determinant, and abs(v) is taken of each element",
          span(of: nil))
      }
      return try call("abs", [Expression.Argument(node: x, label: nil)], angle, uses: uses)
    case .prefix(let prefix, let x) where try isComplex(prefix, x):
      return try value(prefix.operation, try complex(x), uses: uses)?.shape
    case .prefix(.minus, let x) where try polynomial(x) != nil:
      return try oppositePolynomial(x, uses: uses)
    case .prefix(let prefix, let x) where try hasComplexElements(x):
      return try apply(prefix.operation, toEachComplex: x, uses: uses)
    case .prefix(let prefix, let x) where try listOrMatrix(x) != nil:
      return try apply(prefix.operation, toEach: x, uses: uses)
    case .prefix(.minus, let x):
      if let opposite = try oppositeDuration(x, uses: uses) { return opposite }
      return try apply(.negate, to: try measured(x), uses: uses)
    case .prefix(let prefix, let x):
      return try apply(prefix.operation, to: try measured(x), uses: uses)
    case .infix(.and, let a, let b): return try connective(.and, a, b, uses: uses)
    case .infix(.or, let a, let b): return try connective(.or, a, b, uses: uses)
    case .infix(.plusMinus, let a, let b): return try uncertain(a, b, uses: uses)
    case .infix(.solve, let a, let b):
      guard let row = Catalogue.function(named: "solve") else {
        preconditionFailure("the catalogue has solutions of equations")
      }
      return try solution(a, b, row, uses: uses)
    case .infix(.atAngle, let a, let b): return try point(length: a, angle: b, uses: uses)
    case .infix(let symbol, let a, let b):
      // The common case: two plain numbers.
      guard case .number(let left) = try shape(a), case .number(let right) = try shape(b) else {
        return try infix(symbol, a, b, uses: uses)
      }
      if names.isComplex, let result = try complexInfix(symbol, a, b, uses: uses) { return result }
      if case .relation(let relation) = symbol { return held(.truth(relation, left, right), uses) }
      return .number(try emit(symbol, left, right, uses: uses))
    case .quantity(let x, let unit):
      return held(.quantity(try number(x), expression.units[Int(unit)]), uses)
    case .conversion(let x, let target):
      return try convert(x, to: expression.targets[Int(target)], uses: uses)
    case .factorial(let x) where try isComplex(x):
      return try value(.factorial, try complex(x), uses: uses)?.shape
    case .factorial(let x):
      return .number(try emit(.unary(.factorial), try number(x), uses: uses))
    case .doubleFactorial(let x):
      return .number(try emit(.unary(.doubleFactorial), try number(x), uses: uses))
    case .test(let condition, let otherwise): return try test(condition, otherwise: otherwise)
    case .skip(let end):
      frames[frames.count - 1].position = Int(end) - 1
      return .text("")
    case .each(let number): return try begin(expression.series[Int(number)])
    case .series(let number): return try end(expression.series[Int(number)], uses: uses)
    case .choice(_, let a, let b): return held(try branch(a, b), uses)
    case .percent(let x):
      return .number(try hundredth(of: try number(x), uses: uses))
    case .percentOf(let a, of: let c):
      if let share = try durationShare(a, percent: c, uses: uses) { return share }
      let base = try measured(a)
      let product = try emit(.binary(.multiply), base.register, try number(c), uses: 1)
      let result = try hundredth(of: product, uses: uses)
      return Shape(Measured(register: result, unit: base.unit))
    case .degrees(let x):
      return .number(try emit(scale: try number(x), by: angle.degree, uses: uses))
    case .range(let a, let b, let step): return try range(a, b, step: step, uses: uses)
    case .element(let list, let number): return try element(number, of: list, uses: uses)
    case .entry(let matrix, let row, let column):
      return try entry(of: matrix, row: row, column: column, uses: uses)
    case .all: return .text(":")
    case .transpose(let x): return try adjoint(x, uses: uses)
    case .list(let start, let count):
      return try list(expression.arguments[Int(start)..<Int(start + count)], uses: uses)
    case .moment(let moment):
      return try date(expression.moments[Int(moment)])
    case .date(let call):
      return try date(expression.dateCalls[Int(call)], uses: uses)
    case .call(let name, let start, let count):
      let arguments = expression.arguments[Int(start)..<Int(start + count)]
      return try call(expression.names[Int(name)], arguments, angle, uses: uses)
    case .callInDegrees(let name, let start, let count):
      let arguments = expression.arguments[Int(start)..<Int(start + count)]
      return try call(expression.names[Int(name)], arguments, .degrees, uses: uses)
    }
  }

  /// Adjusts the reference counts of a shape made of operands: each of them was counted once for
  /// this node, which has `uses` uses.
  mutating func held(_ shape: Shape, _ uses: Int32) -> Shape {
    hold(shape, uses - 1)
    return shape
  }

  /// The shape of an operand.
  func shape(_ index: Expression.Index) throws(CalculatorError) -> Shape {
    guard let shape = frames[frames.count - 1].results[Int(index)] else {
      throw CalculatorError(.syntax, "an operand is missing", span(of: Int(index)))
    }
    return shape
  }

  /// The register of an operand that must be a plain number.
  mutating func number(_ index: Expression.Index) throws(CalculatorError) -> UInt32 {
    switch try shape(index) {
    // A product of primes is the number itself.
    case .number(let register), .factors(let register): return register
    case .duration(_, let units): throw notPlain(units[0], index)
    case .quantity(let register, let unit), .mixed(let register, let unit, _, _):
      guard unit.dimension == .none else {
        throw notPlain(unit, index)
      }
      return try scaled(register, by: unit.scale, uses: 1)
    case .complex, .polar:
      throw CalculatorError(
        .arguments, "a complex number is not real: take its re, im or abs", span(of: Int(index)))
    case .list, .quantities, .complexes: throw notANumber("a list", index)
    case .polynomial(_, let unknown), .factored(_, let unknown, _):
      throw CalculatorError(
        .arguments, "a polynomial in \(unknown) is not a number", span(of: Int(index)))
    case .matrix, .complexMatrix: throw notANumber("a matrix", index)
    case .matrices: throw needsOneMatrix(index)
    case .divisors: throw divisorsMisused(index)
    case .truth, .condition: throw notANumber("a truth value", index)
    case .date:
      throw CalculatorError(
        .arguments, "a date is not a number; the difference of two dates has a unit",
        span(of: Int(index)))
    case .dates: throw notANumber("a list of dates", index)
    case .text: throw notANumber("a text", index)
    }
  }

  /// How many divisors there are is not known before the number is computed.
  private func divisorsMisused(_ index: Expression.Index) -> CalculatorError {
    CalculatorError(
      .arguments, "a list of divisors stands by itself: assign it to a name, and use that",
      span(of: Int(index)))
  }

  private func notPlain(_ unit: Unit, _ index: Expression.Index) -> CalculatorError {
    CalculatorError(
      .incompatibleUnits, "\(unit.quantityName.withArticle) is not a plain number",
      span(of: Int(index)))
  }

  private func notANumber(_ what: String, _ index: Expression.Index) -> CalculatorError {
    CalculatorError(.arguments, "\(what) is not a number", span(of: Int(index)))
  }

  mutating func hundredth(
    of register: UInt32, uses: Int32
  ) throws(CalculatorError) -> UInt32 {
    let hundred = try emit(literal: ExactLiteral(100), uses: 1)
    return try emit(.binary(.divide), register, hundred, uses: uses)
  }

  /// A parameter, a variable or a constant; nil when the formula of a constant was entered.
  private mutating func resolve(
    _ name: String, uses: Int32
  ) throws(CalculatorError) -> Shape? {
    if let parameter = frames[frames.count - 1].parameters[name] {
      hold(parameter, uses)
      return parameter
    }
    if let variable = names.variables[name] {
      let shape = input(name, variable)
      hold(shape, uses)
      return shape
    }
    if let constant = Catalogue.constant(named: name) {
      switch constant.value {
      case .constant(let value): return .number(try emit(.constant(value), uses: uses))
      case .literal(let literal): return .number(try emit(literal: literal, uses: uses))
      }
    }
    if name == imaginaryUnit { return try unitI(uses: uses) }
    if let truth = Truth(rawValue: name), truth != .undecided {
      return .condition(Condition(steps: [.constant(truth)], registers: []))
    }
    if let word = ClockWord(rawValue: name) { return try date(word) }
    let place = span(of: nil)
    if names.isFunction(name) {
      throw CalculatorError(.arguments, "\(name) is a function: write \(name)(…)", place)
    }
    if name == "ans" {
      throw CalculatorError(.unknownName, "there is no earlier result for 'ans'", place)
    }
    if names.readsUnits, let number = NumberWord.value(of: name) {
      return .number(try emit(literal: number, uses: uses))
    }
    if names.readsUnits, let constant = PhysicalConstant.named(name) {
      return try compile(constant, uses: uses)
    }
    if names.readsUnits, let unit = try unit(named: name, place) {
      return .quantity(try emit(literal: ExactLiteral(1), uses: uses), unit)
    }
    throw unknown(name, place)
  }

  /// The unit of a name that has no other meaning.
  private mutating func unit(
    named name: String, _ place: SourceSpan
  ) throws(CalculatorError) -> Unit? {
    var scanner = UnitScanner(Array(name.utf8), at: 0, in: names.units)
    do throws(TextError) {
      guard let unit = try scanner.scan(), scanner.position == name.utf8.count else { return nil }
      for notice in scanner.notices { note(notice.message) }
      return unit
    } catch {
      throw CalculatorError(error.moved(to: place))
    }
  }

  /// A list of plain numbers, of quantities, or of dates; a range stands for its numbers.
  private mutating func list(
    _ arguments: ArraySlice<Expression.Argument>, uses: Int32
  ) throws(CalculatorError) -> Shape {
    if let dates = try dates(arguments) { return .dates(dates) }
    if let matrix = try matrix(ofRows: arguments) { return held(matrix, uses) }
    if let list = try complexList(arguments) { return held(list, uses) }
    var elements = MeasuredList()
    elements.reserveCapacity(arguments.count)
    for argument in arguments {
      if case .list(let numbers) = try shape(argument.node), isRange(argument.node) {
        for number in numbers { elements.append(Measured(register: number)) }
      } else {
        elements.append(try measured(argument.node))
      }
    }
    if elements.isPlain { return held(.list(elements.registers), uses) }
    var units: [Unit] = []
    for index in 0..<elements.count {
      guard let unit = elements[index].unit else {
        throw CalculatorError(
          .incompatibleUnits, "an element of this list has no unit, and others have",
          span(of: try origin(of: index, in: arguments)))
      }
      units.append(unit)
    }
    return held(.quantities(elements.registers, units), uses)
  }

  func isRange(_ node: Expression.Index) -> Bool {
    if case .range = frames[frames.count - 1].expression[node] { true } else { false }
  }

  /// The node from which an element of a list comes.
  private func origin(
    of element: Int, in arguments: ArraySlice<Expression.Argument>
  ) throws(CalculatorError) -> Int? {
    var rest = element
    for argument in arguments {
      var count = 1
      if isRange(argument.node), case .list(let numbers) = try shape(argument.node) {
        count = numbers.count
      }
      if rest < count { return Int(argument.node) }
      rest -= count
    }
    return nil
  }

  func unknown(
    _ name: String, _ span: SourceSpan, besides words: [String] = [], isCalled: Bool = false
  ) -> CalculatorError {
    let inside = frames[frames.count - 1].function.map { " in the definition of \($0)" } ?? ""
    let known = names.allNames + words + frames[frames.count - 1].parameters.keys
    let what = isBehindNumber && !isCalled ? "is no unit or name" : "is not known"
    return CalculatorError(
      .unknownName, "'\(name.count > 40 ? name.prefix(40) + "…" : name)' \(what)\(inside)",
      span,
      suggestion: Self.hints[name] ?? suggestion(for: name, among: known)
        ?? (isCalled || !names.readsUnits ? nil : misspeltUnit(name)))
  }

  /// What to write for words that are no names here.
  private static let hints: [String: String] = [
    "third": "1/3", "quarter": "1/4", "quarters": "1/4", "hex": "255 to hex", "bin": "10 to bin",
    "oct": "8 to oct",
  ]

  /// Whether the node that is compiled is a name behind a number, where a unit is expected.
  private var isBehindNumber: Bool {
    let frame = frames[frames.count - 1]
    guard names.readsUnits else { return false }
    return frame.expression.entries[frame.position...].contains { entry in
      guard case .infix(.implicitMultiply, let a, let b) = entry.node, Int(b) == frame.position,
        case .literal = frame.expression[a]
      else { return false }
      return true
    }
  }

  /// The known name that is most likely meant.
  ///
  /// A name that differs only in case comes first. A unit that differs only in case comes next if
  /// the name contains capitals, as no function does; otherwise only if no other name is near.
  private func suggestion(for name: String, among known: [String]) -> String? {
    let lower = name.lowercased()
    let known = known.filter { $0 != name }
    if let same = known.first(where: { $0.lowercased() == lower }) { return same }
    // The name of a unit that is called is known, but it is no function.
    let spelling = names.readsUnits ? Units.spelling(ignoringCaseOf: name) : nil
    let unit = spelling == name ? nil : spelling
    let near = Suggestion.nearest(to: name, among: known)
    return name == lower ? near ?? unit : unit ?? near
  }

  /// The unit whose name was probably meant: short names are near to too many units, and first letters are rarely wrong.
  private func misspeltUnit(_ name: String) -> String? {
    guard name.utf8.count >= 4 else { return nil }
    do throws(TextError) {
      _ = try Unit(parsing: name)
      return nil
    } catch {
      return error.suggestion.flatMap { $0.first == name.first ? $0 : nil }
    }
  }
}
