import NumericCore

extension Function {
  /// Throws for functions that look at the format of a number: a real number has none.
  func checkForRealNumbers() throws(ComputationFailure) {
    let behavior: Behavior =
      switch self {
      case .unary(let function): function.page.behavior
      case .binary(let function): function.page.behavior
      case .list(let function): function.page.behavior
      }
    if behavior.contains(.ofFormats) {
      throw .inapplicable(
        "a real number has no neighbours and no rounding of its own; use -b double or -b bigfloat")
    }
  }
}
