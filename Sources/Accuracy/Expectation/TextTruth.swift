import Arithmetic
import BigNumbers
import NumericCore

/// The truth of a test as a text: an FPCore, or an expression of the calculator.
struct TextTruth {
  /// The names of the arguments in the text.
  let names: [String]
  private let problem: any PointProblem

  /// Reads the truth of a function of some arguments: the last core of a text of FPCores, or an
  /// expression of the arguments with these names.
  ///
  /// - Throws: what is wrong with the text, or with what it says.
  init(
    _ text: String, expressionNames: [String], format: FloatFormat, limits: ExactLimits
  ) throws(ComputationFailure) {
    if Self.isCore(text) {
      problem = try Self.core(text, format, limits)
    } else {
      problem = try Self.expression(text, expressionNames, limits)
    }
    names = problem.variables
    guard names.count == expressionNames.count else {
      throw .inapplicable(
        "the core has \(names.count) arguments, and the function \(expressionNames.count)")
    }
  }

  /// The true value at a point.
  func value(at point: [ExactReal]) throws(ComputationFailure) -> ExactReal {
    try problem.truth(at: point)
  }

  /// Whether the precondition of the core is proven to hold at a point.
  func isFor(_ point: [FormatValue]) throws(ComputationFailure) -> Bool {
    try problem.isAdmitted(point)
  }

  /// Whether a text is one of FPCore: its first word after comments is `(FPCore`.
  private static func isCore(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
    guard let first = lines.first(where: { !$0.isEmpty && $0.first != ";" }) else { return false }
    return first.first == "(" && first.dropFirst().drop(while: \.isWhitespace).hasPrefix("FPCore")
  }

  private static func core(
    _ text: String, _ format: FloatFormat, _ limits: ExactLimits
  ) throws(ComputationFailure) -> any PointProblem {
    let file = try lifting({ ComputationFailure.inapplicable("the FPCore, at \($0)") }) {
      () throws(TextError) in try FPCoreFile(utf8: Array(text.utf8))
    }
    guard let core = file.cores.last else { throw .inapplicable("the text has no core") }
    if let array = core.arguments.first(where: { $0.rank > 0 }) {
      throw .inapplicable(
        "the argument '\(array.name)' of the core is an array, and those of the function are numbers"
      )
    }
    for argument in core.arguments where argument.context.precision != nil {
      // The true value would be that at rounded arguments, which are other points.
      guard core.format(of: argument, FPCoreContext()).contains(format) else {
        throw .inapplicable(
          "the core rounds its argument '\(argument.name)' to another format than the function's")
      }
    }
    let context = FPCoreContext(precision: .format(format))
    let problem = try FPCoreProblem(core, [context], limits: limits)
    guard problem.isNumber else { throw .inapplicable("the result of the core is not a number") }
    return problem
  }

  private static func expression(
    _ text: String, _ names: [String], _ limits: ExactLimits
  ) throws(ComputationFailure) -> any PointProblem {
    var calculator = Calculator(ExactBackend(limits: limits), limits: limits.sizes)
    for name in names { calculator.set(name, to: .number(1)) }
    let compiled = try lifting({ (error: CalculatorError) in
      let place = error.span.map { " (at byte \($0.start + 1))" } ?? ""
      return ComputationFailure.inapplicable("the truth '\(text)': \(error.message)\(place)")
    }) { () throws(CalculatorError) in
      try calculator.compile(utf8: Array(text.utf8)).expression
    }
    return try ExpressionProblem(compiled, variables: names, formats: [], limits: limits)
  }
}

extension FloatFormat {
  /// Whether every number of another binary format belongs to this one.
  fileprivate func contains(_ other: FloatFormat) -> Bool {
    // Posits have their precision around 1 only, and fixed point none that is relative.
    if case .coded = kind { return self == other }
    return radix == other.radix && precision >= other.precision
      && leastExponent - precision <= other.leastExponent - other.precision
      && greatestExponent >= other.greatestExponent
  }
}
