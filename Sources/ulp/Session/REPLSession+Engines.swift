import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

extension REPLSession {
  /// Number systems whose values are kept.
  private static let mostEngines = 4

  /// Computes with the number system of the settings.
  mutating func withEngine<Result>(
    _ body: (inout any SessionEngine) throws(CalculatorError) -> Result
  ) throws(CalculatorError) -> Result {
    try withEngine(of: state.options, body)
  }

  /// Computes with the number system of any options.
  mutating func withEngine<Result>(
    of options: NumberOptions, _ body: (inout any SessionEngine) throws(CalculatorError) -> Result
  ) throws(CalculatorError) -> Result {
    let key = ArithmeticKey(options)
    var engine = try options.makeEngine()
    if let known = engines[key] {
      engine.take(valuesOf: known)
    } else if engines.count >= Self.mostEngines {
      engines = [:]
    }
    // Values that were found stay, whether or not this line has one.
    defer { engines[key] = engine }
    return try body(&engine)
  }
}

/// What values depend on: all options but those that say how they are printed.
struct ArithmeticKey: Hashable, Sendable {
  let system: SystemName
  /// What rounds as the number system does.
  let format: FloatFormat?
  let rounding: DecimalRounding
  let special: SpecialPolicy
  let limits: Limits

  init(_ options: NumberOptions) {
    system = options.system
    format = system.definition.format(options.request)
    rounding = options.rounding
    special = options.special
    limits = options.limits
  }
}

extension NumberOptions {
  /// The engine that these options describe.
  fileprivate func makeEngine() throws(CalculatorError) -> any SessionEngine {
    try lifting(\.explanation) { () throws(CommandFailure) in
      try system.visited(by: Opening(options: self))
    }
  }

  /// Makes an engine of a number system.
  private struct Opening: SystemVisitor {
    let options: NumberOptions

    func visit<System: NumberSystem>(
      _ system: System.Type
    ) throws(CommandFailure) -> (any SessionEngine)? {
      BackendEngine(try options.evaluator(on: system).unmarked)
    }
  }
}

extension LineEvaluator {
  /// Without marks at values that were rounded, which a session sets itself.
  var unmarked: LineEvaluator {
    var copy = self
    copy.marksRoundings = false
    return copy
  }
}
