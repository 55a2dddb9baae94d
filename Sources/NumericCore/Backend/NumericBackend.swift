/// A number system: an immutable value that knows its precision and rounding and computes on
/// `Number`.
///
/// The engines are generic over this protocol and never learn which number they compute with. Each
/// family of functions is a protocol of its own, documented once, there.
public protocol NumericBackend: DestinationBackend, IntegralBackend, ElementaryBackend,
  CircularBackend, HyperbolicBackend, SpecialBackend, CombinatorialBackend, StatisticsBackend,
  FinanceBackend, TextBackend
{
  /// The backend's name on the command line.
  var name: String { get }

  /// Whether a finite result beyond the exponent range is an error rather than an infinity.
  var signalsOverflow: Bool { get }

  /// Computes a function of one number into a register, which may hold the operand.
  func apply(
    _ operation: UnaryOperation, _ x: Number, into result: inout Number
  ) throws(Failure)

  /// Computes a function of two numbers into a register, which may hold an operand.
  func apply(
    _ operation: BinaryOperation, _ x: Number, _ y: Number, into result: inout Number
  ) throws(Failure)

  /// What a conversion makes of a number, rounded once.
  func rescaled(_ x: Number, by rescaling: Rescaling) throws(Failure) -> Number

  /// Why an operation gave a result that is zero, infinite or NaN; nil when nothing is wrong with it.
  ///
  /// Called on the rare path only, so it may compute the operation again.
  func exception(
    of operation: Operation, operands: [Number], result: Number
  ) -> ArithmeticException?

  /// Runs a program and returns its outputs.
  ///
  /// Under `.error` the first instruction whose operands were finite and whose result is a pole, NaN
  /// or beyond the exponent range stops the run; under `.ieee` those are values. A backend may choose a
  /// precision of its own for every instruction, or run the program again until it knows enough.
  func evaluate(
    _ program: Program, inputs: [Number], special: SpecialPolicy
  ) throws(ProgramError<Failure>) -> [Number]

  /// Runs `body` and tells whether every operation in it was exact; nil when that is unknown.
  func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?)
}

/// What went wrong inside an operation, in the sense of IEEE 754-2019 §7.
public enum ArithmeticException: Hashable, Sendable {
  /// A division by zero, or a power of zero with a negative exponent.
  case divisionByZero
  /// No real result: outside the domain, or a pole.
  case domain
  /// An equation that no number solves, such as a rate of flows that all go one way.
  case noSolution
  /// A value that could not be found within the limits, by a backend whose failures have no words for that.
  case unable
  /// A finite result too large for the number type.
  case overflow
  /// A result that is not zero but became zero.
  case underflow
}

/// What to do with poles, NaN and overflow.
public enum SpecialPolicy: String, CaseIterable, Hashable, Sendable {
  /// They are errors.
  case error
  /// They are values, as in IEEE 754 and MPFR: infinities, NaN and signed zeros.
  case ieee
}
