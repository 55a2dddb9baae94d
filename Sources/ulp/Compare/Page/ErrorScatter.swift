/// Bits of error over one variable: a mark for each point, and the median of neighbouring points.
struct ErrorScatter {
  /// The positions on the axis of the variable, from 0 to 1.
  let positions: [Double]
  /// The error at each.
  let bits: [Double]
  /// The end of the axis of errors.
  let end: Double

  /// The largest number of points that are drawn.
  static let mostMarks = 4000
  /// The number of equal parts of the axis for each of which the median is computed.
  static let parts = 48

  /// The indices of the points that are drawn: all, or every n-th of them.
  var drawn: [Int] {
    let count = min(positions.count, bits.count)
    guard count > Self.mostMarks else { return Array(0..<count) }
    return (0..<Self.mostMarks).map { $0 * count / Self.mostMarks }
  }

  /// The marks as a few paths, so that overlapping points look darker.
  var marks: String {
    var layers = [String](repeating: "", count: 8)
    for (order, index) in drawn.enumerated() {
      layers[order % layers.count] +=
        "M\(PlotFrame.x(positions[index])) \(PlotFrame.y(bits[index] / end))h0"
    }
    return layers.filter { !$0.isEmpty }.map {
      HTMLText.empty("path", [("class", "points"), ("d", $0)])
    }.joined(separator: "\n")
  }

  /// The middle of each part of the axis and the median of the errors in it; nil for a part without
  /// points.
  var medians: [(position: Double, bits: Double)?] {
    var groups = [[Double]](repeating: [], count: Self.parts)
    for (position, bits) in zip(positions, bits) {
      groups[min(Self.parts - 1, Int(position * Double(Self.parts)))].append(bits)
    }
    return groups.enumerated().map { index, group in
      guard !group.isEmpty else { return nil }
      let sorted = group.sorted()
      let middle = sorted.count / 2
      let median =
        sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
      return ((Double(index) + 0.5) / Double(Self.parts), median)
    }
  }

  /// A line through the medians, with gaps at parts without points.
  var medianLine: String {
    var path = ""
    var isOpen = false
    for median in medians {
      guard let median else {
        isOpen = false
        continue
      }
      path +=
        "\(isOpen ? "L" : "M")\(PlotFrame.x(median.position)) \(PlotFrame.y(median.bits / end))"
      // A part between two gaps is drawn as a dot.
      if !isOpen { path += "h0" }
      isOpen = true
    }
    return HTMLText.empty("path", [("class", "median"), ("d", path)])
  }
}
