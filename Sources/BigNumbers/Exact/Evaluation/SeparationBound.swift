import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// How close an algebraic number can be to a rational one without being equal to it.
///
/// A number made from rationals by + − × ÷ and k-th roots is a quotient U/L of algebraic integers
/// in a field of degree at most D, the product of the indices of its roots. Bounds u and l on the
/// magnitudes of all conjugates of U and L follow from those of the operands. If the number is not
/// zero, U is not either, and its norm is a nonzero integer, so that |U| ≥ u^(1−D) and |U/L| ≥
/// 1/(l·u^(D−1)).
///
/// **Source.** Burnikel, Funke, Mehlhorn, Schirra, Schmitt, "A separation bound for real algebraic
/// expressions", Algorithmica 55 (2009).
struct SeparationBound {
  /// log₂ u and log₂ l, rounded up.
  private var u: Double
  private var l: Double

  init(u: Double, l: Double) {
    // The sums and logarithms of doubles below have relative errors of a few units of 2⁻⁵³; this
    // covers them.
    self.u = u + 0x1p-20 * (1 + u.magnitude)
    self.l = l + 0x1p-20 * (1 + l.magnitude)
  }

  init(_ value: BigRational) {
    self.init(u: Double(value.numeratorBits), l: Double(value.denominatorBits))
  }

  /// b such that the step either equals `number` or differs from it by at least 2^−b; nil if the
  /// step is not made of algebraic operations, or b would be at least 2⁴⁰.
  ///
  /// `forms` holds the symbolic forms of the steps.
  static func bits(
    of step: Int, minus number: BigRational, in tape: Tape, forms: [SymbolicForm]
  ) -> Int? {
    var field = RadicalField()
    var bounds: [Int: SeparationBound] = [:]
    // Most questions need few steps of a long tape, which are found from the last one downwards.
    var (open, met, composed): ([Int], Set<Int>, [Int]) = ([step], [step], [])
    while let place = open.popLast() {
      bounds[place] = field.bound(of: forms[place])
      if bounds[place] != nil { continue }
      composed.append(place)
      for operand in tape.operands(of: place).map({ Int($0) }) where met.insert(operand).inserted {
        open.append(operand)
      }
    }
    for place in composed.sorted() {
      let places = tape.operands(of: place).map { Int($0) }
      let operands = places.compactMap { bounds[$0] }
      guard operands.count == places.count,
        let (bound, index) = combined(
          tape[place], operands, constants: places.map { forms[$0].rational })
      else { return nil }
      bounds[place] = bound
      field.adjoin(rootOfIndex: index, forms[place])
    }
    guard let bound = bounds[step] else { return nil }
    let difference = sum(bound, SeparationBound(number))
    let bits = difference.l + (exp2(field.logarithmOfDegree) - 1) * max(0, difference.u)
    return bits < 0x1p40 ? Int(bits.rounded(.up)) + 2 : nil
  }

  /// The bound of a step, and the index of the root that the step takes.
  private static func combined(
    _ step: Tape.Step, _ x: [SeparationBound], constants: [BigRational?]
  ) -> (SeparationBound, Int)? {
    switch step.algebra {
    case .none, .transcendental: return nil
    case .negation: return (x[0], 1)
    case .square: return (SeparationBound(u: 2 * x[0].u, l: 2 * x[0].l), 1)
    case .root(let index):
      let root = x[0].root(abs(index))
      return (index < 0 ? root.inverse : root, abs(index))
    case .sum: return (sum(x[0], x[1]), 1)
    case .product: return (product(x[0], x[1]), 1)
    case .quotient: return (product(x[0], x[1].inverse), 1)
    case .length: return (sum(product(x[0], x[0]), product(x[1], x[1])).root(2), 2)
    case .power:
      guard let exponent = constants[1], let power = Int(exactly: exponent.numerator),
        let index = Int(exactly: exponent.denominator), index < 1 << 20
      else { return nil }
      let base = power < 0 ? x[0].inverse : x[0]
      let size = Double(power.magnitude)
      return (SeparationBound(u: size * base.u, l: size * base.l).root(index), index)
    case .rootOfIndex:
      guard let value = constants[1], let index = Int(exactly: value), index != 0,
        index.magnitude < 1 << 20
      else { return nil }
      let root = x[0].root(Int(index.magnitude))
      return (index < 0 ? root.inverse : root, Int(index.magnitude))
    // The value is one of the operands; the larger of their bounds hold for any.
    case .choice:
      return (SeparationBound(u: x.map(\.u).max() ?? 0, l: x.map(\.l).max() ?? 0), 1)
    }
  }

  /// U/L ± V/M = (UM ± VL)/(LM), so that u = u₁·l₂ + l₁·u₂ and l = l₁·l₂.
  static func sum(_ x: SeparationBound, _ y: SeparationBound) -> SeparationBound {
    SeparationBound(u: logSum(x.u + y.l, x.l + y.u), l: x.l + y.l)
  }

  static func product(_ x: SeparationBound, _ y: SeparationBound) -> SeparationBound {
    SeparationBound(u: x.u + y.u, l: x.l + y.l)
  }

  private var inverse: SeparationBound { SeparationBound(u: l, l: u) }

  /// ᵏ√(U/L) = ᵏ√(U·L^(k−1))/L = U/ᵏ√(U^(k−1)·L); the one with the smaller bounds is taken.
  private func root(_ k: Int) -> SeparationBound {
    let index = Double(k)
    return u >= l
      ? SeparationBound(u: (u + (index - 1) * l) / index, l: l)
      : SeparationBound(u: u, l: ((index - 1) * u + l) / index)
  }
}
