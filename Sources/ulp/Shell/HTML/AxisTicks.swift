/// A tick on an axis, at a position from 0 to 1.
struct AxisTick: Hashable {
  var position: Double
  var label: String
}

/// An axis of integers that starts at 0.
struct CountAxis {
  /// The end of the axis: the smallest multiple of the step that is not below the largest value.
  let end: Double
  /// The distance between ticks.
  let step: Int

  /// An axis that shows numbers up to `most`, with at most `marks` steps.
  init(upTo most: Double, marks: Int = 8) {
    let most = max(1, most.isFinite ? min(most, 1e15) : 1e15)
    let step = Self.steps.first { most <= Double($0) * Double(marks) } ?? 1_000_000_000_000_000
    self.step = step
    end = (most / Double(step)).rounded(.up) * Double(step)
  }

  /// Ticks at 0, at every step and at the end.
  var ticks: [AxisTick] {
    (0...Int(end) / step).map { AxisTick(position: Double($0 * step) / end, label: "\($0 * step)") }
  }

  /// The possible steps: 1, 2 and 5 times powers of ten.
  private static let steps = (0..<15).flatMap { power in
    [1, 2, 5].map { $0 * (0..<power).reduce(1) { product, _ in product * 10 } }
  }
}

extension AxisTick {
  /// The extent of the label on an axis of a given length.
  ///
  /// A label that would exceed the room beyond the ends of the axis is moved inside.
  func extent(on length: Double, room: (before: Double, after: Double)) -> ClosedRange<Double> {
    let width = Double(label.count) * Self.characterWidth
    let start = min(position * length - width / 2, length + room.after - width)
    let first = max(start, -room.before)
    return first...(first + width)
  }

  /// An upper bound of the width of most characters at the font size of the style sheet.
  private static let characterWidth = 7.0
}

extension [AxisTick] {
  /// Those whose labels fit above each other.
  var spaced: [AxisTick] {
    var kept: [AxisTick] = []
    for tick in sorted(by: { $0.position < $1.position })
    where kept.last.map({ tick.position - $0.position >= Self.leastDistance }) ?? true {
      kept.append(tick)
    }
    return kept
  }

  /// The least distance of labels above each other, as a share of the axis.
  private static var leastDistance: Double { 0.09 }

  /// The ticks whose labels fit beside each other: first zero, then from the ends inwards, so that
  /// both sides of zero keep the same ticks; from left to right on an axis without zero.
  func spread(
    over length: Double, room: (before: Double, after: Double), gap: Double = 8
  ) -> [AxisTick] {
    var kept: [(tick: AxisTick, extent: ClosedRange<Double>)] = []
    let center = first { $0.label == "0" }?.position
    let ordered = center.map { center in
      filter { $0.position == center }
        + filter { $0.position != center }.sorted {
          ($0.position - center).magnitude > ($1.position - center).magnitude
        }
    }
    for tick in ordered ?? self {
      let extent = tick.extent(on: length, room: room)
      let fits = kept.allSatisfy { other in
        extent.lowerBound >= other.extent.upperBound + gap
          || extent.upperBound <= other.extent.lowerBound - gap
      }
      if fits { kept.append((tick, extent)) }
    }
    return kept.map(\.tick).sorted { $0.position < $1.position }
  }
}
