import AllocationCounts
import BigNumbers
import NumberTypeCases
import NumericCore
import SuiteHarness

// These benchmarks count allocations instead of measuring times. Counts are reproducible, so the
// thresholds have no tolerance. Linking the counter replaces malloc, so times would not be
// representative.
let benchmarks: @Sendable () -> Void = {
  for form in NumberForm.allCases where form.baseline != form { registerForm(form) }
  for digits in [16, 34] {
    // The number of allocations inside MPFR is not under control of this package.
    let operations = DecimalAllocations.all.filter { $0.most != nil }
    register("decimal-\(digits)", operations.map { counted("\($0.name) (1/1000)") }) {
      try operations.map { Double(try $0.count(digits: digits)) * 1000 }
    }
  }
  registerLines("lines-Double", LineAllocations.lines) { DoubleBackend.completed }
  registerLines("lines-256", LineAllocations.lines.filter { !$0.callsFunctions }) {
    try BigFloatBackend(precision: .bits(256))
  }
}

private func counted(_ name: String) -> Figure { Figure(name, tolerance: .none) }

/// The allocations of one operation in addition to those of C's loop.
private func registerForm(_ form: NumberForm) {
  let operations = NumberOperation.allCases.filter { form.applies(to: $0) }
  register("\(form)", operations.map { counted("\($0.name) (1/1000)") }) {
    try operations.map { try FormAllocations.count(form, $0) * 1000 }
  }
}

/// The allocations of one line that is read, computed and written.
private func registerLines<Backend: NumericBackend>(
  _ name: String, _ lines: [LineAllocations.Line], _ make: @escaping () throws -> Backend
) {
  register(name, lines.map { counted("\($0.name) (1/1000)") }) {
    let backend = try make()
    return try lines.map { try LineAllocations.count($0.source, backend) * 1000 }
  }
}
