// Literals and constants, each rounded once.
extension DoubleBackend {
  /// The constant, correctly rounded.
  public func constant(_ constant: Constant) -> Double {
    switch constant {
    // Swift rounds `Double.pi` towards zero, which gives the nearest double as well.
    case .pi: 0x1.921fb54442d18p+1
    case .e: 0x1.5bf0a8b145769p+1
    case .tau: 0x1.921fb54442d18p+2
    case .phi: 0x1.9e3779b97f4a8p+0
    case .ln2: 0x1.62e42fefa39efp-1
    case .eulerGamma: 0x1.2788cfc6fb619p-1
    case .catalan: 0x1.d4f9713e8135dp-1
    case .apery: 0x1.33ba004f00621p+0
    }
  }

  /// The literal rounded to binary64 once.
  public func number(_ literal: ExactLiteral) -> Double {
    // Clinger's fast path: both factors are exact in binary64, so that a single operation rounds.
    if case .word(let word) = literal.coefficient, literal.kind == .finite, literal.base == 10,
      word <= 1 << 53, literal.exponent.magnitude <= 22
    {
      let power = Self.powersOfTen[Int(literal.exponent.magnitude)]
      let magnitude = literal.exponent < 0 ? Double(word) / power : Double(word) * power
      return literal.isNegative ? -magnitude : magnitude
    }
    return Double(literal.withinReach.text) ?? .nan
  }

  static let powersOfTen: [Double] = (0...22).map { count in
    (0..<count).reduce(1.0) { power, _ in power * 10 }
  }
}

extension ExactLiteral {
  /// The same literal with its exponent clamped; literals that are clamped round to zero or
  /// infinity before and after.
  fileprivate var withinReach: ExactLiteral {
    let length =
      switch coefficient {
      case .word: 20
      case .digits(let digits): digits.count
      }
    // A digit holds at most 4 bits in either base, and doubles range from 2⁻¹⁰⁷⁵ to 2¹⁰²⁴.
    let reach = 1100 + 4 * length
    var copy = self
    copy.exponent = min(max(exponent, -reach), reach)
    return copy
  }
}
