public import BigNumbers
import NumericCore

/// The class of a number, as its bits show it.
public enum NumberClass: String, Sendable {
  case zero, subnormal, normal, infinity
  case quietNaN = "quiet NaN"
  case signalingNaN = "signalling NaN"
  /// The one value of posits that is no number.
  case notAReal = "NaR"
}

extension FloatFormat {
  /// The decimal format of IEEE 754 with these parameters; nil if there is none.
  var decimalFormat: DecimalFormat? {
    guard case .decimal(let parameters) = kind else { return nil }
    let context = DecimalContext(parameters)
    return [DecimalFormat.decimal32, .decimal64, .decimal128].first { $0.context == context }
  }

  /// The bits of a number of the format; nil if the format has no binary representation.
  ///
  /// NaN is represented as the quiet NaN without a payload.
  public func pattern(
    of x: FormatValue, _ encoding: DecimalFormat.Encoding = .bid
  ) -> BitPattern? {
    guard let layout else { return nil }
    if let format = decimalFormat, case .decimal(let x) = x {
      let bits = format.encode(x, as: encoding, rounding: .nearestEven).bits
      return BitPattern((0..<format.bitWidth).reversed().map { bits >> UInt128($0) & 1 == 1 })
    }
    if case .coded(let format) = kind, case .binary(let x) = x { return format.bits(of: x) }
    // The rank of a nonnegative number is the integer that its bits form.
    let rank: BigRational
    if let ordinal = ordinal(x) { rank = ordinal.magnitude } else { rank = rankOfQuietNaN }
    let hidden = layout.width - 1 - (layout.hasLeadingBit ? 1 : 0)
    var bits = [x.isNegative] + rank.bits(hidden)
    if layout.hasLeadingBit {
      bits.insert(bits[layout.exponentField].contains(true), at: layout.significandField.lowerBound)
    }
    return BitPattern(bits)
  }

  /// The number that bits represent; nil if their number is wrong, or if they are invalid: in
  /// extended80, an exponent without the leading bit.
  public func value(of pattern: BitPattern, _ encoding: DecimalFormat.Encoding = .bid)
    -> FormatValue?
  {
    guard let layout, pattern.bits.count == layout.width else { return nil }
    if let format = decimalFormat {
      let bits = pattern.bits.reduce(UInt128(0)) { $0 << 1 | ($1 ? 1 : 0) }
      return .decimal(format.decode(bits, as: encoding))
    }
    if case .coded(let format) = kind { return .binary(format.number(pattern)) }
    var bits = Array(pattern.bits.dropFirst())
    if layout.hasLeadingBit {
      let leading = bits.remove(at: layout.exponentWidth)
      let hasExponent = bits[..<layout.exponentWidth].contains(true)
      if hasExponent, !leading { return nil }
      // A leading bit with the exponent field 0 has the value that it has with the exponent field
      // 1.
      if !hasExponent, leading { bits[layout.exponentWidth - 1] = true }
    }
    let rank = bits.reduce(BigRational(0)) { $0 * 2 + ($1 ? 1 : 0) }
    if rank > rankOfInfinity { return .binary(.nan) }
    guard case .binary(let x) = number(ordinal: rank) else { return nil }
    return .binary(pattern.bits[0] ? -x : x)
  }

  /// The class of the number that bits represent.
  public func numberClass(
    of pattern: BitPattern, _ encoding: DecimalFormat.Encoding = .bid
  ) -> NumberClass? {
    guard let layout, let x = value(of: pattern, encoding) else { return nil }
    if case .decimal(let x) = x, x.isNaN { return x.isSignalingNaN ? .signalingNaN : .quietNaN }
    if x.isNaN {
      if case .coded(let format) = kind {
        if case .posit = format.coding { return .notAReal }
        return .quietNaN
      }
      let first = layout.significandField.lowerBound + (layout.hasLeadingBit ? 1 : 0)
      return pattern.bits[first] ? .quietNaN : .signalingNaN
    }
    if !x.isFinite { return .infinity }
    guard let exponent = x.exponent else { return .zero }
    return exponent < leastExponent ? .subnormal : .normal
  }

  /// The neighbours of a number; nil for NaN and beyond the infinities.
  public func neighbours(of x: FormatValue) -> (below: FormatValue?, above: FormatValue?) {
    guard let ordinal = ordinal(x) else { return (nil, nil) }
    func neighbour(_ ordinal: BigRational) -> FormatValue? {
      isRank(ordinal) ? number(ordinal: ordinal) : nil
    }
    return (neighbour(ordinal - 1), neighbour(ordinal + 1))
  }

  /// Whether a number or an infinity of the format has this rank.
  private func isRank(_ ordinal: BigRational) -> Bool {
    if case .coded = kind {
      return ordinal >= finiteRanks.least && ordinal <= finiteRanks.greatest
    }
    return ordinal.magnitude <= rankOfInfinity
  }

  private var rankOfQuietNaN: BigRational { rankOfInfinity + power(precision - 2) }
}

extension BigRational {
  /// A number of bits of an integer, the most significant first.
  fileprivate func bits(_ count: Int) -> [Bool] {
    var rest = self
    var bits: [Bool] = []
    for _ in 0..<count {
      let half = (rest / 2).floor
      bits.append(rest != half + half)
      rest = half
    }
    return bits.reversed()
  }
}
