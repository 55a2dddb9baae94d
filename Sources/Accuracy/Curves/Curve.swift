/// The graph of a function as lines that can be drawn.
public struct Curve: Sendable {
  /// A point of the graph.
  public struct Point: Sendable, Equatable {
    /// The argument.
    public let x: Double
    /// The value of the function.
    public let y: Double
  }

  /// The points from left to right; nil between neighbours that are not connected.
  public internal(set) var points: [Point?] = []
  /// The values at the samples of the window that have one.
  public internal(set) var heights: [Double] = []
  /// The number of samples without a value, or with an infinite value or NaN.
  public internal(set) var undefined = 0
  /// The number of samples whose value could not be decided.
  public internal(set) var undecided = 0
  /// Whether values near some point, in an interval too narrow to be visible, have no proven bound,
  /// as at a pole.
  public internal(set) var mayBeUnbounded = false
  /// The number of steps between samples for which it is undecided whether the curve has a gap;
  /// such samples are not connected.
  public internal(set) var unresolved = 0
}

extension Curve {
  /// The number of samples of the window.
  public var samples: Int { heights.count + undefined + undecided }

  /// Adds a point that is connected to the preceding one.
  mutating func append(_ x: Double, _ y: Double?) {
    if let y { points.append(Point(x: x, y: y)) } else { lift() }
  }

  /// Ends a line, so that the next point is not connected.
  mutating func lift() { if points.last.map({ $0 != nil }) ?? false { points.append(nil) } }

  /// Adds the part of the curve to the right.
  mutating func append(_ other: Curve) {
    points += other.points
    heights += other.heights
    undefined += other.undefined
    undecided += other.undecided
    mayBeUnbounded = mayBeUnbounded || other.mayBeUnbounded
    unresolved += other.unresolved
  }

  /// Counts the value of a sample.
  mutating func count(_ value: CurveValue) {
    switch value {
    case .number(let y) where y.isFinite: heights.append(y)
    case .number, .undefined: undefined += 1
    case .undecided: undecided += 1
    }
  }
}
