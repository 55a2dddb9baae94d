import NumericCore

// sin and cos have their extrema, tan, cot, sec and csc their poles at multiples of a quarter turn.
extension OutwardContext {
  /// The range of a circular function over an interval of angles in radians.
  func circular(_ f: UnaryFunction, _ x: BigInterval) throws(LimitExceeded) -> BigInterval {
    let turns = try quarterTurns(x)
    return try circular(f, x, turns) { [self] a throws(LimitExceeded) in
      enclosure(try down.compute(f, a), try up.compute(f, a), isFinite: false)
    }
  }

  /// The range of sin, cos or tan over angles in a unit of which u make a turn.
  func circular(
    _ f: BinaryFunction, _ x: BigInterval, unitsPerTurn u: Int
  ) throws(LimitExceeded) -> BigInterval {
    let unit = BigFloat.integer(u)
    if x.isPoint { return try compute(f, x.lower, unit) }
    let turns = try quarterTurns(x, unitsPerTurn: u)
    let kin: UnaryFunction = f == .sinUnits ? .sin : f == .cosUnits ? .cos : .tan
    return try circular(kin, x, turns) { [self] a throws(LimitExceeded) in
      enclosure(try down.compute(f, a, unit), try up.compute(f, a, unit), isFinite: false)
    }
  }

  private func circular(
    _ f: UnaryFunction, _ x: BigInterval, _ turns: QuarterTurns?,
    _ value: (BigFloat) throws(LimitExceeded) -> BigInterval
  ) throws(LimitExceeded) -> BigInterval {
    let one = BigFloat.integer(1)
    let hasPoles = f != .sin && f != .cos
    guard let turns else {
      return hasPoles ? .entire.flagged() : BigInterval(ordered: -one, one)
    }
    // The multiples of a quarter turn, modulo 4, at which the function is 1 and −1.
    let (top, bottom) = f == .sin || f == .csc ? (1, 3) : (0, 2)
    if !hasPoles {
      let ends = try value(x.lower).hull(try value(x.upper))
      return BigInterval(
        ordered: turns.multiples.contains(bottom) ? -one : ends.lower,
        turns.multiples.contains(top) ? one : ends.upper)
    }
    let poles: Set = f == .tan || f == .sec ? [1, 3] : [0, 2]
    if turns.innerMultiples.contains(where: poles.contains) { return .entire.flagged() }
    let startsAtPole = turns.startsOnMultiple && poles.contains(turns.first)
    let endsAtPole = turns.endsOnMultiple && poles.contains(turns.last)
    // The limit of the function on the upper side of a pole; that on the lower side has the
    // opposite sign.
    func limit(above pole: Int) -> BigFloat {
      switch f {
      case .tan: -.infinity
      case .cot: .infinity
      default: pole == 0 || pole == 3 ? .infinity : -.infinity
      }
    }
    func end(_ limit: BigFloat) -> BigInterval { BigInterval(ordered: limit, limit) }
    var range = startsAtPole ? end(limit(above: turns.first)) : try value(x.lower)
    range = range.hull(endsAtPole ? end(-limit(above: turns.last)) : try value(x.upper))
    if f == .sec || f == .csc {
      for multiple in turns.innerMultiples {
        range = range.hull(integer(multiple == top ? 1 : -1))
      }
    }
    return range.flagged(startsAtPole || endsAtPole)
  }
}
