/// How large symbolic knowledge may grow before it is given up.
struct SymbolicBounds: Hashable, Sendable {
  /// Terms of one sum.
  var terms = 64
  /// Bits of the numerator or the denominator of one coefficient or exponent.
  var bits = 1 << 17
  /// How deep atoms may be nested in atoms.
  var depth = 12
  /// Atoms of one form, with all that is nested in them.
  var atoms = 1024
  /// What one operation may cost; a product of two terms with short coefficients costs 1, which is
  /// about a microsecond.
  var work = 1 << 13
}

/// A form would be larger than its bounds, or there is nothing sensible to say.
struct SymbolicLimit: Error {}
