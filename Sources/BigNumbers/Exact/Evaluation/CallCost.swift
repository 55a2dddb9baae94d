import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How long one call of MPFR may take: the functions whose time grows so fast with the precision that
/// asking for a few more bits can take minutes.
///
/// Measured with MPFR 4.2 on one core of a 2020s server at arguments of 0.3 to 30, the slowest of three,
/// doubled, and fitted by a power of the precision from above: seconds = scale · (bits/1000)^power.
struct CallCost {
  let scale: Double
  let power: Double

  /// Nil for functions that are quick at any precision within the limits.
  init?(_ operation: UnaryOperation) {
    switch operation {
    case .zeta: self.init(0.25, 3)
    case .gamma, .factorial: self.init(0.003, 3.1)
    case .logGamma, .lnGamma: self.init(0.0005, 3.4)
    case .digamma: self.init(0.0008, 3.2)
    case .dilogarithm: self.init(0.02, 3.5)
    case .erf, .erfc: self.init(0.06, 1.5)
    case .besselY0, .besselY1: self.init(0.008, 1.8)
    case .besselJ0, .besselJ1, .airy, .expIntegral: self.init(0.004, 1.5)
    default: return nil
    }
  }

  init?(_ operation: BinaryOperation) {
    switch operation {
    case .beta: self.init(0.009, 3.1)
    case .incompleteGamma: self.init(0.02, 3.1)
    case .besselJ, .besselY: self.init(0.02, 1.8)
    default: return nil
    }
  }

  private init(_ scale: Double, _ power: Double) {
    self.scale = scale
    self.power = power
  }

  /// Throws where one call at this precision may take longer than the limit allows in all.
  func check(bits: Int, _ limits: Limits) throws(LimitExceeded) {
    guard bits > 1000 else { return }
    let seconds = scale * pow(Double(bits) / 1000, power)
    if seconds > Double(limits.time) {
      throw LimitExceeded(
        limit: .time, allowed: limits.time, requested: Int(min(seconds.rounded(.up), 1e15)))
    }
  }
}
