/// The types of C whose arithmetic is translated, in ascending order of their ranks.
///
/// - Source: ISO/IEC 9899:2018, 6.3.1.8 (usual arithmetic conversions).
enum CType: Int, Comparable {
  /// The result of a comparison: 0 or 1 where a number is needed.
  case boolean
  /// The signed whole numbers, whatever their width: overflow is undefined in C, and here they have no ends.
  case integer
  case half, float, double, longDouble

  static func < (a: CType, b: CType) -> Bool { a.rawValue < b.rawValue }

  var isFloating: Bool { self >= .half }

  /// FPCore's name of the numbers of the type.
  var precision: String {
    switch self {
    case .boolean, .integer: "integer"
    case .half: "binary16"
    case .float: "binary32"
    case .double: "binary64"
    case .longDouble: "binary80"
    }
  }

  /// The type of an operation on two numbers.
  static func common(_ a: CType, _ b: CType) -> CType { max(a, b, .integer) }

  /// The type that a run of words names, such as `long double` or `unsigned int`; nil if the first word names none.
  ///
  /// - Throws: the reason why a type is not translated.
  static func named(_ words: [String]) throws(Refusal) -> CType? {
    if words.contains("unsigned") || words.contains(where: { $0.hasPrefix("uint") }) {
      throw Refusal(reason: "unsigned numbers wrap around, and are not translated; use int")
    }
    if words.contains("void") { throw Refusal(reason: "void has no numbers to judge") }
    if words.contains("double") { return words.contains("long") ? .longDouble : .double }
    if words.contains("float") { return .float }
    if words.contains("_Float16") { return .half }
    return words.isEmpty ? nil : .integer
  }

  struct Refusal: Error { let reason: String }

  /// The words of types.
  static let words: Set<String> = [
    "double", "float", "_Float16", "long", "short", "int", "char", "signed", "unsigned", "void",
    "bool", "_Bool", "int8_t", "int16_t", "int32_t", "int64_t", "ptrdiff_t", "size_t", "uint8_t",
    "uint16_t", "uint32_t", "uint64_t",
  ]

  /// The words beside types that do not change a value.
  static let qualifiers: Set<String> = [
    "const", "static", "inline", "extern", "register", "volatile", "restrict", "constexpr",
  ]
}
