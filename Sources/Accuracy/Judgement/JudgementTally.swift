import BigNumbers
import NumericCore

/// What is counted of a computation at all numbers of a range; the counts of parts add up to those of the whole.
public struct JudgementTally: Equatable, Sendable {
  /// Counts of one kind of points.
  public struct Counts: Equatable, Sendable {
    /// The points with a certified truth.
    public var certified = 0
    /// The results that are the number nearest to the truth.
    public var nearest = 0
    /// The results with no number between them and the truth, the nearest ones among them.
    public var faithful = 0
    /// The largest error in ulps of a finite result, rounded to 40 bits, and to multiples of 2⁻⁴⁰ below 1/2.
    public var largestUlps = 0.0

    /// No points.
    public init() {}
  }

  /// All points with a certified truth.
  public var all = Counts()
  /// The same for each exponent e of the first coordinate, 2^e ≤ |x| < 2^(e+1); zeros have none.
  public var binades: [Int: Counts] = [:]
  /// The points without a truth.
  public var invalid = 0
  /// The points whose truth could not be decided, or not beside which numbers it is.
  public var undecided = 0
  /// The results of at least 2^k ulps for each k from 0 on, after the rounding of largest errors; infinite errors are in all of
  /// them.
  public var beyond = [Int](repeating: 0, count: Self.powers)
  /// The results with the sign that the truth does not have.
  public var wrongSign = 0
  /// The results that are NaN although there is a truth.
  public var notANumber = 0
  /// The infinite results although the truth is within the range of the format.
  public var infinite = 0
  /// What is counted of flags; nil where nobody asked for them.
  public var flags: FlagTally?
  /// The point with the largest error, and its number; the first one of several.
  public private(set) var worst: (index: Int, bits: Double, ulps: Double)?

  /// The number of powers of two of ``beyond``.
  public static let powers = 54

  /// No points.
  public init() {}

  /// A tally that was kept.
  public init(worst: (index: Int, bits: Double, ulps: Double)?) { self.worst = worst }

  /// The equality of all counts and of the worst point.
  public static func == (a: JudgementTally, b: JudgementTally) -> Bool {
    a.all == b.all && a.binades == b.binades && a.invalid == b.invalid
      && a.flags == b.flags && a.undecided == b.undecided && a.beyond == b.beyond
      && a.wrongSign == b.wrongSign
      && a.notANumber == b.notANumber && a.infinite == b.infinite
      && a.worst?.index == b.worst?.index
      && a.worst?.bits == b.worst?.bits && a.worst?.ulps == b.worst?.ulps
  }

  /// Adds the result of one computation at a point with a number.
  mutating func add(
    _ point: CertifiedPoint, _ computation: Int, in format: FloatFormat, at index: Int,
    exponent: Int?, _ limits: ExactLimits
  ) {
    guard case .certified(let truth) = point.truth else {
      if case .invalid = point.truth { invalid += 1 } else { undecided += 1 }
      return
    }
    guard let error = point.errors[computation] else {
      undecided += 1
      return
    }
    let value = point.values[computation]
    let bounds = error.ulpBounds
    var ulps = UlpGrid.nearest(bounds.lower, bounds.upper)
    let largest = UlpGrid.nearest(bounds.upper, tiesUp: true)
    if ulps == nil, isRaised(by: largest, error.bits, exponent) || isDoubtful(bounds) {
      ulps = error.roundedUlps(of: value, truth, format, limits)
    }
    add(
      JudgedError(
        ulps: ulps ?? largest, isNearest: error.bits == 0, isFaithful: error.isFaithful,
        hasWrongSign: error.hasWrongSign, isNaN: value.isNaN, isInfinite: error.isNotFinite),
      exponent: exponent)
    if let ulps { consider((index, error.bits, ulps)) }
  }

  /// Whether an error could be the largest one of those with its exponent, or of all.
  private func isRaised(by ulps: Double, _ bits: Double, _ exponent: Int?) -> Bool {
    if ulps > all.largestUlps { return true }
    if let exponent, ulps > binades[exponent]?.largestUlps ?? 0 { return true }
    return worst.map { (ulps, bits) >= ($0.ulps, $0.bits) } ?? true
  }

  /// Whether it depends on the rounding whether an error has 2^k ulps.
  private func isDoubtful(_ bounds: (lower: Double, upper: Double)) -> Bool {
    let (lower, upper) = (
      UlpGrid.nearest(bounds.lower, tiesUp: true), UlpGrid.nearest(bounds.upper, tiesUp: true)
    )
    return upper >= 1 && (lower < 1 || lower.exponent != upper.exponent)
  }

  /// Adds an error without its point.
  mutating func add(_ error: JudgedError, exponent: Int?) {
    all.add(error)
    if let exponent { binades[exponent, default: Counts()].add(error) }
    if error.ulps >= 1 {
      let power =
        error.ulps.isFinite ? min(Int(error.ulps.exponent), Self.powers - 1) : Self.powers - 1
      for k in 0...power { beyond[k] += 1 }
    }
    if error.hasWrongSign { wrongSign += 1 }
    if error.isNaN {
      notANumber += 1
    } else if error.isInfinite {
      infinite += 1
    }
  }

  /// Adds the counts of other points.
  public mutating func merge(_ other: JudgementTally) {
    all.merge(other.all)
    binades.merge(other.binades) { counts, others in
      var counts = counts
      counts.merge(others)
      return counts
    }
    invalid += other.invalid
    undecided += other.undecided
    for k in beyond.indices { beyond[k] += other.beyond[k] }
    wrongSign += other.wrongSign
    notANumber += other.notANumber
    infinite += other.infinite
    if let flags = other.flags { add(flags) }
    if let worst = other.worst { consider(worst) }
  }

  /// Adds the flag of the result of one computation at a point with a number.
  mutating func addFlag(
    of point: CertifiedPoint, _ computation: Int, at index: Int, _ limits: ExactLimits
  ) {
    if point.flags[computation] == nil { return }
    flags = flags ?? FlagTally()
    flags?.add(point.flagVerdict(computation, limits), at: index)
  }

  /// Adds what was counted of flags.
  mutating func add(_ others: FlagTally) {
    flags = flags ?? FlagTally()
    flags?.merge(others)
  }

  /// Takes the largest errors of other points, and not their counts.
  mutating func raise(to other: JudgementTally, exponent: Int?) {
    let ulps = other.all.largestUlps
    all.raise(to: ulps)
    if let exponent { binades[exponent]?.raise(to: ulps) }
    if let worst = other.worst { consider(worst) }
  }

  /// Which of two points is the worst one does not depend on the order in which they come.
  mutating func consider(_ point: (index: Int, bits: Double, ulps: Double)) {
    guard let worst else {
      self.worst = point
      return
    }
    let isWorse = (point.ulps, point.bits, -point.index) > (worst.ulps, worst.bits, -worst.index)
    if isWorse { self.worst = point }
  }
}

/// What counts of the error of one result.
struct JudgedError {
  /// The number of the grid that is nearest to the error in ulps.
  var ulps: Double
  var isNearest: Bool
  var isFaithful: Bool
  var hasWrongSign: Bool
  var isNaN: Bool
  /// Whether it is infinite, or NaN, although the truth is not.
  var isInfinite: Bool
}

extension JudgementTally.Counts {
  fileprivate mutating func add(_ error: JudgedError) {
    certified += 1
    if error.isNearest { nearest += 1 }
    if error.isFaithful { faithful += 1 }
    if error.ulps.isFinite { raise(to: error.ulps) }
  }

  fileprivate mutating func raise(to ulps: Double) { largestUlps = max(largestUlps, ulps) }

  /// Adds the counts of other points.
  public mutating func merge(_ other: JudgementTally.Counts) {
    certified += other.certified
    nearest += other.nearest
    faithful += other.faithful
    raise(to: other.largestUlps)
  }
}
