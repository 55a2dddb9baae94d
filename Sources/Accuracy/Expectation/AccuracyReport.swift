import BigNumbers
import NumericCore

/// What a function computes at one point, and how far that is from the true value.
public struct AccuracyPoint<Number: MeasurableFloat>: Sendable {
  /// The arguments.
  public let arguments: [Number]
  /// The computed value.
  public let computed: Number
  /// The true value at the exact values of the arguments, if there is one.
  public let truth: TrueValue
  /// The error in units in the last place of the true value, rounded up.
  ///
  /// It is infinite if only one of the two values is a number, or if the computed value is infinite
  /// and the true value does not round to that infinity; and 0 if neither is a number.
  public let ulps: Double
}

/// The result of testing a function against its true values.
public struct AccuracyReport<Number: MeasurableFloat>: Sendable {
  /// The point with the largest error that was found; nil if the true value exists at no point.
  ///
  /// The error may be larger elsewhere in the range.
  public let worst: AccuracyPoint<Number>?
  /// The number of points at which the function was called.
  public let points: Int
  /// The number of points at which neither the truth nor the function has a value.
  public let undefined: Int
  /// The names of the arguments, for texts.
  let names: [String]

  /// The largest error that was found, in units in the last place.
  public var ulps: Double { worst?.ulps ?? 0 }
}

extension AccuracyReport: CustomStringConvertible {
  /// One sentence, such as `at most 0.7342 ulps at 2290 points, the most at x = 1.25 (0x1.4p+0)`.
  public var description: String {
    guard let worst else { return "no true value at \(points) points" }
    return "at most \(worst.figure) at \(points) points, the most at \(worst.place(names))"
  }
}

extension AccuracyPoint {
  /// The arguments in decimal and in hexadecimal.
  func place(_ names: [String]) -> String {
    zip(names, arguments).map { "\($0) = \($1) (\($1.hexadecimal))" }.joined(separator: ", ")
  }

  /// The error with its unit.
  var figure: String { UlpFigure.text(ulps) }

  /// The error with its unit, and with enough digits to show that it is beyond a bound.
  func figure(beyond bound: Double) -> String {
    let text = UlpFigure.text(ulps)
    return text == UlpFigure.text(bound) ? "\(ulps) ulps" : text
  }

  /// The computed value in decimal and in hexadecimal.
  var computedText: String {
    computed.isFinite ? "\(computed) (\(computed.hexadecimal))" : "\(computed)"
  }

  /// The true value, with a few digits more than the type has; or that there is none.
  func truthText(_ limits: ExactLimits) -> String {
    switch truth {
    case .certified(let value):
      let count = Number.measuredFormat.precision * 302 / 1000 + 5
      guard let digits = try? value.digits(.significant(count), limits: limits) else {
        return "undecided"
      }
      let text = digits.text(as: NumberFormat(digits: count))
      return digits.isExact == true ? text : "\(text)…"
    case .invalid(.divisionByZero): return "none: division by zero"
    case .invalid: return "none: no real value"
    case .undecided(let failure): return "undecided: \(failure)"
    }
  }
}

extension MeasurableFloat {
  /// All bits, as a hexadecimal literal.
  var hexadecimal: String { formatValue.hexadecimal ?? "\(self)" }
}

/// Numbers of ulps for people.
enum UlpFigure {
  /// A number of ulps to four digits, with its unit.
  static func text(_ ulps: Double) -> String {
    guard ulps.isFinite else { return "infinitely many ulps" }
    let digits = BigFloat(ulps).digits(radix: 10, .significant(4), .nearestEven)
    let style = digits.exponent > 7 ? NumberFormat.Style.scientific : .auto
    let text = digits.text(as: NumberFormat(style: style, digits: 4))
    return text == "1" ? "1 ulp" : "\(text) ulps"
  }
}
