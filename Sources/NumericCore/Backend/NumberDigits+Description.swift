extension NumberDigits: CustomStringConvertible, CustomReflectable {
  /// The digits as they stand in a number: `-0.2718e1`, `inf`, `nan`.
  public var description: String {
    let sign = isNegative ? "-" : ""
    switch kind {
    case .nan: return "nan"
    case .infinity: return sign + "inf"
    case .finite:
      return "\(sign)0.\(String(decoding: digits, as: UTF8.self))e\(exponent)"
    }
  }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
