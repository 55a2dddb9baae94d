import FuzzSupport

/// How large the numbers of a text may be.
public enum NumberSizes: Sendable {
  /// Numbers that no function takes long to compute with.
  case moderate
  /// All notations, and exponents at the ends of every number system.
  case extreme
}

extension Sentence {
  /// Appends an unsigned number.
  public mutating func putNumber(_ sizes: NumberSizes = .moderate) {
    switch choose(sizes == .moderate ? 9 : 15) {
    case 0: put("\(choose(10))")
    case 1: putDigits(1 + choose(3))
    case 2: putDecimal()
    case 3: put("\(choose(3)).\(choose(10))")
    case 4: putOne(of: Self.notable)
    case 5:
      putDecimal()
      put(oneIn(4) ? "E" : "e")
      put(sign() + "\(choose(20))")
    case 6: putRadix()
    case 7: putHexadecimal()
    case 8: putDigits(1 + choose(24))
    case 9: putOne(of: Self.extremes)
    case 10:
      putDigits(1 + choose(3))
      put("e" + sign())
      putDigits(1 + choose(4))
    case 11:
      put("0x1.")
      putHexadecimalDigits(1 + choose(16))
      put("p" + sign())
      putDigits(1 + choose(4))
    case 12:
      putDigits(2)
      put("_")
      putDigits(1 + choose(3))
    case 13: put("." + "\(choose(10))")
    default:
      putDigits(1 + choose(60))
      put(".")
      putDigits(choose(60))
    }
  }

  private mutating func putDecimal() {
    putDigits(1 + choose(4))
    put(".")
    putDigits(1 + choose(6))
  }

  private mutating func putRadix() {
    if oneIn(2) {
      put("0o")
      for _ in 0...choose(8) { put("\(choose(8))") }
    } else {
      put("0b")
      for _ in 0...choose(12) { put("\(choose(2))") }
    }
  }

  private mutating func putHexadecimal() {
    put("0x")
    putHexadecimalDigits(1 + choose(8))
    if oneIn(2) {
      put(".")
      putHexadecimalDigits(1 + choose(14))
      put("p" + sign() + "\(choose(60))")
    }
  }

  private mutating func putHexadecimalDigits(_ count: Int) {
    for _ in 0..<count { putOne(of: Self.hexadecimalDigits) }
  }

  mutating func sign() -> String { ["", "-", "+"][choose(3)] }

  private static let hexadecimalDigits = "0123456789abcdefABCDEF".map(String.init)

  /// Numbers at which functions have zeros, poles, jumps and exact values, and the ends of formats.
  private static let notable = [
    "0.5", "0.25", "1.5", "0.1", "100", "1e-3", "0.693147180559945309417232121458",
    "1.57079632679489661923132169163975", "3.14159265358979323846264338327950",
    "2.71828182845904523536", "1.4616321449683623", "0.99999999999999999999", "1.0000000001",
    "1e15", "9007199254740993", "18446744073709551616", "4294967295", "0x1p-52", "170", "171",
    "1/3",
    "0.30000000000000004", "999999999999999999999", "360", "45", "90", "12.5",
  ]

  private static let extremes = [
    "1e308", "1.7976931348623157e308", "1.7976931348623159e308", "2.2250738585072014e-308",
    "4.9406564584124654e-324", "2.4703282292062327e-324", "0x1p1023", "0x1p1024", "0x1p-1074",
    "0x1.8p-1075", "1e-400", "1e400", "1e4000", "1e-4000", "1e323228496", "1e-323228497",
    "1e99999999999999999999", "1e-99999999999999999999", "0e5", "0e-999", "0x0p9", "1e21", "1e-7",
    "123456789012345678901234567890", "340282366920938463463374607431768211456",
  ]
}
