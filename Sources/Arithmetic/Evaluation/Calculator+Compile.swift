extension Calculator {
  /// Compiles a line with one expression, which definitions of functions may precede.
  ///
  /// The variables of this calculator become inputs of the program.
  public func compile(
    utf8 source: [UInt8]
  ) throws(CalculatorError) -> (expression: CompiledExpression, warnings: [Warning]) {
    let (statements, warnings) = try environment.parse(source, limits)
    var environment = environment
    for statement in statements.dropLast() {
      if case .unit(let unit) = statement {
        environment.units.define(unit)
        continue
      }
      guard case .definition(let definition) = statement else {
        throw CalculatorError(
          .syntax, "only functions can be defined before an expression that is taken apart", nil)
      }
      environment.functions[definition.name] = definition
    }
    guard case .expression(let expression)? = statements.last else {
      throw CalculatorError(.syntax, "there is no expression to take apart", nil)
    }
    let compiled = try environment.compile(expression, angle, limits)
    if let uncertain = compiled.uncertain.first {
      throw CalculatorError(
        .arguments, "an expression that is taken apart has no uncertainties; leave out '±'",
        uncertain.span)
    }
    return (compiled, warnings.followed(by: compiled.warnings))
  }
}
