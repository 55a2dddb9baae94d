import NumericCore

extension Function {
  /// Whether it looks at the format of a number, such as the next number does; real numbers have none.
  public var isOfFormats: Bool {
    let behavior: Behavior =
      switch self {
      case .unary(let function): function.page.behavior
      case .binary(let function): function.page.behavior
      case .list(let function): function.page.behavior
      }
    return behavior.contains(.ofFormats)
  }

  /// Throws for functions that look at the format of a number.
  func checkForRealNumbers() throws(ComputationFailure) {
    if isOfFormats {
      throw .inapplicable(
        "a real number has no neighbours and no rounding of its own; use -b double or -b bigfloat")
    }
  }
}
