public import NumericCore

/// The accuracy of the results of a function.
public enum FunctionAccuracy: Hashable, Sendable {
  /// Every number system rounds the true value once; for doubles the hardware or libm does so.
  case correctlyRounded
  /// Every number system rounds the true value once; for doubles another number system computes it.
  case roundedTruth
  /// Doubles use libm, whose error was at most this many units in the last place at the tested
  /// arguments: the independent reference vectors of 53 bits, with glibc 2.36. All other number
  /// systems round the true value once.
  case libm(ulps: Int)
  /// The same for a function near whose zeros libm has large relative errors: its error was at most
  /// this many units in the last place of max(1, |value|).
  case libmBesideZeros(ulps: Int)
  /// Every step of the defining formula is rounded.
  case eachStep

  /// The largest error of doubles at the tested arguments, in units in the last place of the value
  /// or of max(1, |value|); nil if the steps of a formula are rounded.
  public var ulps: Int? {
    switch self {
    case .correctlyRounded, .roundedTruth: 0
    case .libm(let ulps), .libmBesideZeros(let ulps): ulps
    case .eachStep: nil
    }
  }

  /// A short description for tables.
  public var summary: String {
    switch self {
    case .correctlyRounded, .roundedTruth: "correctly rounded"
    case .libm(let ulps): "correctly rounded; libm: \(ulps) ulp"
    case .libmBesideZeros(let ulps): "correctly rounded; libm: \(ulps) ulp of 1 or more"
    case .eachStep: "each step rounded"
    }
  }

  /// A full description.
  public var description: String {
    switch self {
    case .correctlyRounded: "correctly rounded"
    case .roundedTruth: "correctly rounded; on double from the true value, not by libm"
    case .libm(let ulps):
      "correctly rounded; on double libm's, within \(ulps) ulp on the tested set, not proved"
    case .libmBesideZeros(let ulps):
      "correctly rounded; on double libm's, within \(ulps) ulp of the larger of 1 and the value on the tested set, not proved"
    case .eachStep: "each step is rounded and as accurate as it is alone"
    }
  }
}

extension FunctionRow {
  /// The accuracy of a function that the row compiles to.
  public func accuracy(of function: Function) -> FunctionAccuracy? {
    form.functions.firstIndex(of: function).map { accuracy[$0] }
  }

  /// The description of the accuracy; `describe` gives that of one function.
  public func accuracyText(_ describe: (FunctionAccuracy) -> String) -> String {
    let texts = accuracy.map(describe)
    return switch form {
    case .circular, .inverseCircular, .inverseCircular2:
      "\(texts[0]); in degrees, gradians and turns \(accuracy[1].summary)"
    case .reciprocalCircular:
      "\(texts[0]); in degrees, gradians and turns a rounded quotient of 1 by a rounded value"
    case .unaryOrBinary: "\(texts[0]); with \(parameters[1]) \(accuracy[1].summary)"
    case .several where Set(texts).count > 1: "\(texts[0]); the second number \(texts[1])"
    default: texts[0]
    }
  }
}
