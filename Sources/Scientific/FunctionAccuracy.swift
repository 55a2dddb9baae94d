public import NumericCore

/// How far the results of a function are from the true values.
public enum FunctionAccuracy: Hashable, Sendable {
  /// Every number system rounds the true value once; doubles have the hardware's or libm's own function for it.
  case correctlyRounded
  /// The same; doubles round the true value, which another number system finds.
  case roundedTruth
  /// Doubles have libm's function, which erred by at most so many units in the last place on the tested set,
  /// the independent vectors of 53 bits, with glibc 2.36; all others round the true value once.
  case libm(ulps: Int)
  /// The same for a function whose zeros libm misses by some units: it erred by at most so many units in the last
  /// place of the larger of 1 and the value.
  case libmBesideZeros(ulps: Int)
  /// Every step of the definition is rounded.
  case eachStep

  /// The largest error of a double on the tested set in units in the last place, of the value or of the larger of 1 and
  /// the value; nil where steps add up.
  public var ulps: Int? {
    switch self {
    case .correctlyRounded, .roundedTruth: 0
    case .libm(let ulps), .libmBesideZeros(let ulps): ulps
    case .eachStep: nil
    }
  }

  /// In a few words, for a table.
  public var summary: String {
    switch self {
    case .correctlyRounded, .roundedTruth: "correctly rounded"
    case .libm(let ulps): "correctly rounded; libm: \(ulps) ulp"
    case .libmBesideZeros(let ulps): "correctly rounded; libm: \(ulps) ulp of 1 or more"
    case .eachStep: "each step rounded"
    }
  }

  /// In full.
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

  /// The accuracy in words; `describe` puts that of one function into words.
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
