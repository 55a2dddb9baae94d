internal import BigNumbers
import NumericCore
internal import RealModule

/// The measure of errors in a plot.
public enum ErrorMeasure: String, CaseIterable, Sendable {
  /// |x̂ − x| in units in the last place of x.
  case ulps
  /// log₂(1 + ordinal ulps).
  case bits
  /// |x̂ − x| / |x|.
  case relative
  /// −log₁₀ of the relative error, clamped to the range from 0 to the digits of the precision.
  case digits

  /// The value of the measure; nil if it is infinite.
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
