import Arithmetic
import Benchmark
import BigNumbers
import NumericCore
import SuiteHarness

// Parsing, compiling and running are measured separately, and together as a calculator does them
// for every line.
let benchmarks: @Sendable () -> Void = {
  for expression in ExpressionCase.all {
    registerSyntax(expression)
    registerEvaluation("Double", expression) { DoubleBackend.completed }
    for bits in [64, 256] {
      registerEvaluation("\(bits) bits", expression) { try BigFloatBackend(precision: .bits(bits)) }
    }
  }
}

/// Parsing and compiling, which do not depend on a backend.
private func registerSyntax(_ expression: ExpressionCase) {
  for (name, source) in [("read", expression.defined), ("read and compile", expression.source)] {
    register("\(expression.name), \(name)") {
      try expression.check(on: DoubleBackend.completed)
      return (calculator: Calculator(DoubleBackend.completed), bytes: Array(source.utf8))
    } body: { prepared, passes in
      for _ in 0..<passes { blackHole(try prepared.calculator.compile(utf8: prepared.bytes)) }
    }
  }
  register("\(expression.name), compile") {
    try expression.check(on: DoubleBackend.completed)
    var calculator = Calculator(DoubleBackend.completed)
    _ = try calculator.execute(Array(expression.definition.utf8))
    return (calculator: calculator, bytes: Array("f(0)".utf8))
  } body: { prepared, passes in
    for _ in 0..<passes { blackHole(try prepared.calculator.compile(utf8: prepared.bytes)) }
  }
}

private func registerEvaluation<Backend: NumericBackend>(
  _ type: String, _ expression: ExpressionCase, _ make: @escaping () throws -> Backend
) {
  register("\(expression.name), run, \(type)") {
    let backend = try make()
    try expression.check(on: backend)
    return (backend: backend, program: try expression.program())
  } body: { prepared, passes in
    for _ in 0..<passes { blackHole(try prepared.backend.evaluate(prepared.program)) }
  }
  register("\(expression.name), line, \(type)") {
    let backend = try make()
    try expression.check(on: backend)
    return (calculator: Calculator(backend), bytes: Array(expression.source.utf8))
  } body: { prepared, passes in
    for _ in 0..<passes { blackHole(try prepared.calculator.evaluate(utf8: prepared.bytes)) }
  }
}
