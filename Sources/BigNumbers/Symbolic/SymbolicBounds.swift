import NumericCore

/// Bounds of the size of symbolic forms; larger ones are given up.
///
/// The values are choices. The default `work` is 2¹³, some ten milliseconds for one operation.
struct SymbolicBounds: Hashable, Sendable {
  /// The number of terms of one sum.
  var terms = 64
  /// The number of bits of the numerator or the denominator of one coefficient or exponent.
  var bits = leastBits
  /// The depth of atoms nested in atoms.
  var depth = 12
  /// The number of atoms of one form, nested ones included.
  var atoms = 1024
  /// The work of one operation.
  ///
  /// A product of two terms with short coefficients costs 1, which is about a microsecond.
  var work = leastBits / 16
  /// The limits of functions of whole numbers, which are evaluated rather than given symbols.
  private(set) var limits = Limits()

  private static let leastBits = 1 << 17

  init() {}

  /// Bounds that grow with the working precision that a user allows.
  init(_ limits: Limits) {
    bits = max(Self.leastBits, limits.workingPrecision)
    work = bits / 16
    self.limits = limits
  }
}

/// Thrown where a form would exceed its bounds, or where no useful form exists.
struct SymbolicLimit: Error {}
