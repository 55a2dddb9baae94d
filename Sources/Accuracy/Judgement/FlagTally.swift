public import BigNumbers
import NumericCore

/// What is counted of the flag that tells a rounded result from an exact one (IEEE 754-2019, 7.6).
public struct FlagTally: Equatable, Sendable {
  /// Results of one kind, and the first of them.
  public struct Finding: Equatable, Sendable {
    /// The number of results.
    public var count = 0
    /// The number of the first point, and its coordinates where they are kept.
    public var first: Int?
    /// The coordinates of that point; empty where its number tells them.
    public private(set) var point: [FormatValue] = []

    /// Nothing, or what was kept.
    public init(count: Int = 0, first: Int? = nil, point: [FormatValue] = []) {
      (self.count, self.first, self.point) = (count, first, point)
    }

    /// The equality of the counts and of the first points, whose numbers tell their coordinates.
    public static func == (a: Finding, b: Finding) -> Bool {
      a.count == b.count && a.first == b.first
    }

    mutating func add(_ index: Int, _ point: [FormatValue]) {
      merge(Finding(count: 1, first: index, point: point))
    }

    mutating func merge(_ other: Finding) {
      count += other.count
      guard let index = other.first, index < first ?? .max else { return }
      (first, point) = (index, other.point)
    }
  }

  /// The results whose flag is right.
  public var right = 0
  /// Exact results with the flag raised.
  public var raised = Finding()
  /// Rounded results with the flag not raised.
  public var missing = Finding()
  /// The results of which it could not be decided whether they are the truth.
  public var undecided = 0

  /// No results.
  public init() {}

  /// Adds a result; NaN, which is neither exact nor rounded, has no verdict.
  mutating func add(_ verdict: FlagVerdict?, at index: Int, _ point: [FormatValue] = []) {
    switch verdict {
    case .right: right += 1
    case .raised: raised.add(index, point)
    case .missing: missing.add(index, point)
    case .undecided: undecided += 1
    case nil: break
    }
  }

  /// Adds the counts of other points.
  public mutating func merge(_ other: FlagTally) {
    right += other.right
    raised.merge(other.raised)
    missing.merge(other.missing)
    undecided += other.undecided
  }
}

/// What is said of the flag of one result.
public enum FlagVerdict: Sendable {
  case right
  /// Raised for an exact result.
  case raised
  /// Not raised for a rounded one.
  case missing
  case undecided

  init(isRaised: Bool, isExact: Bool?) {
    guard let isExact else {
      self = .undecided
      return
    }
    self = isRaised != isExact ? .right : isExact ? .raised : .missing
  }
}

extension CertifiedPoint {
  /// What is said of the flag of a computation; nil without a flag or a truth, and for NaN.
  public func flagVerdict(_ computation: Int, _ limits: ExactLimits) -> FlagVerdict? {
    guard let isRaised = flags[computation], case .certified(let truth) = truth,
      !values[computation].isNaN
    else { return nil }
    return FlagVerdict(
      isRaised: isRaised, isExact: isExact(values[computation], truth, errors[computation], limits))
  }

  /// Whether a result is the true value itself; nil if that could not be decided.
  private func isExact(
    _ value: FormatValue, _ truth: ExactReal, _ error: PointError?, _ limits: ExactLimits
  ) -> Bool? {
    guard let number = value.rational else { return false }
    // The error is enclosed: it is no zero if its lower bound is none.
    if let error = error?.absolute {
      if !error.lower.isZero { return false }
      if error.isPoint { return true }
    }
    return (try? (truth - ExactReal(number)).sign(limits: limits)).map { $0 == 0 }
  }
}

extension NearTruth {
  /// Whether it is proven that a number other than NaN is not the true value.
  ///
  /// Differences are rounded by at most 2⁻⁵³ of |y − head| ≤ |error| + |tail| and of the error. A tail that is known to have
  /// its sign says by itself that the head is not the true value.
  func isProven(apartFrom y: Double) -> Bool {
    guard bound < .infinity else { return false }
    if y.isInfinite || head.isInfinite { return true }
    if isWideTiny { return true }
    if y == head { return tail != 0 && tail.magnitude >= bound }
    let error = ((y - head) - tail).magnitude
    return error > bound + (error + tail.magnitude) * 0x1p-51
  }
}
