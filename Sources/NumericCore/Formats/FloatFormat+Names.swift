// The names of formats, which options, sessions and cores share.
extension FloatFormat {
  /// The format with this name; nil for an unknown name, or for parameters beyond the limits.
  ///
  /// A family has parameters: `float:E:P` has E bits of exponent (2 to 19) and P bits of precision (2 to 4096), the
  /// leading one included; `float:E:P:KIND` and `float:E:P:KIND:BIAS` have a bias of at most 2^19 in magnitude and the kind
  /// `ieee` of the same, or one of ``CodedFormat/Specials`` with up to 64 bits; `posit:N:ES` has N bits (3 to 64), ES of
  /// them for the exponent (0 to 4); `fixed:I:F` has I bits before the point, the sign included, and F after it (2 to 64
  /// together, −1024 ≤ F ≤ 1024).
  public init?(_ name: String) {
    if let known = Self.named.first(where: { $0.names.contains(name) }) {
      self = known.format
      return
    }
    var parts = name.split(separator: ":", omittingEmptySubsequences: false)
    let kind = parts[0] == "float" && parts.count > 3 ? String(parts.remove(at: 3)) : nil
    let numbers = parts.dropFirst().compactMap { Int($0) }
    guard numbers.count == parts.count - 1,
      let format = kind.map({ Self.floats($0, numbers) }) ?? Self.family(parts[0], numbers)
    else { return nil }
    self = format
  }

  /// Floats of a kind: their bits of exponent, their precision and perhaps their bias.
  private static func floats(_ kind: String, _ numbers: [Int]) -> FloatFormat? {
    guard (2...3).contains(numbers.count), (2...19).contains(numbers[0]),
      (2...4096).contains(numbers[1])
    else { return nil }
    let bias = numbers.count == 3 ? numbers[2] : nil
    if let bias, bias.magnitude > 1 << 19 { return nil }
    if kind == "ieee" {
      return .binary(BinaryFormat(exponentBits: numbers[0], precision: numbers[1], bias: bias))
    }
    guard let specials = CodedFormat.Specials(rawValue: kind), numbers[0] + numbers[1] <= 64 else {
      return nil
    }
    return .coded(
      .float(exponentBits: numbers[0], precision: numbers[1], specials, bias: bias))
  }

  private static func family(_ name: Substring, _ numbers: [Int]) -> FloatFormat? {
    switch (name, numbers.count) {
    case ("bigfloat", 1) where (1...1 << 26).contains(numbers[0]):
      return .bigFloat(.bits(numbers[0]))
    case ("decimal", 1) where (1...1 << 26).contains(numbers[0]):
      return .decimal(digits: numbers[0])
    case ("float", 2): return floats("ieee", numbers)
    case ("posit", 2) where (3...64).contains(numbers[0]) && (0...4).contains(numbers[1]):
      return .coded(.posit(numbers[0], exponentBits: numbers[1]))
    case ("fixed", 2):
      let (width, overflow) = numbers[0].addingReportingOverflow(numbers[1])
      guard !overflow, (2...64).contains(width), (-1024...1024).contains(numbers[1]) else {
        return nil
      }
      return .coded(.fixedPoint(width, fractionBits: numbers[1]))
    default: return nil
    }
  }

  /// The names that ``init(_:)`` accepts, besides those of ``families``.
  public static var names: [String] { named.map { $0.names[0] } }

  /// The families of formats with parameters that ``init(_:)`` accepts.
  public static var families: [String] { familiesOfPatterns + ["bigfloat:BITS", "decimal:DIGITS"] }

  /// Those of them whose numbers are held in a fixed number of bits.
  public static let familiesOfPatterns = ["float:E:P", "float:E:P:KIND", "posit:N:ES", "fixed:I:F"]

  private static let named: [(names: [String], format: FloatFormat)] = [
    (["double"], .double),
    (["binary16", "half", "float16"], .binary(.binary16)),
    (["bfloat16"], .binary(.bfloat16)),
    (["tf32"], .binary(.tf32)),
    (["binary32", "single", "float", "float32"], .binary(.binary32)),
    (["binary64", "float64"], .binary(.binary64)),
    (["extended80", "binary80", "x87", "float80"], .binary(.extended80)),
    (["binary128", "quad", "float128"], .binary(.binary128)),
    (["binary256"], .binary(.binary256)),
    (["e5m2"], .binary(.float8E5M2)),
    (["e4m3", "e4m3fn"], .coded(.float8E4M3)),
    (["e4m3fnuz"], .coded(.float8E4M3FNUZ)),
    (["e5m2fnuz"], .coded(.float8E5M2FNUZ)),
    (["e4m3b11fnuz"], .coded(.float8E4M3B11FNUZ)),
    (["e3m2"], .coded(.float6E3M2)),
    (["e2m3"], .coded(.float6E2M3)),
    (["e2m1"], .coded(.float4E2M1)),
    (["e8m0", "e8m0fnu"], .coded(.scaleE8M0)),
    (["posit8"], .coded(.posit(8))),
    (["posit16"], .coded(.posit(16))),
    (["posit32"], .coded(.posit(32))),
    (["posit64"], .coded(.posit(64))),
    (["decimal32"], .decimal(.decimal32)),
    (["decimal64"], .decimal(.decimal64)),
    (["decimal128"], .decimal(.decimal128)),
  ]
}
