import NumericCore

/// One axis of a plot.
struct PlotAxis {
  let name: String
  let ticks: [AxisTick]
}

/// The frame of a plot with axes, ticks and labels.
///
/// It is small enough that its labels are readable at the width of a phone.
struct PlotFrame {
  /// A short title.
  let title: String
  /// A description for users who cannot see the plot.
  let description: String
  let x: PlotAxis
  let y: PlotAxis

  private static let (width, height) = (420.0, 250.0)
  private static let (left, right, top, bottom) = (64.0, 16.0, 12.0, 46.0)
  private static let plotWidth = width - left - right
  private static let plotHeight = height - top - bottom

  /// The coordinate of a horizontal position from 0 to 1.
  static func x(_ position: Double) -> String { coordinate(left + position * plotWidth) }
  /// The coordinate of a vertical position from 0 to 1, upwards.
  static func y(_ position: Double) -> String {
    coordinate(height - bottom - position * plotHeight)
  }

  /// The coordinate with one decimal, a tenth of a pixel.
  private static func coordinate(_ x: Double) -> String {
    let tenths = Int((x * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\((tenths % 10).magnitude)"
  }

  /// The plot with its content, which is already SVG.
  func svg(_ content: String) -> String {
    """
    <svg viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" role="img">
    <title>\(HTMLText.escaped(title))</title>
    <desc>\(HTMLText.escaped(description))</desc>
    \(grid)
    \(content)
    \(labels)
    </svg>
    """
  }

  /// The room for labels beyond the axis, up to the edges of the picture.
  private static let room = (before: left - 2, after: right - 2)

  private var shownTicks: [AxisTick] { x.ticks.spread(over: Self.plotWidth, room: Self.room) }

  private var grid: String {
    let vertical = shownTicks.map { "M\(Self.x($0.position)) \(Self.y(0))V\(Self.y(1))" }
    let horizontal = y.ticks.map { "M\(Self.x(0)) \(Self.y($0.position))H\(Self.x(1))" }
    let grid = HTMLText.empty(
      "path", [("class", "grid"), ("d", (vertical + horizontal).joined())])
    let axes = HTMLText.empty(
      "path", [("class", "axis"), ("d", "M\(Self.x(0)) \(Self.y(1))V\(Self.y(0))H\(Self.x(1))")])
    return grid + axes
  }

  private var labels: String {
    let horizontal = shownTicks.map { tick in
      let extent = tick.extent(on: Self.plotWidth, room: Self.room)
      let middle = Self.left + (extent.lowerBound + extent.upperBound) / 2
      return text(tick.label, middle, Self.height - Self.bottom + 16, "middle")
    }
    let vertical = y.ticks.map { tick in
      let place = Self.height - Self.bottom - tick.position * Self.plotHeight
      return text(tick.label, Self.left - 6, place + 4, "end")
    }
    let middle = Self.left + Self.plotWidth / 2
    let nameOfX = text(x.name, middle, Self.height - 8, "middle")
    let center = Self.top + Self.plotHeight / 2
    let nameOfY = HTMLText.element(
      "text",
      [
        ("text-anchor", "middle"),
        ("transform", "translate(12 \(Self.coordinate(center))) rotate(-90)"),
      ], HTMLText.escaped(y.name))
    return (horizontal + vertical + [nameOfX, nameOfY]).joined()
  }

  private func text(_ label: String, _ x: Double, _ y: Double, _ anchor: String) -> String {
    HTMLText.element(
      "text",
      [("x", Self.coordinate(x)), ("y", Self.coordinate(y)), ("text-anchor", anchor)],
      HTMLText.escaped(label))
  }
}
