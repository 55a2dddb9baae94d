public import Conversion
public import NumericCore

extension Calculator {
  /// Compiles and runs one expression.
  @inlinable
  func value(
    of expression: consuming Expression
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    let typed = expression.isConversion || expression.isName ? nil : expression.typedUnits
    let compiled = try environment.compile(consume expression, angle, limits) {
      (part, question) throws(CalculatorError) in try known(part, question)
    }
    let outcome = try value(of: compiled, compiled.program)
    guard let typed, case .quantity = compiled.shape else { return outcome }
    return try simplest(outcome, typed: typed)
  }

  /// Runs a compiled expression, whose program may have other literals.
  @inlinable
  func value(
    of compiled: CompiledExpression, _ program: Program
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    let recorded: (result: [Backend.Number], isExact: Bool?)
    do throws(ProgramError<Backend.Failure>) {
      recorded = try backend.recordingExactness { () throws(ProgramError<Backend.Failure>) in
        try backend.evaluate(program, inputs: inputs(of: compiled), special: special)
      }
    } catch {
      throw explain(error, compiled)
    }
    var isExact = recorded.isExact
    if !roundedVariables.isEmpty,
      compiled.inputs.contains(where: { roundedVariables.contains($0.name) })
    {
      isExact = isExact.map { _ in false }
    }
    var digits = compiled.knownDigits
    if let most = digits {
      digits = knownDigits(of: recorded.result, compiled, atMost: most)
      if digits != nil { isExact = isExact.map { _ in false } }
    }
    var outcome = Evaluation(
      value: try assemble(compiled.shape, recorded.result, compiled.spans.last), isExact: isExact,
      warnings: warnings(of: compiled), notation: compiled.notation)
    outcome.knownDigits = digits
    outcome.uncertainties = try uncertainties(of: recorded.result, compiled)
    return outcome
  }

  /// The values of the variables that a compiled expression takes, in its order.
  public func inputs(of compiled: CompiledExpression) -> [Backend.Number] {
    if compiled.inputs.isEmpty { return [] }
    return compiled.inputs.compactMap { variables[$0.name]?.element($0.element) }
  }

  /// The same by the names of the variables and the indices of their elements, of which a list and a complex
  /// number have several.
  public func namedInputs(of compiled: CompiledExpression) -> [String: [Int: Backend.Number]] {
    var values: [String: [Int: Backend.Number]] = [:]
    for (name, element) in compiled.inputs {
      values[name, default: [:]][element] = variables[name]?.element(element)
    }
    return values
  }

  @inlinable
  func assemble(
    _ shape: Shape, _ numbers: [Backend.Number], _ span: SourceSpan? = nil
  ) throws(CalculatorError) -> Value<Backend.Number> {
    switch shape {
    case .number:
      try checkNaN(numbers)
      return .number(numbers[0])
    case .complex:
      try checkNaN(numbers)
      return .complex(numbers[0], numbers[1])
    case .polar(_, let unit):
      try checkNaN(numbers)
      return .polar(
        re: numbers[0], im: numbers[1], length: numbers[2], angle: numbers[3], unit)
    case .list:
      try checkNaN(numbers)
      return .list(numbers)
    case .complexes:
      try checkNaN(numbers)
      return .complexes(numbers)
    case .polynomial(_, let unknown):
      try checkNaN(numbers)
      return .polynomial(numbers, unknown: unknown)
    case .factored(_, let unknown, let factors):
      try checkNaN(numbers)
      return .factoredPolynomial(numbers, unknown: unknown, factors)
    case .matrix(_, let columns):
      try checkNaN(numbers)
      return .matrix(numbers, columns: columns)
    case .complexMatrix(_, let columns):
      try checkNaN(numbers)
      return .complexMatrix(numbers, columns: columns)
    case .matrices(_, let sizes):
      try checkNaN(numbers)
      return .matrices(numbers, sizes)
    case .quantity(_, let unit):
      try checkNaN(numbers)
      return .quantity(numbers[0], unit)
    case .quantities(_, let units):
      try checkNaN(numbers)
      return .quantities(numbers, units)
    case .duration(_, let units):
      try checkNaN(numbers)
      return .duration(numbers, units)
    case .mixed(_, let unit, _, let units):
      try checkNaN(numbers)
      return .mixed(numbers[0], unit, parts: Array(numbers.dropFirst()), units: units)
    case .factors:
      try checkNaN(numbers)
      return .factored(
        numbers[0],
        try listed(span) { () throws(ComputationFailure) in
          try backend.factors(of: numbers[0])
        })
    case .divisors:
      try checkNaN(numbers)
      return .list(
        try listed(span) { () throws(ComputationFailure) in
          try backend.divisors(of: numbers[0])
        })
    case .date(let date): return .date(date)
    case .dates(let dates): return .dates(dates)
    case .text(let text): return .text(text)
    case .condition(let condition): return .truth(try truth(of: condition, numbers))
    case .truth(let relation, _, _):
      do throws(Backend.Failure) {
        return .truth(relation.holds(for: try backend.compare(numbers[0], numbers[1])))
      } catch {
        throw unable(error, nil)
      }
    }
  }

  /// What a part of an expression is, during compilation: the truth of the condition of an `if`, or
  /// the count of a duration.
  @inlinable
  func known(
    _ compiled: CompiledExpression, _ question: KnownQuestion = .value
  ) throws(CalculatorError) -> KnownValue {
    try known(compiled, question, inputs: inputs(of: compiled))
  }

  /// The same of a part that depends on no variable, of whatever values.
  func knownOfAll(_ compiled: CompiledExpression) throws(CalculatorError) -> KnownValue {
    let zeros = Array(repeating: backend.zero, count: compiled.program.inputs.count)
    return try known(compiled, .value, inputs: zeros)
  }

  @usableFromInline
  func known(
    _ compiled: CompiledExpression, _ question: KnownQuestion, inputs: [Backend.Number]
  ) throws(CalculatorError) -> KnownValue {
    var numbers: [Backend.Number] = []
    do throws(ProgramError<Backend.Failure>) {
      numbers = try backend.evaluate(compiled.program, inputs: inputs, special: special)
    } catch {
      throw explain(error, compiled)
    }
    if case .condition(let condition) = compiled.shape {
      return .truth(try truth(of: condition, numbers))
    }
    if let value = try known(ofEigenvectors: numbers, compiled.shape, question) { return value }
    if case .list = compiled.shape { return .ranks(try ranks(of: numbers)) }
    if case .matrix(_, let columns) = compiled.shape {
      switch question {
      case .eigenvalues: return try eigenvalues(of: numbers, columns: columns)
      case .singularValues: return try singularValues(of: numbers, columns: columns)
      case .matrix(let question):
        return try answer(to: question, numbers, columns: columns)
      default: break
      }
      return .pivots(try pivots(of: numbers, columns: columns))
    }
    if case .complexes = compiled.shape, case .complexRoots = question {
      return try roots(ofComplex: numbers)
    }
    if case .complexMatrix(_, let columns) = compiled.shape {
      if case .eigenvalues = question {
        return try eigenvalues(ofComplex: numbers, columns: columns)
      }
      return .pivots(try pivots(ofComplex: numbers, columns: columns))
    }
    try checkNaN(numbers)
    if case .polynomial = compiled.shape {
      switch question {
      case .factors: return try factors(of: numbers)
      case .divisor(let count):
        return try divisor(of: Array(numbers.prefix(count)), Array(numbers.dropFirst(count)))
      default: return try roots(of: numbers)
      }
    }
    return .count(try count(numbers[0]))
  }

  /// The truth value of a condition on computed numbers.
  @inlinable
  func truth(
    of condition: Condition, _ numbers: [Backend.Number]
  ) throws(CalculatorError) -> Truth {
    var truths: [Truth] = []
    for (place, relation) in condition.relations.enumerated() {
      do throws(Backend.Failure) {
        truths.append(
          relation.holds(for: try backend.compare(numbers[2 * place], numbers[2 * place + 1])))
      } catch {
        throw unable(error, nil)
      }
    }
    return condition.value(of: truths)
  }

  /// What a backend lists of a whole number.
  @usableFromInline
  func listed<Result>(
    _ span: SourceSpan?, _ body: () throws(ComputationFailure) -> Result
  ) throws(CalculatorError) -> Result {
    do throws(ComputationFailure) { return try body() } catch {
      if case .exception(.domain) = error {
        throw CalculatorError(
          .domain, "only whole numbers other than 0 have primes and divisors", span)
      }
      throw CalculatorError(error, span)
    }
  }

  /// Throws for results that are NaN: a NaN among the inputs passes through all operations without
  /// an exception.
  @inlinable
  func checkNaN(_ numbers: [Backend.Number]) throws(CalculatorError) {
    if special == .error, numbers.contains(where: { backend.isNaN($0) }) {
      throw CalculatorError(.domain, "the result is not a number", nil)
    }
  }

  /// Converts a failure of the program to an error with its place in the source.
  @usableFromInline
  func explain(
    _ error: ProgramError<Backend.Failure>, _ compiled: CompiledExpression
  ) -> CalculatorError {
    switch error {
    case .failure(let failure, let index):
      return unable(failure, compiled.spans[index])
    case .exception(let exception, let index):
      let operation = compiled.program.instructions[index].operation
      return CalculatorError(
        exception, operation, formula: compiled.formulas[index], compiled.spans[index],
        backend: backend.name, complexOption: isComplex ? nil : complexOption)
    }
  }

  @usableFromInline
  func unable(_ failure: Backend.Failure, _ span: SourceSpan?) -> CalculatorError {
    CalculatorError(failure, span)
  }
}
