import CCertified

/// The formulas in C.
final class Certifier {
  private let workspace = c_workspace_create()

  deinit { c_workspace_destroy(workspace) }

  /// `digits` proven digits of a formula and the exponent of 0.d₁d₂… × 10^exponent; the computation
  /// is repeated `passes` times.
  func certify(
    _ formula: c_formula, digits: Int, passes: Int
  ) -> (digits: String, exponent: Int) {
    var exponent = 0
    let text = text(digits) { c_certify(workspace, formula, digits, passes, $0, &exponent) }
    return (text, exponent)
  }

  /// The digits of exp(√2)·π at a precision.
  func long(bits: Int, digits: Int, passes: Int) -> String {
    text(digits) { c_compute_long(workspace, bits, digits, passes, $0) }
  }

  private func text(_ digits: Int, _ write: (UnsafeMutablePointer<CChar>?) -> Void) -> String {
    String(unsafeUninitializedCapacity: digits + 2) { buffer in
      buffer.withMemoryRebound(to: CChar.self) { write($0.baseAddress) }
      return digits
    }
  }
}
