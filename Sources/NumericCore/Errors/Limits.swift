/// A size that the input determines, and that therefore has a bound, which the user can raise.
public enum Limit: String, CaseIterable, Sendable {
  /// Bits of significand of any number.
  case precision
  /// Digits of one printed number.
  case digits
  /// Bytes of one expression.
  case length
  /// Instructions of one compiled expression, and calls of user functions expanded into it.
  case operations
  /// Terms of all sums and products over an index, and numbers of all ranges, in one expression.
  case terms
  /// Calls of a user function inside each other, for functions that call themselves.
  case depth
  /// Binary exponent of an argument that has to be reduced modulo a multiple of π, and similar
  /// exponents.
  case exponent
  /// Magnitude of an argument of functions whose cost grows with it.
  case argument
  /// Bits of significand of an intermediate value whose precision the backend chooses by itself.
  case workingPrecision = "working"
  /// Number of cash flows for one rate of return, or of payments of one loan.
  case flows
  /// Megabytes of intermediate values that exact evaluation holds at the same time.
  case memory
  /// Seconds that one evaluation may take, for backends that observe the time.
  case time
  /// The range of exponents of a number type; the only limit that cannot be raised.
  case range

  /// What the limit counts, as a phrase for messages and help.
  public var summary: String {
    switch self {
    case .precision: "bits of precision"
    case .digits: "printed digits or terms of one number"
    case .length: "bytes of one expression or file"
    case .operations: "operations of one expression"
    case .terms: "terms of sums, products and ranges"
    case .depth: "calls of functions inside each other"
    case .exponent: "bits in the exponent of an argument of sin, cos, tan and their kin"
    case .argument: "as the size of an argument of jn, yn, ai, gamma_inc and binomial"
    case .workingPrecision: "bits of working precision"
    case .flows: "cash flows of one rate or payments of one loan"
    case .memory: "megabytes of intermediate values"
    case .time: "seconds"
    case .range: "the exponent range of the number type"
    }
  }
}

/// The bounds in force.
///
/// All of them except the exponent range can be raised.
public struct Limits: Hashable, Sendable {
  /// Bits of significand; 2²⁶ by default, about twenty million digits.
  public var precision = 1 << 26
  /// Digits of one printed number; ten million by default.
  public var digits = 10_000_000
  /// Bytes of one expression; 1 MiB by default.
  public var length = 1 << 20
  /// Instructions of one compiled expression and the calls expanded into it; 2²⁰ by default, more
  /// than the longest line without function calls needs.
  public var operations = 1 << 20
  /// Terms of the sums and products over an index, and numbers of the ranges, of one expression; 100 000 by default, which are compiled in some
  /// tenths of a second.
  public var terms = 100_000
  /// Calls of user functions inside each other; 10 000 by default.
  public var depth = 10_000
  /// Bits of the exponent of an argument that is reduced modulo a multiple of π; 2²⁰ by default:
  /// the reduction needs π to that many bits, which costs a few hundred milliseconds.
  public var exponent = 1 << 20
  /// Magnitude of an argument of the Bessel, Airy and incomplete gamma functions; 500 by default,
  /// because MPFR takes seconds from about 1000 on. Also the number of factors that are multiplied for
  /// binomial coefficients of negative and of huge numbers, which is 20 000 at least.
  public var argument = 500
  /// Bits of intermediate values of exact evaluation; 2¹⁷ by default, about forty thousand digits.
  ///
  /// A request for more digits than that raises the bound for itself.
  public var workingPrecision = 1 << 17
  /// Number of cash flows for one rate of return, or of payments of one loan; 20 000 by default,
  /// more than the days of fifty years.
  public var flows = 20_000

  /// Megabytes (10⁶ bytes) of intermediate values that a computation holds at the same time; 1000 by
  /// default.
  public var memory = 1000
  /// Seconds that one computation may take; 10 by default.
  ///
  /// The time is checked between calls of MPFR, whose own costs are bounded in advance. The command
  /// also ends a computation by force that does not notice the time.
  public var time = 10

  /// The default bounds.
  public init() {}

  /// The bound on one size; `Int.max` for the exponent range.
  public subscript(limit: Limit) -> Int {
    get {
      switch limit {
      case .precision: precision
      case .digits: digits
      case .length: length
      case .operations: operations
      case .terms: terms
      case .depth: depth
      case .exponent: exponent
      case .argument: argument
      case .workingPrecision: workingPrecision
      case .flows: flows
      case .memory: memory
      case .time: time
      case .range: .max
      }
    }
    set {
      switch limit {
      case .precision: precision = newValue
      case .digits: digits = newValue
      case .length: length = newValue
      case .operations: operations = newValue
      case .terms: terms = newValue
      case .depth: depth = newValue
      case .exponent: exponent = newValue
      case .argument: argument = newValue
      case .workingPrecision: workingPrecision = newValue
      case .flows: flows = newValue
      case .memory: memory = newValue
      case .time: time = newValue
      case .range: break
      }
    }
  }

  /// Throws when a size is beyond its bound.
  public func check(_ limit: Limit, _ requested: Int) throws(LimitExceeded) {
    if requested > self[limit] {
      throw LimitExceeded(limit: limit, allowed: self[limit], requested: requested)
    }
  }
}

/// A limit of resources or precision was reached; the result itself may be well defined.
public struct LimitExceeded: Error, Hashable, Sendable, CustomStringConvertible {
  /// The limit that was reached.
  public var limit: Limit
  /// Its value at that time.
  public var allowed: Int
  /// The value that would have been needed, if known.
  public var requested: Int?

  /// Records a limit that was reached.
  public init(limit: Limit, allowed: Int, requested: Int? = nil) {
    self.limit = limit
    self.allowed = allowed
    self.requested = requested
  }

  /// One sentence that names the limit and its value.
  public var description: String {
    if limit == .range {
      return "the result is not zero, but closer to it than this backend's smallest number"
    }
    let needed =
      requested.map { "\($0) \(limit.summary) would be needed" } ?? "too many \(limit.summary)"
    return "\(needed); the limit '\(limit.rawValue)' is \(allowed)"
  }
}
