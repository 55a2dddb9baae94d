/// Quantiles of errors over one variable: bands for equal parts of its axis, and a line through the medians.
struct QuantileBands {
  /// The points of one part of the axis.
  struct Part {
    /// The indices of the points in the order of their positions, of which the first and the last bound the part.
    let ends: (first: Int, last: Int)
    let count: Int
    /// The quantiles for ``QuantileBands/percents``.
    let quantiles: [Double]
  }

  /// The parts in order; nil for a part without points.
  let parts: [Part?]

  /// The number of equal parts of the axis.
  static let count = 48
  /// The shares of the points of a part, in percent, that have at most the error of each quantile; 0 stands for the least one.
  static let percents = [0, 5, 25, 50, 75, 95, 100]

  /// Groups errors by their positions, from 0 to 1.
  init(positions: [Double], errors: [Double]) {
    var groups = [[Int]](repeating: [], count: Self.count)
    for index in 0..<min(positions.count, errors.count) {
      groups[min(Self.count - 1, Int(positions[index] * Double(Self.count)))].append(index)
    }
    parts = groups.map { group in
      guard let first = group.min(by: { positions[$0] < positions[$1] }),
        let last = group.max(by: { positions[$0] < positions[$1] })
      else { return nil }
      let sorted = group.map { errors[$0] }.sorted()
      // Nearest ranks, as those of the table of errors.
      let quantiles = Self.percents.map { percent in
        sorted[max(1, (percent * sorted.count + 99) / 100) - 1]
      }
      return Part(ends: (first, last), count: sorted.count, quantiles: quantiles)
    }
  }

  /// The bands from wide to narrow, an edge at the largest errors and the line of medians; `height` is the place of an error on
  /// its axis, from 0 to 1.
  func marks(height: (Double) -> Double) -> String {
    let middle = Self.percents.count / 2
    var marks = (0..<middle).map { depth in
      let path = steps { part, left, right in
        let quantiles = part.quantiles
        let (low, high) = (quantiles[depth], quantiles[quantiles.count - 1 - depth])
        return
          "M\(left) \(PlotFrame.y(height(low)))V\(PlotFrame.y(height(high)))H\(right)V\(PlotFrame.y(height(low)))Z"
      }
      return HTMLText.empty("path", [("class", "band band\(depth)"), ("d", path)])
    }
    for (name, quantile) in [("edge", Self.percents.count - 1), ("median", middle)] {
      let path = steps { part, left, right in
        "M\(left) \(PlotFrame.y(height(part.quantiles[quantile])))H\(right)"
      }
      marks.append(HTMLText.empty("path", [("class", name), ("d", path)]))
    }
    return marks.joined(separator: "\n")
  }

  private func steps(_ step: (Part, _ left: String, _ right: String) -> String) -> String {
    parts.enumerated().map { index, part in
      guard let part else { return "" }
      return step(
        part, PlotFrame.x(Double(index) / Double(Self.count)),
        PlotFrame.x(Double(index + 1) / Double(Self.count)))
    }.joined()
  }

  /// What the bands are, for pages.
  static let meaning = """
    Plots over a variable: from the lightest to the darkest the bands hold all points of a part of the range, those \
    from 5 to 95 % and those from 25 to 75 %; the thin line is the largest error, the thick one the median, and the \
    dashed one half an ulp.
    """

  /// The same as a table; `value` is the value of the variable at a point.
  func table(_ caption: String, variable: String, value: (Int) -> String) -> String {
    var table = HTMLTable(
      caption: caption,
      columns: ["\(variable) from", "to", "points"]
        + Self.percents.map { $0 == 0 ? "least" : $0 == 100 ? "largest" : "\($0) %" })
    for case let part? in parts {
      table.rows.append(
        (
          HTMLText.escaped(value(part.ends.first)),
          [HTMLText.escaped(value(part.ends.last)), "\(part.count)"]
            + part.quantiles.map(HTMLText.figure)
        ))
    }
    return HTMLText.details("As a table", table.html)
  }
}
