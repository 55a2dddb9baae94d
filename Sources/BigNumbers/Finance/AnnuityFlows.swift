import NumericCore

extension FinancialArithmetic {
  /// The flows whose internal rate is the rate of an annuity; arguments are nper, pmt, pv, fv and when.
  func flows(
    ofAnnuity x: [Element], _ limits: Limits
  ) throws(FinancialFault) -> [Element] {
    guard try isWhole(x[0]), try sign(of: x[0]) > 0 else { throw .outsideDomain }
    let isAtBeginning = try isAtBeginning(x[4])
    let periods = count(x[0])
    try limits.require(.flows, periods == .max ? .max : periods + 1)
    // A flow takes about 200 bytes: a fraction, an integer coefficient and a number. The limit is
    // in megabytes.
    try limits.require(.memory, periods / 5000)
    var flows = [Element](repeating: x[1], count: periods + 1)
    flows[isAtBeginning ? periods : 0] = integer(0)
    flows[0] = add(flows[0], x[2])
    flows[periods] = add(flows[periods], x[3])
    return flows
  }
}

extension Limits {
  /// Throws if a size exceeds its limit.
  func require(_ limit: Limit, _ size: Int) throws(FinancialFault) {
    do throws(LimitExceeded) {
      try check(limit, size)
    } catch {
      throw .limit(error)
    }
  }
}
