#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An axis of errors in ulps: linear where they are small, and else spaced by log(1 + ulp), which shows 0 as well.
struct UlpAxis {
  let end: Double
  let isLogarithmic: Bool
  let ticks: [AxisTick]
  /// Errors from 0 to the end between which there are classes of about the same extent.
  let bounds: [Double]

  /// The largest error of a linear axis.
  private static let mostLinear = 16.0
  /// The largest number of powers of ten above 1.
  private static let mostPowers = 6

  /// An axis of errors up to a finite one, and of one ulp at least.
  init(upTo most: Double) {
    let most = min(most, .greatestFiniteMagnitude)
    isLogarithmic = most > Self.mostLinear
    guard isLogarithmic else {
      let axis = LinearAxis(upTo: max(1, most))
      (end, ticks) = (axis.end, axis.ticks)
      bounds = axis.ticks.map { $0.position * axis.end }
      return
    }
    let decades = min(308, Int(log10(most).rounded(.up)))
    let step = (decades + Self.mostPowers - 1) / Self.mostPowers
    let exponents = Array(stride(from: 0, to: decades, by: step)) + [decades]
    let end = pow(10, Double(decades))
    bounds = [0] + exponents.map { pow(10, Double($0)) }
    let labels =
      ["0"] + exponents.map { $0 < 5 ? SampleReport.figure(pow(10, Double($0))) : "1e+\($0)" }
    // The label of one ulp may be on that of zero.
    ticks =
      zip(bounds, labels).map { bound, label in
        AxisTick(position: Self.height(bound, end), label: label)
      }.spaced
    self.end = end
  }

  /// The name of the axis.
  var name: String { isLogarithmic ? "ulp, spaced by log(1 + ulp)" : "ulp" }

  /// The height of an error, from 0 to 1; infinite ones are at the upper end.
  func height(_ ulps: Double) -> Double {
    guard ulps < end else { return 1 }
    return isLogarithmic ? Self.height(ulps, end) : ulps / end
  }

  /// The class of an error: the number of bounds between 0 and it.
  func place(_ ulps: Double) -> Int {
    bounds.dropFirst().dropLast().count { $0 < ulps }
  }

  private static func height(_ ulps: Double, _ end: Double) -> Double { log1p(ulps) / log1p(end) }

  /// A line at half an ulp, which no correctly rounded result exceeds.
  var half: String {
    let y = PlotFrame.y(height(0.5))
    return HTMLText.empty(
      "path", [("class", "half"), ("d", "M\(PlotFrame.x(0)) \(y)H\(PlotFrame.x(1))")])
  }
}

/// A linear axis from 0 with ticks at multiples of 1, 2 or 5 times a power of ten.
struct LinearAxis {
  let end: Double
  let ticks: [AxisTick]

  /// An axis that shows numbers up to a positive finite one.
  init(upTo most: Double, marks: Int = 8) {
    // The number of steps does not depend on how a step is rounded but where it is a tick more.
    let (unit, most) = (pow(10, log10(max(most, 1e-6)).rounded(.down) - 1), max(most, 1e-6))
    let step = [1, 2, 5, 10, 20, 50, 100].map { $0 * unit }.first { most <= $0 * Double(marks) }
    let width = step ?? 100 * unit
    let count = max(1, Int((most / width - 1e-9).rounded(.up)))
    end = Double(count) * width
    ticks = (0...count).map {
      AxisTick(
        position: Double($0) / Double(count), label: SampleReport.figure(Double($0) * width))
    }
  }
}
