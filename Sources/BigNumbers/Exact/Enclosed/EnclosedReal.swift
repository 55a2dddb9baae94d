public import NumericCore

/// A real number as one pass over a computation knows it: exactly, while it is a short fraction, else by an enclosure.
///
/// Numbers of this kind are made and combined by ``EnclosingArithmetic``. An operation without a value makes a number that
/// carries the failure, because a program may never use it.
public struct EnclosedReal: Sendable {
  enum Storage: Sendable {
    /// A fraction that is not a point of the working precision.
    case fraction(BigRational)
    case ball(Ball)
    /// No value, or none that this precision finds.
    case failure(ComputationFailure)
  }

  let storage: Storage

  init(_ storage: Storage) { self.storage = storage }

  /// The value as a fraction, if it is known exactly and short.
  public var fraction: BigRational? {
    switch storage {
    case .fraction(let value): value
    case .ball(let ball): ball.shortFraction
    case .failure: nil
    }
  }

  /// Whether the number is a fraction and no point of the working precision.
  var isFraction: Bool { if case .fraction = storage { true } else { false } }

  /// The reason why there is no value, or none that the precision found.
  public var failure: ComputationFailure? {
    if case .failure(let failure) = storage { failure } else { nil }
  }

  /// The enclosure with `bits` bits; nil without a value, and at the ends of the range of exponents.
  func ball(bits: Int) -> Ball? {
    switch storage {
    case .fraction(let value): Ball(value, bits: bits)
    case .ball(let ball): ball
    case .failure: nil
    }
  }

  /// The most bits that numerator and denominator have together; a longer fraction becomes an enclosure.
  ///
  /// They suffice for every finite decimal that is written out whole.
  static let mostBits = 1 << 12
}

extension Ball {
  /// The number that the ball is, if it is a single short one.
  fileprivate var shortFraction: BigRational? {
    guard isPoint else { return nil }
    if middle.isZero { return .zero }
    guard let exponent = middle.binaryExponent, exponent.magnitude <= EnclosedReal.mostBits else {
      return nil
    }
    return try? BigRational(exactly: middle)
  }

  /// The binary fraction with at most half as many bits as are known of the value, if there is one in the ball.
  ///
  /// A number that has one without being it is as rare as one in 2^bits of half the bits.
  var suspectedValue: BigRational? {
    if isPoint { return nil }
    guard let accuracy, accuracy > 0, let exponent = middle.binaryExponent,
      exponent.magnitude <= EnclosedReal.mostBits
    else { return nil }
    let short = BigFloat(middle, precision: .bits(max(2, accuracy / 2)))
    guard let value = try? BigRational(exactly: short), mayContain(value) else { return nil }
    return value
  }
}
