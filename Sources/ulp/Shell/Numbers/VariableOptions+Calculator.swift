import Arithmetic
import BigNumbers
import NumericCore

extension VariableOptions {
  /// A calculator on exact numbers with the values of `--let`.
  func calculator(_ limits: ExactLimits) throws(CommandFailure) -> Calculator<ExactBackend> {
    try calculator(ExactBackend(limits: limits), limits.sizes)
  }

  /// A calculator with what files define and with the values of `--let`.
  ///
  /// It exists once for all number systems, because copies would be 8 kB of the installed command.
  @_semantics("optimize.sil.specialize.generic.never")
  func calculator<Backend: NumericBackend>(
    _ backend: Backend, _ limits: Limits, special: SpecialPolicy = .error,
    _ definitions: [DefinitionFile] = [], clock: @escaping LocalClock = SystemClock.clock,
    rates: @escaping RatesSource = StoredRates.source
  ) throws(CommandFailure) -> Calculator<Backend> {
    var calculator = Calculator(backend, angle: angle, special: special, limits: limits)
    calculator.tellsReadings = !isQuiet
    (calculator.isComplex, calculator.complexOption) = (isComplex, "--complex")
    (calculator.clock, calculator.rates) = (clock, rates)
    calculator.units = units
    for file in definitions { try calculator.load(file) }
    for assignment in assignments {
      let text = Array(try Self.expanded(assignment, limits).utf8)
      _ = try lifting({ $0.fault(in: text) }) { () throws(CalculatorError) in
        try calculator.execute(text)
      }
    }
    return calculator
  }
}

extension VariableOptions {
  /// An assignment whose value is `@FILE` with the list or matrix of the file.
  static func expanded(
    _ assignment: String, _ limits: Limits
  ) throws(CommandFailure) -> String {
    guard let (name, value) = parts(assignment), value.hasPrefix("@") else { return assignment }
    return "\(name) = \(try MatrixFile(String(value.dropFirst()), limits).expression)"
  }
}

extension SourceSpan {
  /// The name at this place of a source; nil if it is called as a function or is a word of the
  /// language.
  func variable(in source: [UInt8]) -> String? {
    let next = source[end...].first { $0 != UInt8(ascii: " ") }
    let name = String(decoding: source[start..<end], as: UTF8.self)
    return next == UInt8(ascii: "(") || name == "ans" ? nil : name
  }
}
