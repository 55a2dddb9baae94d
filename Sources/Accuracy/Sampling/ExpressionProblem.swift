public import Arithmetic
public import BigNumbers
public import NumericCore

/// An expression of one number, or of a complex one.
public struct ExpressionProblem: PointProblem {
  /// The names of the arguments, in the order of a point.
  public let variables: [String]
  /// Whether the expression is a complex number.
  public let isComplex: Bool
  let program: Program
  /// The program that the formats compute, in which sums may be additions in some order.
  private let computed: Program
  /// The inputs of the program: numbers, or the indices of variables.
  let inputs: [Input]
  private let exact: TrueProgram
  private let comparers: [Comparer]
  /// For each format, the literals and values that it holds; nil if one of them is beyond it.
  private let rounded: [RoundedInputs?]

  /// One input of the program.
  enum Input: Sendable {
    case variable(Int)
    case fixed(ExactReal)
  }

  /// Creates the problem of an expression, with the variables of a point in order and the values of
  /// all others by their names and elements; variables with formats of their own are first rounded to
  /// them. With an order the formats add the numbers of each `sum` one after the other. A variable that is a complex number has
  /// a coordinate for each part, `re(z)` and `im(z)`.
  ///
  /// - Throws: if the expression is not a number, or a complex one where that is not allowed, has operations that are not defined for real
  ///   numbers, or needs formats beyond the limits.
  public init(
    _ compiled: CompiledExpression, variables: [String], fixed: [String: [Int: ExactReal]] = [:],
    formats: [FloatFormat], rounding: DecimalRounding = .nearestEven,
    storing own: [String: FloatFormat] = [:], adding order: SummationOrder? = nil,
    allowsComplex: Bool = false, limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    var isComplex = false
    if allowsComplex, case .complex = compiled.shape { isComplex = true }
    guard isComplex || compiled.shape.isNumber else { throw .notReal(compiled.shape) }
    var inputs: [Input] = []
    for input in compiled.inputs {
      let coordinate = Self.coordinate(of: input.name, part: input.element, among: variables)
      if let index = coordinate {
        inputs.append(.variable(index))
      } else if let value = fixed[input.name]?[input.element] {
        inputs.append(.fixed(value))
      } else {
        throw .inapplicable("'\(input.name)' has no value")
      }
    }
    var comparers: [Comparer] = []
    for format in formats {
      comparers.append(
        try Comparer(
          format: format, rounding: rounding, storing: compiled.inputs.map { own[$0.name] },
          limits: limits))
    }
    var rounded: [RoundedInputs?] = []
    for comparer in comparers {
      rounded.append(try RoundedInputs(compiled.program, inputs, in: comparer))
    }
    try self.init(
      compiled.program, compiled.program(adding: order), variables, isComplex, inputs, comparers,
      rounded)
  }

  /// The names of the coordinates of a complex variable.
  public static func coordinates(ofComplex name: String) -> [String] {
    ["re(\(name))", "im(\(name))"]
  }

  /// The complex variable of which a coordinate is a part; nil for the coordinate of a real one.
  public static func complexVariable(of coordinate: String) -> String? {
    guard coordinate.hasSuffix(")"), ["re(", "im("].contains(coordinate.prefix(3)) else {
      return nil
    }
    return String(coordinate.dropFirst(3).dropLast())
  }

  /// The index of the coordinate that a variable, or a part of a complex one, is.
  private static func coordinate(
    of name: String, part: Int, among variables: [String]
  ) -> Int? {
    if let index = variables.firstIndex(of: name) { return index }
    let parts = coordinates(ofComplex: name)
    return parts.indices.contains(part) ? variables.firstIndex(of: parts[part]) : nil
  }

  private init(
    _ program: Program, _ computed: Program, _ variables: [String], _ isComplex: Bool,
    _ inputs: [Input], _ comparers: [Comparer], _ rounded: [RoundedInputs?]
  ) throws(ComputationFailure) {
    (self.program, self.computed) = (program, computed)
    (self.variables, self.isComplex) = (variables, isComplex)
    self.inputs = inputs
    self.comparers = comparers
    exact = try TrueProgram(program, comparers)
    self.rounded = rounded
  }

  /// An expression has no precondition.
  public func admits(_ point: [BigRational]) -> Bool { true }

  /// The value in real arithmetic.
  public func truth(at point: [ExactReal]) throws(ComputationFailure) -> ExactReal {
    try exact.values(at: numbers(point))[0]
  }

  /// The value, or both parts of it, in real arithmetic.
  public func truths(at point: [ExactReal]) throws(ComputationFailure) -> [ExactReal] {
    try exact.values(at: numbers(point))
  }

  /// The function, if it is the only instruction.
  public var function: UnaryFunction? {
    guard variables.count == 1, inputs.count == 1, case .variable = inputs[0],
      program.instructions.count == 1, let step = program.instructions.first,
      case .function(.unary(let function)) = step.operation, step.a == program.inputs[0],
      program.outputs == [step.destination]
    else { return nil }
    return function
  }

  /// The inputs of the program at a point.
  private func numbers(_ point: [ExactReal]) -> [ExactReal] {
    inputs.map { input in
      switch input {
      case .variable(let index): point[index]
      case .fixed(let value): value
      }
    }
  }

  /// The value in each format.
  public func values(at point: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
    var values: [FormatValue] = []
    for comparer in comparers {
      let numbers = try comparer.entered(numbers(point))
      if isComplex {
        values += try comparer.backend.outputs(of: computed, numbers)
      } else {
        values.append(try comparer.backend.run(computed, numbers))
      }
    }
    return values
  }

  /// The true value for the literals and inputs that a format holds; nil if it holds those of the expression.
  public func truthOfRounded(
    at point: [ExactReal], format: Int, isHeld: Bool
  ) throws(ComputationFailure) -> ExactReal? {
    try truthsOfRounded(at: point, format: format, isHeld: isHeld)?[0]
  }

  /// The same of both parts.
  public func truthsOfRounded(
    at point: [ExactReal], format: Int, isHeld: Bool
  ) throws(ComputationFailure) -> [ExactReal]? {
    guard let rounded = rounded[format] else { throw .exception(.overflow) }
    return try rounded.truths(of: numbers(point), isHeld: isHeld, in: comparers[format], exact)
  }

  /// A copy for another thread, which shares no intermediate values with this one.
  public func copied() throws(ComputationFailure) -> ExpressionProblem {
    var copies: [RoundedInputs?] = []
    for (inputs, comparer) in zip(rounded, comparers) {
      copies.append(try inputs?.copied(comparer))
    }
    return try ExpressionProblem(
      program, computed, variables, isComplex, inputs, comparers, copies)
  }
}
