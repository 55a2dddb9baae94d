/// A mark for each point, where there are few.
struct ErrorScatter {
  /// The positions on the axis of the variable, from 0 to 1.
  let positions: [Double]
  /// The heights on the axis of errors, from 0 to 1.
  let heights: [Double]

  /// The largest number of points that are drawn; of more of them bands show enough.
  static let mostMarks = 1000

  /// The marks as one path; empty if there are many.
  var marks: String {
    guard positions.count <= Self.mostMarks else { return "" }
    let path = zip(positions, heights).map { "M\(PlotFrame.x($0)) \(PlotFrame.y($1))h0" }.joined()
    return HTMLText.empty("path", [("class", "points"), ("d", path)])
  }
}
