/// A chart: panels, one below the other.
public struct Chart: Sendable, Equatable {
  /// The title above all panels.
  public var title: String
  /// The panels, from top to bottom.
  public var panels: [Panel]

  /// Creates a chart.
  public init(title: String, panels: [Panel]) {
    self.title = title
    self.panels = panels
  }
}

/// Two axes and the series that are drawn between them.
public struct Panel: Sendable, Equatable {
  /// The axis from left to right.
  public var horizontal: Axis
  /// The axis from bottom to top.
  public var vertical: Axis
  /// The series; later ones are drawn over earlier ones.
  public var series: [Series]

  /// Creates a panel.
  public init(horizontal: Axis, vertical: Axis, series: [Series]) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.series = series
  }
}

/// One axis of a panel.
public struct Axis: Sendable, Equatable {
  /// The quantity that the axis shows, with its unit.
  public var label: String
  /// Whether equal distances are equal ratios.
  ///
  /// Negative numbers cannot be shown on such an axis.
  public var isLogarithmic: Bool
  /// The range that the axis shows; nil for all numbers.
  ///
  /// Points outside the range are cut off.
  public var range: ClosedRange<Double>?
  /// Whether a logarithmic axis shows zero, at its low end.
  ///
  /// Otherwise zeros are omitted on a logarithmic axis.
  public var hasZero: Bool

  /// Creates an axis.
  public init(
    label: String, isLogarithmic: Bool = false, range: ClosedRange<Double>? = nil,
    hasZero: Bool = false
  ) {
    self.label = label
    self.isLogarithmic = isLogarithmic
    self.range = range
    self.hasZero = hasZero
  }
}

/// Points that belong together, in the order in which a line connects them.
public struct Series: Sendable, Equatable {
  /// How points are drawn.
  public enum Style: Sendable, Equatable {
    /// A line through all points.
    case line
    /// Separate marks.
    case points
    /// A line with marks.
    case linePoints
    /// Large open marks around selected points, such as those of a Pareto front.
    case highlight
  }

  /// One point of a series.
  public struct Point: Sendable, Equatable {
    /// The horizontal coordinate.
    public var x: Double
    /// The vertical coordinate.
    public var y: Double
    /// The lower end of an error bar at y.
    public var low: Double?
    /// The upper end of an error bar at y.
    public var high: Double?
    /// Text beside the point.
    public var label: String?

    /// Creates a point.
    public init(
      x: Double, y: Double, low: Double? = nil, high: Double? = nil, label: String? = nil
    ) {
      self.x = x
      self.y = y
      self.low = low
      self.high = high
      self.label = label
    }
  }

  /// The name in the legend.
  public var name: String
  /// How points are drawn.
  public var style: Style
  /// The points; nil breaks a line.
  public var points: [Point?]

  /// Creates a series.
  public init(name: String, style: Style, points: [Point?]) {
    self.name = name
    self.style = style
    self.points = points
  }
}
