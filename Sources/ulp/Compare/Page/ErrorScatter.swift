/// Bits of error over one variable: a mark for each point, and the median of the points around.
struct ErrorScatter {
  /// Places on the axis of the variable, from 0 to 1.
  let positions: [Double]
  /// The error at each.
  let bits: [Double]
  /// Where the axis of errors ends.
  let end: Double

  /// At most so many points are drawn.
  static let mostMarks = 4000
  /// The median is taken in so many equal parts of the axis.
  static let parts = 48

  /// The points that are drawn: all, or every so manieth.
  var drawn: [Int] {
    let count = min(positions.count, bits.count)
    guard count > Self.mostMarks else { return Array(0..<count) }
    return (0..<Self.mostMarks).map { $0 * count / Self.mostMarks }
  }

  /// A few paths, so that points on top of each other look darker.
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

  /// The middle of each part that has points, and the median of their errors; nil for a part without.
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

  /// A line through the medians, with gaps where no point is.
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
      // A part between two gaps is a dot.
      if !isOpen { path += "h0" }
      isOpen = true
    }
    return HTMLText.empty("path", [("class", "median"), ("d", path)])
  }
}
