/// What operations report besides their results: the conditions of the General Decimal Arithmetic
/// specification, as a value.
public struct DecimalConditions: OptionSet, Hashable, Sendable {
  /// One bit for each condition.
  public let rawValue: UInt16
  /// Creates a set of conditions from their bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The exponent of a result was altered to fit the format.
  public static let clamped = DecimalConditions(rawValue: 1)
  /// A text is not a number.
  public static let conversionSyntax = DecimalConditions(rawValue: 2)
  /// A finite number that is not zero was divided by zero.
  public static let divisionByZero = DecimalConditions(rawValue: 4)
  /// A whole quotient has more digits than the precision.
  public static let divisionImpossible = DecimalConditions(rawValue: 8)
  /// Zero was divided by zero.
  public static let divisionUndefined = DecimalConditions(rawValue: 16)
  /// A result had to be rounded, and is inexact.
  public static let inexact = DecimalConditions(rawValue: 32)
  /// A precision or an exponent is out of the range of the arithmetic.
  public static let invalidContext = DecimalConditions(rawValue: 64)
  /// An operation has no result for these operands.
  public static let invalidOperation = DecimalConditions(rawValue: 128)
  /// A result is too large for the format.
  public static let overflow = DecimalConditions(rawValue: 256)
  /// Digits of a result were discarded; they may all have been zeros.
  public static let rounded = DecimalConditions(rawValue: 512)
  /// The exponent of a result is below the smallest one of full precision, before rounding.
  public static let subnormal = DecimalConditions(rawValue: 1024)
  /// A subnormal result is inexact.
  public static let underflow = DecimalConditions(rawValue: 2048)

  /// The conditions that IEEE 754 calls an invalid operation.
  public static let invalid: DecimalConditions = [
    .conversionSyntax, .divisionImpossible, .divisionUndefined, .invalidContext, .invalidOperation,
  ]
}

extension DecimalConditions: CustomStringConvertible {
  /// The names of the specification, in alphabetical order.
  public var description: String {
    Self.names.filter { contains($0.condition) }.map(\.name).joined(separator: " ")
  }

  /// A condition by its name in the specification, such as `Division_by_zero`, in upper or lower
  /// case; nil for another text.
  public init?(name: some StringProtocol) {
    let name = name.lowercased()
    guard let row = Self.names.first(where: { $0.name.lowercased() == name }) else { return nil }
    self = row.condition
  }

  private static let names: [(name: String, condition: DecimalConditions)] = [
    ("Clamped", .clamped), ("Conversion_syntax", .conversionSyntax),
    ("Division_by_zero", .divisionByZero), ("Division_impossible", .divisionImpossible),
    ("Division_undefined", .divisionUndefined), ("Inexact", .inexact),
    ("Invalid_context", .invalidContext), ("Invalid_operation", .invalidOperation),
    ("Overflow", .overflow), ("Rounded", .rounded), ("Subnormal", .subnormal),
    ("Underflow", .underflow),
  ]
}
