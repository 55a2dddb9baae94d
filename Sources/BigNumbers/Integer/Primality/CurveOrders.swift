internal import CMPFR
import NumericCore

/// The orders of curves with complex multiplication modulo a prime, from the discriminants that are tried in turn.
///
/// A curve whose endomorphisms have the discriminant D exists modulo n if 4n = t² + |D|v², and has n + 1 − t points or as many as
/// one of its twists. The square roots of prime discriminants are taken once and shared by all D that are products of them.
///
/// **Source.** Morain, Implementing the asymptotically fast version of the elliptic curve primality proving algorithm, Math. Comp.
/// 76 (2007), who credits Shallit with the sharing of roots.
struct CurveOrders {
  /// A curve with n + 1 − t points.
  struct Order {
    var discriminant: Discriminant
    var trace: BigInteger
  }

  let modulus: BigInteger
  let squareRoot: SquareRootModulo
  /// The square roots of prime discriminants; nil for those that are no squares.
  private var roots: [Int: BigInteger?] = [:]
  /// The position in the discriminants.
  private var place = 0

  init(_ modulus: BigInteger) {
    self.modulus = modulus
    squareRoot = SquareRootModulo(modulus)
  }

  /// The orders of the next discriminant that has some; nil if all have been tried.
  mutating func next() throws(ComputationFailure) -> [Order]? {
    while place < Discriminant.candidates.count {
      let discriminant = Discriminant.candidates[place]
      place += 1
      guard hasRoots(discriminant) else { continue }
      try Deadline.checkComputation()
      guard let root = root(discriminant) else { continue }
      let value = discriminant.value
      if let trace = NormEquation.trace(modulus, discriminant: value, root: root) {
        return traces(trace, value).map { Order(discriminant: discriminant, trace: $0) }
      }
    }
    return nil
  }

  /// The square root of a prime discriminant of which a discriminant with orders consists.
  func root(ofFactor factor: Int) -> BigInteger { (roots[factor] ?? nil) ?? .zero }

  /// Whether all factors are squares modulo n, by their symbols.
  private mutating func hasRoots(_ discriminant: Discriminant) -> Bool {
    discriminant.factors.allSatisfy { factor in
      if let known = roots[factor] { return known != nil }
      if BigInteger.kronecker(BigInteger(factor), modulus) == 1 { return true }
      roots[factor] = .some(nil)
      return false
    }
  }

  /// The square root of a discriminant, the product of those of its factors.
  private mutating func root(_ discriminant: Discriminant) -> BigInteger? {
    var product = BigInteger.one
    for factor in discriminant.factors {
      let root = roots[factor] ?? squareRoot(BigInteger(factor))
      roots[factor] = .some(root)
      guard let root else { return nil }
      product = (product * root).residue(modulo: modulus)
    }
    return product
  }

  /// The traces of a curve and all of its twists.
  private func traces(_ t: BigInteger, _ discriminant: Int) -> [BigInteger] {
    guard discriminant >= -4 else { return [t, -t] }
    let square = (modulus.shiftedUp(2) - t * t) / BigInteger(-discriminant)
    let v = square.squareRoot()?.root ?? .zero
    if discriminant == -4 { return [t, -t, v.shiftedUp(1), -v.shiftedUp(1)] }
    // The parts of 4n = t² + 3v² in the two other directions, which are whole because t and v are both even or both odd.
    let others = [(t + v * 3) / 2, (t - v * 3) / 2]
    return [t, -t] + others + others.map { -$0 }
  }
}

extension Discriminant {
  /// The discriminants that proofs try.
  ///
  /// On average 1/h of them give two orders modulo a prime.
  static let candidates = list(below: 1 << 16, degrees: 1...12)
}
