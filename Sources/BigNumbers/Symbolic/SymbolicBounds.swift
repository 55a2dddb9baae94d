import NumericCore

/// How large symbolic knowledge may grow before it is given up.
struct SymbolicBounds: Hashable, Sendable {
  /// Terms of one sum.
  var terms = 64
  /// Bits of the numerator or the denominator of one coefficient or exponent.
  var bits = leastBits
  /// How deep atoms may be nested in atoms.
  var depth = 12
  /// Atoms of one form, with all that is nested in them.
  var atoms = 1024
  /// What one operation may cost; a product of two terms with short coefficients costs 1, which is
  /// about a microsecond.
  var work = leastBits / 16

  private static let leastBits = 1 << 17

  init() {}

  /// Bounds that grow with the bits that a person lets evaluation use.
  init(_ limits: Limits) {
    bits = max(Self.leastBits, limits.workingPrecision)
    work = bits / 16
  }
}

/// A form would be larger than its bounds, or there is nothing sensible to say.
struct SymbolicLimit: Error {}
