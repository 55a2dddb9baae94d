public import NumericCore
internal import Synchronization

/// A computation of some real numbers that is run again with more bits whenever a digit is asked for that its enclosures do
/// not tell.
///
/// A pass over a loop of ten thousand turns takes milliseconds, where the graph of all its operations, with a plan of bits and
/// proofs for each, takes seconds. The graph is made only where a number looks like a short one, which no enclosure can
/// prove that it is, and where a number is beyond the exponents of enclosures.
public final class EnclosedComputation: Sendable {
  /// Computes the numbers with enclosures.
  public typealias Pass =
    @Sendable (EnclosingArithmetic) throws(ComputationFailure) -> [EnclosedReal]

  private let pass: Pass
  private let exactly: @Sendable () throws(ComputationFailure) -> [ExactReal]
  private let state: Mutex<State>

  private struct State: Sendable {
    /// The bits of the last pass, what it found, and whether what it left open is likely to stay so.
    var bits: Int
    var numbers: [EnclosedReal]
    var suspectsEquality: Bool
    /// The graphs of the numbers, or why there are none; nil until they were asked for.
    var exact: Result<[ExactReal], ComputationFailure>?
    /// The numbers that are proven to be fractions.
    var fractions: [Int: BigRational] = [:]
  }

  /// A computation of which a pass has found some numbers.
  ///
  /// `exactly` records the same numbers as operations.
  public init(
    _ numbers: [EnclosedReal], by arithmetic: EnclosingArithmetic, pass: @escaping Pass,
    exactly: @escaping @Sendable () throws(ComputationFailure) -> [ExactReal]
  ) {
    self.pass = pass
    self.exactly = exactly
    state = Mutex(
      State(
        bits: arithmetic.bits, numbers: numbers, suspectsEquality: arithmetic.suspectsEquality))
  }

  /// The number at an index.
  public func number(_ index: Int) -> ExactReal {
    if let value = state.withLock({ $0.numbers[index].fraction }) { return ExactReal(value) }
    var tape = Tape()
    let step = tape.append(
      .enclosed(EnclosedNumber(computation: self, place: index)), EmptyCollection(), origin: 0)
    return ExactReal(ExactGraph(tape, inputs: []), Int(step))
  }

  /// The graph of a number; nil if it could not be made.
  fileprivate func exactNumber(_ index: Int) -> ExactReal? {
    state.withLock { try? graphs(&$0).get()[index] }
  }

  private func graphs(_ state: inout State) -> Result<[ExactReal], ComputationFailure> {
    if let known = state.exact { return known }
    let found = Result(catching: exactly)
    state.exact = found
    return found
  }

  // MARK: - Enclosures

  /// An enclosure with at least `bits` bits of the value, or the point zero.
  ///
  /// - Throws: why the number has no value, or the limit that was exceeded.
  func ball(
    _ index: Int, bits: Int, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Ball {
    try state.withLock { (state) throws(ComputationFailure) in
      try narrowed(&state, index, bits, limits)
    }
  }

  private func narrowed(
    _ state: inout State, _ index: Int, _ wanted: Int, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Ball {
    let ceiling = max(limits.sizes.workingPrecision, 2 * wanted)
    while true {
      if let ball = try known(&state, index, wanted, limits) { return ball }
      let next = state.numbers[index].nextBits(after: state.bits, for: wanted)
      guard next <= ceiling else {
        throw .limit(
          LimitExceeded(limit: .workingPrecision, allowed: ceiling, requested: next))
      }
      try Deadline.checkComputation()
      let arithmetic = EnclosingArithmetic(bits: next, limits: limits.sizes)
      state.numbers = try pass(arithmetic)
      (state.bits, state.suspectsEquality) = (next, arithmetic.suspectsEquality)
    }
  }

  /// The enclosure that the last pass or the graph has found; nil if it is too wide.
  private func known(
    _ state: inout State, _ index: Int, _ wanted: Int, _ limits: ExactLimits
  ) throws(ComputationFailure) -> Ball? {
    if let value = state.fractions[index] { return Ball(value, bits: max(wanted + 8, 64)) }
    let number = state.numbers[index]
    switch number.storage {
    case .fraction(let value): return Ball(value, bits: max(wanted + 8, 64))
    case .ball(let ball):
      if Goal.relative(bits: wanted).isMet(by: ball) { return ball }
    case .failure(let failure):
      if failure.isBeyondRange {
        return try graphs(&state).get()[index].ball(.relative(bits: wanted), limits)
      }
      guard case .undecided = failure else { throw failure }
    }
    let seemsShort =
      number.failure != nil ? state.suspectsEquality : number.seemsShort(bits: state.bits)
    guard seemsShort, case .success(let graphs) = graphs(&state) else {
      return nil
    }
    do throws(ComputationFailure) {
      if let value = try graphs[index].rational(limits: limits) {
        state.fractions[index] = value
        return Ball(value, bits: max(wanted + 8, 64))
      }
      return try graphs[index].ball(.relative(bits: wanted), limits)
    } catch {
      switch error {
      case .undecided: break
      case .limit(let exceeded) where exceeded.limit != .time: break
      default: throw error
      }
      // The graph did not find out more: it is not asked again.
      state.exact = .failure(error)
      return nil
    }
  }
}

/// One of the numbers of a computation by enclosures, as a step of a graph.
struct EnclosedNumber: Hashable, Sendable {
  let computation: EnclosedComputation
  let place: Int

  static func == (a: EnclosedNumber, b: EnclosedNumber) -> Bool {
    a.computation === b.computation && a.place == b.place
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(computation))
    hasher.combine(place)
  }

  /// The number as the graph of its operations; nil if there is none.
  var graph: ExactReal? { computation.exactNumber(place) }
}

extension EnclosedReal {
  /// The bits of the next pass: what this one lacks, or twice as many if it found no digit.
  fileprivate func nextBits(after bits: Int, for wanted: Int) -> Int {
    guard case .ball(let ball) = storage, let accuracy = ball.accuracy, accuracy > 0 else {
      return 2 * bits
    }
    return max(bits + (wanted - accuracy) + 32, bits + 64)
  }

  /// Whether the value may be a number of few bits, or zero, so that more bits would not tell.
  fileprivate func seemsShort(bits: Int) -> Bool {
    guard case .ball(let ball) = storage else { return false }
    if ball.sign == nil {
      return bits >= 1024 && ball.radius <= ErrorBound.powerOfTwo(-bits / 2)
    }
    return (ball.accuracy ?? 0) >= 256 && ball.suspectedValue != nil
  }
}
