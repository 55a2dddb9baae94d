import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

extension REPLSession {
  /// The number of number systems whose values are kept.
  private static let mostEngines = 4

  /// Runs a closure with the engine of the settings.
  mutating func withEngine<Result>(
    _ body: (inout any SessionEngine) throws(CalculatorError) -> Result
  ) throws(CalculatorError) -> Result {
    try withEngine(of: state.options, body)
  }

  /// Runs a closure with the engine of the given options.
  mutating func withEngine<Result>(
    of options: NumberOptions, _ body: (inout any SessionEngine) throws(CalculatorError) -> Result
  ) throws(CalculatorError) -> Result {
    let key = ArithmeticKey(options)
    var engine: any SessionEngine =
      isFollowing ? FollowingEngine() : try options.makeEngine()
    // It gives its values away, because a copy of them would grow with every line.
    if let known = engines.removeValue(forKey: key) {
      engine.take(valuesOf: known)
    } else if engines.count >= Self.mostEngines {
      engines = [:]
    }
    // Computed values are kept even if this line fails.
    defer { engines[key] = engine }
    return try body(&engine)
  }
}

/// The options that affect values, which are all but those of the output format.
struct ArithmeticKey: Hashable, Sendable {
  let system: SystemName
  /// The format with the same rounding as the number system.
  let format: FloatFormat?
  let rounding: DecimalRounding
  let special: SpecialPolicy
  let limits: Limits

  init(_ options: NumberOptions) {
    system = options.system
    format = system.definition.format(options.request)
    rounding = options.results.rounding
    special = options.results.special
    limits = options.limits
  }
}

extension NumberOptions {
  /// Creates the engine of these options.
  fileprivate func makeEngine() throws(CalculatorError) -> any SessionEngine {
    try lifting(\.explanation) { () throws(CommandFailure) in
      try system.visited(by: Opening(options: self))
    }
  }

  /// Creates the engine of a number system.
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
  /// The same without marks at rounded values, because a session marks them itself.
  var unmarked: LineEvaluator {
    var copy = self
    copy.marksRoundings = false
    return copy
  }
}
