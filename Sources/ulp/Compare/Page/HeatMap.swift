import Accuracy

/// The largest errors in cells of the ranges of two variables.
struct HeatMap {
  /// The largest error of each cell, row by row from the bottom; nil for a cell without points.
  private(set) var cells = [Double?](repeating: nil, count: Self.columns * Self.rows)
  /// The least and the largest value of each variable in the columns and in the rows of the table, as indices of points.
  private var ends: (x: [(Int, Int)?], y: [(Int, Int)?])
  private let axis: UlpAxis

  private static let columns = 32
  private static let rows = 20
  /// The number of cells of a side of a block of the table.
  private static let block = 4

  /// The errors in ulps at points, whose positions are from 0 to 1.
  init(x: [Double], y: [Double], errors: [Double], axis: UlpAxis) {
    self.axis = axis
    ends = (
      [(Int, Int)?](repeating: nil, count: Self.columns / Self.block),
      [(Int, Int)?](repeating: nil, count: Self.rows / Self.block)
    )
    for (index, error) in errors.enumerated() {
      let column = min(Self.columns - 1, Int(x[index] * Double(Self.columns)))
      let row = min(Self.rows - 1, Int(y[index] * Double(Self.rows)))
      let cell = row * Self.columns + column
      cells[cell] = max(cells[cell] ?? 0, error)
      Self.widen(&ends.x[column / Self.block], index, x)
      Self.widen(&ends.y[row / Self.block], index, y)
    }
  }

  private static func widen(_ ends: inout (Int, Int)?, _ index: Int, _ places: [Double]) {
    guard let (first, last) = ends else {
      ends = (index, index)
      return
    }
    ends = (
      places[index] < places[first] ? index : first, places[index] > places[last] ? index : last
    )
  }

  /// The cells as a path for each class of errors, and an outline of the one with the largest error.
  var marks: String {
    var paths = [String](repeating: "", count: axis.bounds.count - 1)
    for (index, error) in cells.enumerated() {
      if let error { paths[axis.place(error)] += Self.path(index) }
    }
    var marks = paths.enumerated().filter { !$0.element.isEmpty }.map { place, path in
      HTMLText.empty("path", [("class", "heat\(place)"), ("d", path)])
    }
    if let worst {
      marks.append(HTMLText.empty("path", [("class", "median"), ("d", Self.path(worst))]))
    }
    return marks.joined(separator: "\n")
  }

  /// The first of the cells with the largest error.
  private var worst: Int? {
    let found = cells.enumerated().compactMap { index, error in error.map { (index, $0) } }
    return found.max { ($0.1, -$0.0) < ($1.1, -$1.0) }?.0
  }

  private static func path(_ cell: Int) -> String {
    let (row, column) = cell.quotientAndRemainder(dividingBy: columns)
    let (left, right) = (
      PlotFrame.x(Double(column) / Double(columns)),
      PlotFrame.x(Double(column + 1) / Double(columns))
    )
    let (low, high) = (
      PlotFrame.y(Double(row) / Double(rows)), PlotFrame.y(Double(row + 1) / Double(rows))
    )
    return "M\(left) \(low)V\(high)H\(right)V\(low)Z"
  }

  /// The classes with their colours.
  var legend: String {
    let items = axis.bounds.indices.dropLast().map { place in
      let (low, high) = (axis.bounds[place], axis.bounds[place + 1])
      let text = "\(SampleReport.figure(low)) to \(SampleReport.figure(high)) ulp"
      return HTMLText.element(
        "li", HTMLText.element("span", [("class", "swatch heat\(place)")], "") + text)
    }
    return HTMLText.element("ul", [("class", "legend")], items.joined())
  }

  /// The largest errors of blocks of cells, from the top; `x` and `y` name the values of points.
  func table(
    _ caption: String, names: (x: String, y: String), x: (Int) -> String, y: (Int) -> String
  ) -> String {
    func text(_ ends: (Int, Int)?, _ value: (Int) -> String) -> String {
      ends.map { "\(value($0.0)) to \(value($0.1))" } ?? "–"
    }
    var table = HTMLTable(
      caption: caption, columns: ["\(names.y) \\ \(names.x)"] + ends.x.map { text($0, x) })
    for row in ends.y.indices.reversed() {
      let errors = ends.x.indices.map { column -> String in
        let block = (0..<Self.block * Self.block).compactMap { place in
          cells[
            (row * Self.block + place / Self.block) * Self.columns + column * Self.block
              + place % Self.block]
        }
        return block.max().map(HTMLText.figure) ?? "–"
      }
      table.rows.append((HTMLText.escaped(text(ends.y[row], y)), errors))
    }
    return HTMLText.details("As a table", table.html)
  }
}
