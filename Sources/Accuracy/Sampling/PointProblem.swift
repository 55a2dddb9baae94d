public import BigNumbers
public import NumericCore

/// One number computed from some variables, to be looked at in many points.
public protocol PointProblem: Sendable {
  /// The variables, in the order of a point's numbers.
  var variables: [String] { get }

  /// Whether a point belongs to the problem: a core may have a precondition.
  func admits(_ point: [BigRational]) throws(ComputationFailure) -> Bool

  /// The true value; nothing is proven before something is asked of it.
  func truth(at point: [ExactReal]) throws(ComputationFailure) -> ExactReal

  /// What each format computes, for a point that is rounded to it.
  func values(at point: [ExactReal]) throws(ComputationFailure) -> [FormatValue]

  /// The problem for another thread, with nothing shared that threads would count references to.
  func copied() throws(ComputationFailure) -> Self
}

extension ExactProgram {
  /// Lowers a program whose instructions have no places that anybody asks for.
  public init(lowering program: Program) throws(ComputationFailure) {
    do throws(ProgramError<ComputationFailure>) {
      try self.init(program)
    } catch {
      switch error {
      case .failure(let failure, _): throw failure
      case .exception(let exception, _): throw .exception(exception)
      }
    }
  }
}
