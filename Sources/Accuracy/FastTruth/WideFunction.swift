internal import BigNumbers
internal import NumericCore

/// A function of binary64 by polynomials of pieces, whose discs are proven for ten functions.
///
/// Pieces are 2⁻¹² of a binade, and at most 2⁻⁶ long where discs do not grow with the argument.
struct WideFunction: Sendable {
  let function: UnaryFunction
  private let table: PieceTable<WidePiece>

  /// Nil for other functions.
  init?(_ function: UnaryFunction) {
    guard let table = Self.tables[function] else { return nil }
    (self.function, self.table) = (function, table)
  }

  /// The values at consecutive numbers of one binade.
  func near(_ x: UnsafeBufferPointer<Double>, into values: UnsafeMutableBufferPointer<NearTruth>) {
    var start = 0
    while start < x.count {
      let first = x[start]
      if let value = valueWithoutPiece(first) {
        values[start] = value
        start += 1
      } else if isCircular, first.magnitude >= Self.firstOfEqualSteps {
        let end = min(start + WideCircular.most, x.count)
        if var circle = WideCircular(first, step: first.ulp) {
          circle.fill(values, start..<end, function)
        } else {
          for place in start..<end { values[place] = .unknown }
        }
        start = end
      } else {
        let cursor = PieceCursor(table, at: first)
        let end = min(start + cursor.count(from: first), x.count)
        cursor.piece.near(x, into: values, start..<end)
        start = end
      }
    }
  }

  private var isCircular: Bool { function == .sin || function == .cos || function == .tan }

  /// Beyond, pieces have few numbers that are polynomials of second degree: below they are runs of 8 at least.
  private static let firstOfEqualSteps = 0x1p20

  /// The value at a number for which no polynomial is needed or made.
  private func valueWithoutPiece(_ x: Double) -> NearTruth? {
    guard x.magnitude < 0x1p900, x.magnitude >= 0x1p-900 else { return .unknown }
    switch function {
    case .log where x < 0: return .invalid
    case .asin where x.magnitude >= 1: return x.magnitude == 1 ? .unknown : .invalid
    // e^711/2 > 2¹⁰²⁴, and e^−774 < 2⁻¹¹¹⁶.
    case .exp where x >= 711, .sinh where x >= 711: return .huge(.plus)
    case .sinh where x <= -711: return .huge(.minus)
    case .exp where x <= -774: return .wideTiny
    case .exp where x.magnitude >= 600, .sinh where x.magnitude >= 600: return .unknown
    case .tanh where x.magnitude >= 34:
      // 1 − tanh x < 2·e⁻⁶⁸ < 2⁻⁹⁷.
      return NearTruth(head: 1, tail: -0x1p-98, bound: 0x1p-98).withSign(of: x)
    default: return nil
    }
  }

  /// Discs around the middle of a piece, of at most half of its distance from zero, where most functions are as small as z.
  private static let tables: [UnaryFunction: PieceTable<WidePiece>] = [
    // |e^z| = e^(Re z).
    .exp: table(.exp, longest: -6) { c in
      AnalyticDisc(radius: radius(c, 1), bound: 2.72 * UnaryFunction.exp.rounded(c))
    },
    // |ln z| ≤ |ln |z|| + π/2 to the right of zero.
    .log: table(.log) { c in
      AnalyticDisc(radius: c / 2, bound: 2.3 + UnaryFunction.log.rounded(c).magnitude)
    },
    // |sin z| ≤ cosh(Im z), and ≤ sinh |z| < 1.5·|z| for |z| ≤ 3/2.
    .sin: table(.sin, longest: -6) { c in
      let r = radius(c, 1)
      return AnalyticDisc(radius: r, bound: min(1.55, 1.5 * (c.magnitude + r)))
    },
    .cos: table(.cos, longest: -6) { AnalyticDisc(radius: radius($0, 1), bound: 1.55) },
    // |cos z| ≥ |cos c| − R·cosh R, more than 0.48·|cos c|; the sine is as above.
    .tan: table(.tan, longest: -10) { c in
      let cosine = UnaryFunction.cos.rounded(c).magnitude
      let r = min(radius(c, 0.25), cosine / 2)
      return AnalyticDisc(radius: r, bound: min(1.04, 1.5 * (c.magnitude + r)) / (0.47 * cosine))
    },
    // The power series has positive coefficients: |arcsin z| ≤ arcsin |z| ≤ π/2·|z| for |z| ≤ 1.
    .asin: table(.asin) { c in
      let r = radius(c, (1 - c.magnitude) / 2)
      return AnalyticDisc(radius: r, bound: 1.58 * (c.magnitude + r))
    },
    // The integral of 1/(1 + w²) from 0 to z, where |1 + w²| ≥ 3/4 for |Im w| ≤ 1/2; and ±π/2 − arctan(1/z) with |1/z| ≤ 1/2.
    .atan: table(.atan) { c in
      if c.magnitude >= 4 { return AnalyticDisc(radius: c.magnitude / 2, bound: 2.2) }
      let r = radius(c, 0.5)
      return AnalyticDisc(radius: r, bound: 1.34 * (c.magnitude + r))
    },
    // |sinh z| ≤ sinh |z|, which is at most e^|z| and |z|·e^|z|.
    .sinh: table(.sinh, longest: -6) { c in
      let r = radius(c, 1)
      let growth = 1.001 * UnaryFunction.exp.rounded(c.magnitude + r)
      return AnalyticDisc(radius: r, bound: min(1, c.magnitude + r) * growth)
    },
    // With z = x + iy and |y| ≤ 1/2: |cosh z|² = sinh² x + cos² y > 0.77, and sin² y < cos² y.
    .tanh: table(.tanh, longest: -6) { c in
      let r = radius(c, 0.5)
      return AnalyticDisc(radius: r, bound: min(1, 1.3 * (c.magnitude + r)))
    },
    // |z| ≤ 3/2·|c|, away from zero.
    .cbrt: table(.cbrt) { c in
      AnalyticDisc(
        radius: c.magnitude / 2, bound: 1.15 * UnaryFunction.cbrt.rounded(c).magnitude)
    },
  ]

  private static func radius(_ center: Double, _ largest: Double) -> Double {
    min(center.magnitude / 2, largest)
  }

  private static func table(
    _ function: UnaryFunction, longest: Int = 1024,
    disc: @escaping @Sendable (Double) -> AnalyticDisc
  ) -> PieceTable<WidePiece> {
    PieceTable(function, bits: 12, longest: longest, disc: disc)
  }
}
