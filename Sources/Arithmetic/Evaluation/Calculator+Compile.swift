extension Calculator {
  /// Compiles a line whose last statement is an expression, for which those before it set variables and define functions.
  ///
  /// The variables of this calculator become inputs of the program.
  public func compile(
    utf8 source: [UInt8]
  ) throws(CalculatorError) -> (expression: CompiledExpression, warnings: [Warning]) {
    let (statements, warnings) = try environment.parse(source, limits)
    guard case .expression(let expression)? = statements.last else {
      throw CalculatorError(.syntax, "there is no expression to take apart", nil)
    }
    var compiler = Compiler(names: environment, angle: angle, limits: limits, decide: nil)
    for statement in statements.dropLast() {
      switch statement {
      case .assignment(let name, let value): try compiler.assign(name, value)
      case .destructuring(let targets, let value): try compiler.assign(targets, value)
      case .expression(let value): try compiler.assign("ans", value)
      case .definition(let definition): compiler.names.functions[definition.name] = definition
      case .unit(let unit): compiler.names.units.define(unit)
      }
    }
    let compiled = try compiler.compile(expression)
    if let uncertain = compiled.uncertain.first {
      throw CalculatorError(
        .arguments, "an expression that is taken apart has no uncertainties; leave out '±'",
        uncertain.span)
    }
    return (compiled, warnings.followed(by: compiled.warnings))
  }
}
