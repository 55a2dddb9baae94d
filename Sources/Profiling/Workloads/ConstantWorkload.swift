import Accuracy
public import BigNumbers
public import NumericCore

/// A mathematical constant to many digits, computed anew each time.
public struct ConstantWorkload: Workload {
  public let constant: Constant
  public var name: String { constant.rawValue }
  public var summary: String { "the constant \(constant.rawValue), with nothing kept from before" }
  public var operations: Int { 1 }
  public var evaluations: Int { 1 }
  public var truths: [[ExactReal]] { [[ExactReal(constant)]] }

  public init(_ constant: Constant) { self.constant = constant }

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
      // Hardware and libraries have their constants at hand.
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
