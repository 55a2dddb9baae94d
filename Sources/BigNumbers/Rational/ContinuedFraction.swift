extension BigRational {
  /// The partial quotients a₀; a₁, a₂, … of x = a₀ + 1/(a₁ + 1/(a₂ + …)), computed one by one.
  public var continuedFraction: ContinuedFraction { ContinuedFraction(self) }

  /// The convergents of the continued fraction: a₀, a₀ + 1/a₁, …, the last of which is this number.
  ///
  /// Each is nearer to it than any other number with a denominator that is not larger, except a₀ if
  /// the fractional part is ½ or more.
  public var convergents: Convergents<ContinuedFraction> { Convergents(of: continuedFraction) }

  /// The number with given partial quotients: integers, all but the first positive.
  ///
  /// Nil if there are none, if one is not an integer, or if one after the first is below 1. The
  /// last may be 1: `0; 2` and `0; 1, 1` are the same number. The numerator and the denominator
  /// have at most as many bits as all quotients together, plus one for each.
  ///
  /// **Complexity.** O(M(n) log n) for n bits.
  public init?(continuedFraction quotients: some Sequence<BigRational>) {
    var integers: [BigInteger] = []
    for quotient in quotients {
      guard quotient.isInteger, integers.isEmpty || quotient.sign > 0 else { return nil }
      integers.append(quotient.numerator)
    }
    guard !integers.isEmpty else { return nil }
    let all = Homography(quotients: integers[...])
    self.init(coprime: all.p, all.q)
  }
}

extension Homography {
  /// The product of the matrices of both halves, so that the factors of long products have similar
  /// sizes.
  fileprivate init(quotients: ArraySlice<BigInteger>) {
    if quotients.count <= 8 {
      self = .identity
      for quotient in quotients { append(quotient) }
    } else {
      let middle = quotients.startIndex + quotients.count / 2
      self =
        Homography(quotients: quotients[..<middle]) * Homography(quotients: quotients[middle...])
    }
  }
}

/// The partial quotients of a number, by Euclid's algorithm.
///
/// All but the first are positive, and the last of several is at least 2. A denominator of n bits
/// has at most 1.45·n + 2 of them.
///
/// **Complexity.** Each takes O(n) for parts of n bits, unless it is large itself.
public struct ContinuedFraction: Sequence, Sendable {
  private let value: BigRational

  init(_ value: BigRational) { self.value = value }

  /// An iterator that starts at a₀.
  public func makeIterator() -> Iterator { Iterator(value) }

  /// Iterates over the partial quotients.
  public struct Iterator: IteratorProtocol {
    private var rest: IntegerRatio

    init(_ value: BigRational) { rest = IntegerRatio(value) }

    /// The next partial quotient, an integer.
    public mutating func next() -> BigRational? {
      guard rest.denominator.sign != 0 else { return nil }
      let (quotient, remainder) = rest.numerator.flooredQuotientAndRemainder(
        dividingBy: rest.denominator)
      rest = IntegerRatio(rest.denominator, remainder)
      return BigRational(quotient)
    }
  }
}

/// The convergents of partial quotients from any source, which may be endless.
///
/// `Convergents(of: repeatElement(1, count: 10))` are quotients of Fibonacci numbers. The quotients
/// must be integers, and all but the first positive; anything else is a precondition failure.
///
/// **Complexity.** Each takes O(n) for parts of n bits, unless a quotient is large itself.
public struct Convergents<Quotients: Sequence>: Sequence where Quotients.Element == BigRational {
  private let quotients: Quotients

  /// The convergents of given partial quotients, in order.
  public init(of quotients: Quotients) { self.quotients = quotients }

  /// An iterator that starts at the first convergent, which equals the first quotient.
  public func makeIterator() -> Iterator { Iterator(quotients.makeIterator()) }

  /// Iterates over the convergents.
  public struct Iterator: IteratorProtocol {
    private var quotients: Quotients.Iterator
    private var passed = Homography.identity

    init(_ quotients: Quotients.Iterator) { self.quotients = quotients }

    /// The next convergent, in lowest terms.
    public mutating func next() -> BigRational? {
      guard let quotient = quotients.next() else { return nil }
      precondition(
        quotient.isInteger && (passed.isIdentity || quotient.sign > 0),
        "a partial quotient is an integer, and positive after the first")
      passed.append(quotient.numerator)
      return BigRational(coprime: passed.p, passed.q)
    }
  }
}

extension Convergents: Sendable where Quotients: Sendable {}
