import NumericCore

/// A financial function of arguments that are known as intervals, such as irrational numbers.
///
/// Rates are found if the sign of the flows changes once, so that there is exactly one rate for all
/// flows in the intervals. Several rates are not told apart, and stay undecided.
struct RateEnclosure {
  private let function: ListFunction
  private let arguments: [BigInterval]
  private let bits: Int
  private let limits: Limits

  init(
    _ function: ListFunction, _ arguments: [BigInterval], bits: Int, _ limits: Limits
  ) {
    self.function = function
    self.arguments = arguments
    self.bits = bits
    self.limits = limits
  }

  private var outward: OutwardContext {
    OutwardContext(within: limits, .bits(bits + 32))
  }

  func value() throws(ComputationFailure) -> BigInterval {
    switch function {
    case .internalRate: return try rate(Array(arguments[1...]), arguments[0])
    case .periodicRate:
      return try rate(try outward.flows(ofAnnuity: arguments, limits), arguments[5])
    default: return try outward.computeFormula(function, arguments)
    }
  }

  /// An enclosure of the rates of all flows in the intervals, around the rate of the midpoints.
  private func rate(
    _ flows: [BigInterval], _ number: BigInterval
  ) throws(ComputationFailure) -> BigInterval {
    guard try outward.isWhole(number), try outward.sign(of: number) > 0 else {
      throw .exception(.domain)
    }
    var signs: [Int] = []
    for flow in flows { signs.append(try outward.sign(of: flow)) }
    let changes = signs.filter { $0 != 0 }
    let variations = zip(changes, changes.dropFirst()).count { $0 != $1 }
    if variations == 0 { throw .exception(.noSolution) }
    guard variations == 1 else { throw .unknownSign }
    if number.lower > 1 { throw .exception(.noSolution) }
    let middles = flows.compactMap { try? BigRational(exactly: $0.midpoint) }
    guard middles.count == flows.count else { throw .unknownSign }
    var places = try RateEquation(middles, limits).places()
    try places[0].narrow(toBits: bits)
    let center = BigInterval(places[0].low, precision: .bits(bits + 32)).midpoint
    return try around(center, flows, ascending: changes[0] < 0)
  }

  /// The narrowest interval, of some tried ones around a rate, whose ends have present values that are
  /// not negative and not positive, for all flows in the intervals; so the rates lie in it.
  private func around(
    _ center: BigFloat, _ flows: [BigInterval], ascending: Bool
  ) throws(ComputationFailure) -> BigInterval {
    let size = max(center.binaryExponent ?? -bits, -bits)
    var reach = size - bits
    while reach < min(size, 0) - 1 {
      let distance = BigFloat(BigRational.one.scaled(byPowerOfTwo: reach), precision: .bits(64))
      let low = outward.down.subtract(center, distance)
      let high = outward.up.add(center, distance)
      if low > -1 {
        let ends = [low, high].map {
          outward.presentValue(BigInterval(lower: $0, upper: $0), flows[...])
        }
        // If costs come first and gains later, the present value decreases with the rate.
        let (above, below) = ascending ? (ends[0], ends[1]) : (ends[1], ends[0])
        if above.lower.signum >= 0, below.upper.signum <= 0 {
          return BigInterval(lower: low, upper: high)
        }
      }
      reach += 8
    }
    throw .unknownSign
  }
}
