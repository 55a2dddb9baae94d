import Accuracy
import BigNumbers
import NumericCore

/// The type of the elements of an array as they are stored.
struct ElementType: Sendable {
  enum Kind: Sendable, Equatable {
    case float(FloatFormat)
    case signed
    case unsigned
  }

  let kind: Kind
  /// The bytes of an element.
  let size: Int
  var isBigEndian = false

  /// The format of the elements; nil for whole numbers.
  var format: FloatFormat? { if case .float(let format) = kind { format } else { nil } }

  /// The type with a name in C or in NumPy.
  init?(named name: String) {
    guard let known = Self.known.first(where: { $0.names.contains(name) }) else { return nil }
    self.init(known.kind, known.size)
  }

  /// The first name of every type.
  static var names: [String] { known.map { $0.names[0] } }

  private static let known: [(names: [String], kind: Kind, size: Int)] = [
    (["float", "float32"], .float(.binary(.binary32)), 4),
    (["double", "float64"], .float(.double), 8),
    (["_Float16", "half", "float16"], .float(.binary(.binary16)), 2),
    (["bfloat16"], .float(.binary(.bfloat16)), 2),
    // The sixteen bytes of x86, of which ten are used.
    (["long double", "longdouble"], .float(.binary(.extended80)), 16),
    (["int8", "int8_t"], .signed, 1), (["int16", "int16_t"], .signed, 2),
    (["int32", "int32_t", "int"], .signed, 4), (["int64", "int64_t", "long"], .signed, 8),
    (["uint8", "uint8_t"], .unsigned, 1), (["uint16", "uint16_t"], .unsigned, 2),
    (["uint32", "uint32_t"], .unsigned, 4), (["uint64", "uint64_t"], .unsigned, 8),
  ]

  /// A type of NumPy's array protocol, as `<f8`.
  init?(protocolText text: Substring) {
    guard let order = text.first, let size = Int(text.dropFirst(2)) else { return nil }
    switch (text.dropFirst().first, size) {
    case ("f", 2): self.init(.float(.binary(.binary16)), size)
    case ("f", 4): self.init(.float(.binary(.binary32)), size)
    case ("f", 8): self.init(.float(.double), size)
    case ("f", 16): self.init(.float(.binary(.extended80)), size)
    case ("i", 1), ("i", 2), ("i", 4), ("i", 8): self.init(.signed, size)
    case ("u", 1), ("u", 2), ("u", 4), ("u", 8): self.init(.unsigned, size)
    default: return nil
    }
    guard "<>|=".contains(order) else { return nil }
    isBigEndian = order == ">"
    if isBigEndian, kind == .float(.binary(.extended80)) { return nil }
  }

  private init(_ kind: Kind, _ size: Int) { (self.kind, self.size) = (kind, size) }

  /// The number that is stored in bytes, and for a whole number the nearest one of a format.
  func number(_ bytes: ArraySlice<UInt8>, _ format: FloatFormat) -> ReadNumber? {
    let bytes = isBigEndian ? bytes.reversed() : Array(bytes)
    switch kind {
    case .float(let own): return own.value(ofBytes: bytes).map { ReadNumber($0) }
    case .signed, .unsigned:
      let word = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      let places = 64 - 8 * size
      let whole =
        kind == .signed
        ? BigRational(Int64(bitPattern: word << places) >> places) : BigRational(word)
      return try? ReadNumber(whole, in: format)
    }
  }
}
