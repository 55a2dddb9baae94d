internal import BigNumbers
import NumericCore
internal import RealModule

/// How an error is measured in a plot.
public enum ErrorMeasure: String, CaseIterable, Sendable {
  /// |x̂ − x| in units of the last place of x.
  case ulps
  /// log₂(1 + ordinal ulps).
  case bits
  /// |x̂ − x| / |x|.
  case relative
  /// −log₁₀ of the relative error, from 0 to what the precision holds.
  case digits

  /// The measure of an error; nil where it is infinite.
  func number(_ error: PointError, in format: FloatFormat) -> Double? {
    switch self {
    case .ulps: return error.ulps.map { Double($0.midpoint) }
    case .bits: return error.bits
    case .relative: return error.relative.map { Double($0.midpoint) }
    case .digits:
      guard let relative = error.relative else { return 0 }
      let most = Double(format.precision) * Double.log10(Double(format.radix))
      return max(0, min(most, -Double.log10(Double(relative.midpoint))))
    }
  }
}
