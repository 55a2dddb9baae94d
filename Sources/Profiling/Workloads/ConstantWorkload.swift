import Accuracy
public import BigNumbers
public import NumericCore

/// A mathematical constant to many digits, computed anew each time.
public struct ConstantWorkload: Workload {
  /// What is computed.
  public let constant: Constant
  /// The name of the constant.
  public var name: String { constant.rawValue }
  /// The constant, with the remark that no digits of it are cached.
  public var summary: String { "the constant \(constant.rawValue), with nothing kept from before" }
  /// The constant is one operation.
  public var operations: Int { 1 }
  /// There are no inputs, so there is one evaluation.
  public var evaluations: Int { 1 }
  /// The constant as a real number.
  public var truths: [[ExactReal]] { [[ExactReal(constant)]] }

  /// Creates the workload of a constant.
  public init(_ constant: Constant) { self.constant = constant }

  /// Prepares a competitor; nil for doubles, whose constants are not computed.
  public func contender(
    _ competitor: Competitor, limits: ExactLimits
  ) throws(ComputationFailure) -> Contender? {
    let result: () throws(ComputationFailure) -> FormatValue
    switch competitor {
    case .exact(let digits):
      let constant = constant
      result = { () throws(ComputationFailure) in
        let precision = Precision.digits(digits, guardBits: 0)
        return .binary(try ExactReal(constant).rounded(to: precision, limits: limits))
      }
    case .format(let format):
      // The constants of doubles are stored values.
      if format == .double { return nil }
      let backend = try format.competingBackend(limits.sizes)
      result = { () throws(ComputationFailure) in try backend.computed(constant) }
    }
    return Contender(
      work: { passes throws(ComputationFailure) in
        for _ in 0..<passes {
          BigFloat.freeThreadCaches()
          blackHole(try result())
        }
      },
      results: { () throws(ComputationFailure) in [[try result()]] })
  }
}

extension CompetingBackend {
  fileprivate func computed(_ name: Constant) throws(ComputationFailure) -> FormatValue {
    do throws(Failure) {
      return value(try constant(name))
    } catch {
      throw ComputationFailure(error)
    }
  }
}
