import Arithmetic
import BigNumbers
import NumericCore

extension FPCorePrecision {
  /// The named formats.
  private static let named: [(name: String, precision: FPCorePrecision)] = [
    ("binary16", .format(.binary(.binary16))), ("bfloat16", .format(.binary(.bfloat16))),
    ("binary32", .format(.binary(.binary32))), ("binary64", .format(.binary(.binary64))),
    ("binary80", .format(.binary(.extended80))), ("binary128", .format(.binary(.binary128))),
    ("binary256", .format(.binary(.binary256))), ("integer", .integer), ("real", .real),
  ]

  /// Reads the value of a property `:precision`.
  init(_ datum: FPCoreDatum) throws(TextError) {
    if let name = datum.symbol {
      // Herbie's cores that return arrays have such a precision.
      let element = name.hasPrefix("array") ? String(name.dropFirst(5)) : name
      guard let found = Self.named.first(where: { $0.name == element }) else {
        let isPosit = name.hasPrefix("posit")
        throw TextError(
          isPosit ? .unsupported : .unknownName,
          isPosit
            ? "the exponent bits of '\(name)' have differed; a posit is (posit exponent-bits bits)"
            : "there is no precision '\(name)'", datum.span,
          suggestion: Suggestion.nearest(to: name, among: Self.named.map(\.name)))
      }
      self = found.precision
      return
    }
    guard let list = datum.list, let family = list.first?.symbol else {
      throw TextError(.form, ":precision is a name, or a list such as (float 8 32)", datum.span)
    }
    guard list.count == 3, let first = list[1].number?.integer, let bits = list[2].number?.integer
    else {
      throw TextError(
        .form,
        "a precision is (float exponent-bits bits), (posit exponent-bits bits) or (fixed scale bits)",
        datum.span)
    }
    switch family {
    case "float": self = .format(.binary(try Self.float(first, bits, datum)))
    case "posit":
      guard let format = FloatFormat("posit:\(bits):\(first)") else {
        throw TextError(
          .unsupported, "(posit e n) has 0 to 4 bits of exponent, and 3 to 64 bits", datum.span)
      }
      self = .format(format)
    case "fixed":
      guard abs(first) <= 1 << 20, (1...(1 << 20)).contains(bits) else {
        throw TextError(
          .limit, "(fixed scale bits) has up to 1048576 bits and a scale within ±1048576",
          datum.span)
      }
      self = .fixed(scale: first, bits: bits)
    default:
      throw TextError(
        .unknownName, "there is no family of precisions '\(family)'", list[0].span,
        suggestion: Suggestion.nearest(to: family, among: ["float", "posit", "fixed"]))
    }
  }

  /// (float e n) has a significand of n − e bits, including the implicit leading one; the format of
  /// the x87, (float 15 80), stores the leading bit.
  private static func float(
    _ exponentBits: Int, _ bits: Int, _ datum: FPCoreDatum
  ) throws(TextError) -> BinaryFormat {
    if (exponentBits, bits) == (15, 80) { return .extended80 }
    guard (2...32).contains(exponentBits), bits <= 1 << 20, bits - exponentBits >= 2 else {
      throw TextError(
        .limit,
        "(float e n) has 2 to 32 bits of exponent, and 2 to 1048576 − e bits of significand",
        datum.span)
    }
    return BinaryFormat(exponentBits: exponentBits, precision: bits - exponentBits)
  }
}

extension FPCoreContext {
  /// Reads the properties that affect rounding; all others are ignored.
  init(_ properties: [FPCoreProperty]) throws(TextError) {
    self.init()
    for property in properties {
      switch property.name {
      case "precision": precision = try FPCorePrecision(property.value)
      case "round": rounding = try Self.choice(property)
      case "overflow": overflow = try Self.choice(property)
      default: break
      }
    }
  }

  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ property: FPCoreProperty
  ) throws(TextError) -> Choice {
    let names = Choice.allCases.map(\.rawValue)
    guard let name = property.value.symbol else {
      throw TextError(
        .form, ":\(property.name) is one of \(names.joined(separator: ", "))", property.value.span)
    }
    guard let choice = Choice(rawValue: name) else {
      throw TextError(
        .unknownName,
        "there is no :\(property.name) '\(name)', only \(names.joined(separator: ", "))",
        property.value.span, suggestion: Suggestion.nearest(to: name, among: names))
    }
    return choice
  }
}
