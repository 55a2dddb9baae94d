public import NumericCore

extension Limits {
  /// Limits that a line reaches within milliseconds.
  public static let small: Limits = {
    var limits = Limits()
    limits.precision = 1 << 12
    limits.digits = 500
    limits.operations = 2000
    limits.terms = 100
    limits.exponent = 512
    limits.argument = 20
    limits.workingPrecision = 1 << 10
    limits.flows = 20
    limits.memory = 100
    limits.time = 2
    return limits
  }()
}
