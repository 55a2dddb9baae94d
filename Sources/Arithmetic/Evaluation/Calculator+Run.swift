import NumericCore
import Scientific

extension Calculator {
  /// Compiles and runs one expression.
  func value(
    of expression: Expression, _ environment: Environment
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    var compiler = Compiler(names: environment, angle: angle, limits: limits)
    let shape = try compiler.compile(expression)
    let inputs = compiler.inputs.compactMap { variables[$0.name]?.element($0.element) }
    let recorded: (result: [Backend.Number], isExact: Bool?)
    do throws(ProgramError<Backend.Failure>) {
      recorded = try backend.recordingExactness { () throws(ProgramError<Backend.Failure>) in
        try backend.evaluate(compiler.program, inputs: inputs, special: special)
      }
    } catch {
      throw explain(error, compiler)
    }
    let numbers = recorded.result
    if special == .error, numbers.contains(where: backend.isNaN), !shape.isTruth {
      throw CalculatorError(.domain, "the result is not a number", nil)
    }
    let value = try assemble(shape, numbers)
    return Evaluation(value: value, isExact: recorded.isExact, warnings: [])
  }

  private func assemble(
    _ shape: Compiler.Shape, _ numbers: [Backend.Number]
  ) throws(CalculatorError) -> Value<Backend.Number> {
    switch shape {
    case .number: return .number(numbers[0])
    case .list: return .list(numbers)
    case .text(let text): return .text(text)
    case .truth(let relation, _, _):
      do throws(Backend.Failure) {
        return .truth(relation.holds(for: try backend.compare(numbers[0], numbers[1])))
      } catch {
        throw unable(error, nil)
      }
    }
  }

  /// Puts a failure of the program into words, with the place in the source.
  private func explain(
    _ error: ProgramError<Backend.Failure>, _ compiler: Compiler
  ) -> CalculatorError {
    switch error {
    case .failure(let failure, let index):
      return unable(failure, compiler.spans[index])
    case .exception(let exception, let index):
      let operation = compiler.program.instructions[index].operation
      return describe(exception, operation, compiler.spans[index])
    }
  }

  private func unable(_ failure: Backend.Failure, _ span: SourceSpan?) -> CalculatorError {
    if let limit = failure as? LimitExceeded { return CalculatorError(limit, span) }
    return CalculatorError(.limit, "\(failure)", span)
  }

  private func describe(
    _ exception: ArithmeticException, _ operation: Operation, _ span: SourceSpan
  ) -> CalculatorError {
    switch exception {
    case .divisionByZero:
      return CalculatorError(.divisionByZero, "division by zero", span)
    case .overflow:
      return CalculatorError(
        .overflow, "the result is too large for the exponents of '\(backend.name)'", span)
    case .underflow:
      return CalculatorError(LimitExceeded(limit: .range, allowed: .max), span)
    case .domain:
      return CalculatorError(.domain, domainFault(operation), span)
    }
  }

  private func domainFault(_ operation: Operation) -> String {
    if operation == .binary(.pow) {
      return "a negative number to a fractional power is not real; odd roots are cbrt(x) and root(x, n)"
    }
    guard let row = Catalogue.function(for: operation) else {
      return "infinities cancel here, so there is no value"
    }
    return "no real value: the domain of \(row.signature) is \(row.domain)"
  }
}

extension Compiler.Shape {
  var isTruth: Bool { if case .truth = self { true } else { false } }
}
