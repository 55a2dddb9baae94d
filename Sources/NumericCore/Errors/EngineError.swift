// Failures come in four families that are never mixed, so that a client can tell who has to act:
//
// * A *text* is wrong: `TextError`, with the kind, the place and what was perhaps meant.
// * The *mathematics* is undefined: `ArithmeticException` says why, and `ComputationFailure` says so for
//   backends that prove their results or have to leave a question open.
// * *We could not*: `LimitExceeded` names the limit, which its user can raise.
// * The *command* was misused, or the system refuses what it needs: that is said in the command itself.
//
// A function that can fail in several of them throws a sum: `ComputationFailure`, `ProgramError` where an
// instruction of a program is to blame, `EngineError` where a text is read and any backend computes.

/// Why a request to a library on any backend has no answer: the family of the failure.
public enum EngineError<Failure: Error>: Error {
  /// A text is wrong.
  case text(TextError)
  /// The mathematics is undefined.
  case mathematics(ComputationFailure)
  /// A size was beyond its bound.
  case limit(LimitExceeded)
  /// The backend could not compute.
  case backend(Failure)
}

extension EngineError: Equatable where Failure: Equatable {}
extension EngineError: Hashable where Failure: Hashable {}

/// The result of a closure, whose failure becomes one of another type: a limit a failure of a computation,
/// say, with `lifting(ComputationFailure.limit)`.
@inlinable @inline(__always)
public func lifting<Result, Inner: Error, Outer: Error>(
  _ lift: (Inner) -> Outer, _ body: () throws(Inner) -> Result
) throws(Outer) -> Result {
  do throws(Inner) { return try body() } catch { throw lift(error) }
}
