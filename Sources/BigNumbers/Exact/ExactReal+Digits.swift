internal import CMPFR
public import NumericCore

extension ExactReal {
  /// The value in digits of a radix from 2 to 62, rounded once; every digit is proven.
  ///
  /// `shortest` gives all digits of a number that has at most ``ExactLimits/wholeDigits`` as far as fractions or short proofs tell
  /// that, and ``ExactLimits/digits`` of any other. `isExact` tells whether further digits exist; it is nil
  /// if neither was proven within the limits.
  ///
  /// - Throws: the limit that was exceeded, the question that could not be decided, or the
  ///   operation that has no value.
  public func digits(
    radix: Int = 10, _ request: DigitRequest, rounding: Rounding = .nearestEven,
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) -> NumberDigits {
    precondition((2...62).contains(radix), "a radix is between 2 and 62, not \(radix)")
    let search = DigitSearch(radix: radix, rounding: rounding, limits: limits)
    return try Deadline.within(limits.sizes) {
      () throws(ComputationFailure) in try search.digits(of: self, request)
    }
  }
}

/// A search for digits by enclosures: both ends must round to the same digits.
private struct DigitSearch {
  let radix: Int
  let rounding: Rounding
  let limits: ExactLimits

  /// The bits beyond the digits at first: the rounding of one value in 2⁶ remains open.
  private static let firstSpare = 6
  private static let secondSpare = 6 + 332

  /// The work of symbolic forms that find out whether a number has only some digits, before any is computed: about a tenth
  /// of a millisecond. Parts of complex numbers are long sums of nested roots, whose forms would take most of the time of a line.
  private static let effort = 128

  func digits(
    of number: ExactReal, _ request: DigitRequest
  ) throws(ComputationFailure) -> NumberDigits {
    let counted = request == .shortest ? .significant(limits.digits) : request
    // A part of a complex number that has more digits than those has its other digits only if it is a long fraction, which
    // arithmetic finds at once: what forms find out otherwise took half of the time of a line.
    if let ball = number.firstBall, request != .shortest || number.isEnclosedPart,
      goal(counted, spare: Self.firstSpare).isMet(by: ball), let digits = guarded(ball, counted)
    {
      return digits
    }
    // A requested number of digits is cheaper to find from an enclosure than by asking whether the
    // value is a fraction.
    if request == .shortest || number.graph == nil,
      let value = try number.rational(limits: limits, effort: Self.effort)
    {
      return digits(of: value, request)
    }
    guard case .step(let graph, let step) = number.storage else {
      preconditionFailure("a number is rational or a step")
    }
    var spare = Self.firstSpare
    // An earlier enclosure may suffice.
    let first = goal(counted, spare: spare)
    var known = graph.knowledge(of: step).ball
    if !(known.map { first.isMet(by: $0) } ?? false) {
      known = try graph.encloseFromInputs(step, first, limits) ?? known
    }
    if let known, first.isMet(by: known), let digits = guarded(known, counted) { return digits }
    let (tape, root) = Tape.flattened(graph, step)
    var evaluation = ExactEvaluation(tape, root: root, limits: limits, goal: first)
    while true {
      let ball: Ball
      do throws(ComputationFailure) {
        let goal = goal(counted, spare: spare)
        if let known, goal.isMet(by: known) {
          ball = known
        } else {
          ball = try evaluation.enclose(goal)
          graph.remember(ball, of: step)
          known = ball
        }
      } catch {
        if error.isOpenToSymbols, let value = try? number.rational(limits: limits) {
          return digits(of: value, counted)
        }
        throw error
      }
      if let digits = guarded(ball, counted) { return digits }
      let (low, high) = candidates(ball, counted, goal(counted, spare: spare).bits)
      if ball.isPoint { return low }
      if low.digits == high.digits, low.exponent == high.exponent, low.isNegative == high.isNegative
      {
        let answer = try labelled(low, ball, number, &evaluation)
        if answer.isExact == true, !isTooLong(answer) {
          graph.remember(rational: answer.value(radix: radix), of: step)
        }
        return answer
      }
      if spare == Self.firstSpare {
        // A hundred digits more are cheaper than asking whether the value is a fraction.
        spare = Self.secondSpare
        continue
      }
      if let value = try number.rational(limits: limits) { return digits(of: value, counted) }
      if isTooLong(low) || isTooLong(high) {
        for candidate in [low, high] where evaluation.hasForm(candidate.form(radix: radix)) {
          var digits = candidate
          digits.isExact = true
          return digits
        }
        if spare > 4096 { throw .undecided(bits: goal(counted, spare: spare).bits) }
        spare *= 4
        continue
      }
      let border = rounding.border(low.value(radix: radix), high.value(radix: radix))
      // The difference may be less than any number with an exponent.
      let sign = try (number - ExactReal(border)).sign(limits: limits)
      if sign == 0 { return digits(of: border, counted) }
      var answer = sign < 0 ? low : high
      answer.isExact = false
      return answer
    }
  }

  /// The digits, if the guard digits prove that no point of the ball is near a border of rounding.
  private func guarded(_ ball: Ball, _ request: DigitRequest) -> NumberDigits? {
    guard case .significant(let count) = request else { return nil }
    return GuardedDigits(radix: radix, count: count, rounding: rounding).digits(of: ball)
  }

  /// Both ends, rounded.
  private func candidates(
    _ ball: Ball, _ request: DigitRequest, _ bits: Int
  ) -> (low: NumberDigits, high: NumberDigits) {
    if ball.isPoint {
      let digits = ball.middle.digits(radix: radix, request, rounding)
      return (digits, digits)
    }
    // The radius may be smaller than a unit of a middle of few bits.
    let (lower, upper) = ball.endpoints(bits: max(ball.middle.precision.bits, bits) + 32)
    return (
      lower.digits(radix: radix, request, rounding), upper.digits(radix: radix, request, rounding)
    )
  }

  private func digits(of value: BigRational, _ request: DigitRequest) -> NumberDigits {
    guard request == .shortest else { return value.digits(radix: radix, request, rounding) }
    let places = value.finitePlaces(radix, atMost: limits.wholeDigits)
    let isWhole = places.map { value.digitExponent(radix) + $0 <= limits.wholeDigits } ?? false
    return value.digits(radix: radix, isWhole ? .shortest : .significant(limits.digits), rounding)
  }

  /// The goal of an enclosure from which the requested digits should be certain, with some spare
  /// bits.
  private func goal(_ request: DigitRequest, spare: Int) -> Goal {
    switch request {
    case .significant(let count): return .digits(count, radix: radix, spare: spare)
    case .afterPoint(let count):
      return .absolute(exponent: -Goal.digits(count, radix: radix, spare: spare).bits)
    case .shortest: return .relative(bits: spare)
    }
  }

  /// The digits with the answer to whether they are the value itself or a rounding of it.
  private func labelled(
    _ digits: NumberDigits, _ ball: Ball, _ number: ExactReal, _ evaluation: inout ExactEvaluation
  ) throws(ComputationFailure) -> NumberDigits {
    var digits = digits
    if ball.excludes(digits, radix: radix) {
      digits.isExact = false
      return digits
    }
    digits.isExact = nil
    if isTooLong(digits) {
      if evaluation.hasForm(digits.form(radix: radix)) { digits.isExact = true }
      return digits
    }
    do throws(ComputationFailure) {
      digits.isExact = try evaluation.isEqual(to: digits.value(radix: radix))
    } catch {
      switch error {
      case .undecided where evaluation.tape.hasEnclosedNumbers:
        digits.isExact = isProven(digits.value(radix: radix), number)
      case .undecided, .limit: break
      default: throw error
      }
    }
    return digits
  }

  /// Whether a number with enclosed ones among its steps equals another, by their graphs; nil where these do not tell.
  private func isProven(_ value: BigRational, _ number: ExactReal) -> Bool? {
    guard case .step(let graph, let step) = number.storage else { return nil }
    let (tape, root) = Tape.flattened(graph, step, openingEnclosures: true)
    var evaluation = ExactEvaluation(
      tape, root: root, limits: limits, goal: .relative(bits: Self.secondSpare))
    return try? evaluation.isEqual(to: value)
  }

  /// Whether digits denote a number that is too long to be written out for a comparison with the
  /// value.
  private func isTooLong(_ digits: NumberDigits) -> Bool {
    digits.exponent.magnitude / 16 > limits.wholeDigits.magnitude
  }
}

extension ComputationFailure {
  /// Whether symbols may still find the value: exponents overflowed, or the limits of precision or
  /// time did not decide a question.
  var isOpenToSymbols: Bool {
    if case .undecided = self { true } else { isOfSize }
  }
}

extension Ball {
  /// Whether the number that the digits denote certainly lies outside the ball.
  fileprivate func excludes(_ digits: NumberDigits, radix: Int) -> Bool {
    let bits = middle.precision.bits + 32
    let (lower, upper) = endpoints(bits: bits)
    return digits.rounded(radix: radix, bits: bits, .up) < lower
      || digits.rounded(radix: radix, bits: bits, .down) > upper
  }
}

extension NumberDigits {
  /// The number that the digits denote, rounded once.
  fileprivate func rounded(radix: Int, bits: Int, _ rounding: Rounding) -> BigFloat {
    let text = "\(isNegative ? "-" : "")0.\(String(decoding: digits, as: UTF8.self))@\(exponent)"
    return BigFloat.make(bits: bits) { r in
      text.withCString { mpfr_strtofr(r, $0, nil, Int32(radix), rounding.mpfr) }
    }
  }

  /// The number that the digits denote as a form, whose power of the radix is not written out.
  fileprivate func form(radix: Int) -> SymbolicForm? {
    guard let whole = BigInteger(digits: digits, radix: radix) else { return .zero }
    return SymbolicForm.compute(
      .pow, .rational(BigRational(radix)), .rational(BigRational(exponent - digits.count))
    ).flatMap { power in
      .compute(.multiply, .rational(isNegative ? -BigRational(whole) : BigRational(whole)), power)
    }
  }

  /// The number that the digits denote.
  func value(radix: Int) -> BigRational {
    guard !digits.isEmpty, let whole = BigInteger(digits: digits, radix: radix) else {
      return .zero
    }
    let places = digits.count - exponent
    let power = BigRational(BigInteger.power(UInt(radix), Int(places.magnitude)))
    let magnitude = places > 0 ? BigRational(whole) / power : BigRational(whole) * power
    return isNegative ? -magnitude : magnitude
  }
}
