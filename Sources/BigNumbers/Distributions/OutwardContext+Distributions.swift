import NumericCore

// Functions of distributions on intervals.
extension OutwardContext {
  /// The range of a function of a distribution, enclosed.
  func distribution(
    _ f: ListFunction, _ x: [BigInterval]
  ) throws(LimitExceeded) -> BigInterval {
    guard let (distribution, aspect) = f.distribution else {
      preconditionFailure("\(f) is no function of a distribution")
    }
    if x.contains(where: \.isEmpty) { return .undefined }
    guard x.allSatisfy(\.isBounded) else { return BigInterval.entire.flagged() }
    do throws(ComputationFailure) {
      return try value(of: aspect, distribution, x)
    } catch {
      switch error {
      case .limit(let limit): throw limit
      case .exception(.overflow), .undecided, .inapplicable: return BigInterval.entire.flagged()
      case .exception: return .undefined
      }
    }
  }

  /// The value for all numbers of bounded intervals: a number and the parameters of a distribution.
  ///
  /// - Throws: arguments outside the domain, `divisionByZero` at poles, and `undecided` where the intervals are too wide.
  func value(
    of aspect: DistributionAspect, _ distribution: Distribution, _ x: [BigInterval]
  ) throws(ComputationFailure) -> BigInterval {
    let inner = OutwardContext(within: limits, .bits(precision.bits + Self.guardBits(x)))
    let enclosure = try DistributionEnclosure(distribution, Array(x[1...]), inner)
    return switch aspect {
    case .density: try enclosure.density(x[0])
    case .distribution: try enclosure.tails(x[0]).lower
    case .quantile: try enclosure.quantile(x[0])
    }
  }

  /// The bits that the logarithms of powers and of Γ lose, whose sum is exponentiated: their whole parts have about as many as the
  /// arguments, and five more for the logarithm itself.
  private static func guardBits(_ x: [BigInterval]) -> Int {
    24 + max(0, min(x.compactMap(\.magnitude.binaryExponent).max() ?? 0, 1 << 12))
  }
}
