public import NumericCore

/// The name and the type of a C function of numbers.
public struct ForeignSignature: Hashable, Sendable {
  /// A type of C.
  public enum Number: String, CaseIterable, Sendable {
    case float, double
    case longDouble = "long double"
    case half = "_Float16"

    /// The format of its numbers.
    public var format: FloatFormat {
      switch self {
      case .float: .binary(.binary32)
      case .double: .binary(.binary64)
      case .longDouble: .binary(.extended80)
      case .half: .binary(.binary16)
      }
    }

    /// The type whose numbers a format has; nil for other formats.
    public init?(format: FloatFormat) {
      guard let number = Self.allCases.first(where: { $0.format.layout == format.layout }) else {
        return nil
      }
      self = number
    }
  }

  /// The symbol in the library.
  public var name: String
  /// The type of the result and of all arguments.
  public var number: Number
  /// The number of arguments.
  public var argumentCount: Int
  /// Whether the arguments are passed by address, as Fortran does.
  public var isByAddress: Bool

  /// The largest number of arguments.
  public static let mostArguments = 3

  /// The function of C's library, or of another one that follows its names, with the suffix for its type; nil for other names.
  public init?(known name: String) {
    for (suffix, number) in Self.suffixes where name.hasSuffix(suffix) {
      guard let known = KnownFunction(name: String(name.dropLast(suffix.count))) else { continue }
      self.init(
        name: name, number: number, argumentCount: known.variables.count, isByAddress: false)
      return
    }
    return nil
  }

  /// The function of C's library for numbers of a type.
  public init(_ known: KnownFunction, _ number: Number) {
    let suffix =
      switch number {
      case .double: ""
      case .float: "f"
      case .longDouble: "l"
      case .half: "f16"
      }
    self.init(
      name: known.name + suffix, number: number, argumentCount: known.variables.count,
      isByAddress: false)
  }

  init(name: String, number: Number, argumentCount: Int, isByAddress: Bool) {
    (self.name, self.number) = (name, number)
    (self.argumentCount, self.isByAddress) = (argumentCount, isByAddress)
  }

  /// `erf` has no suffix, so that names without one come first.
  private static let suffixes: [(String, Number)] = [
    ("", .double), ("f16", .half), ("f32", .float), ("f64", .double), ("f", .float),
    ("l", .longDouble),
  ]

  /// The known function of which this is one type, by its name and arguments.
  public var known: KnownFunction? {
    for (suffix, number) in Self.suffixes where number == self.number && name.hasSuffix(suffix) {
      guard let known = KnownFunction(name: String(name.dropLast(suffix.count))) else { continue }
      return known.variables.count == argumentCount ? known : nil
    }
    return nil
  }
}
