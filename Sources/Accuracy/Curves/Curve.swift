/// The graph of a function as lines that can be drawn.
public struct Curve: Sendable {
  /// A point of the graph.
  public struct Point: Sendable, Equatable {
    /// The argument.
    public let x: Double
    /// The value of the function.
    public let y: Double
  }

  /// The points from left to right; nil where neighbours are not to be joined.
  public internal(set) var points: [Point?] = []
  /// The values at the samples that the window asks for, where there are any.
  public internal(set) var heights: [Double] = []
  /// Samples without a value, or with one that is infinite or NaN.
  public internal(set) var undefined = 0
  /// Samples whose value could not be decided.
  public internal(set) var undecided = 0
  /// Whether there is a place, narrower than anybody could see, where no bound on the values is proven: at a pole.
  public internal(set) var mayBeUnbounded = false
  /// Steps between samples in which it stayed open whether there is a gap; where that is so they are not joined.
  public internal(set) var unresolved = 0
}

extension Curve {
  /// How many samples the window asks for.
  public var samples: Int { heights.count + undefined + undecided }

  /// Adds a point that is joined to the one before.
  mutating func append(_ x: Double, _ y: Double?) {
    if let y { points.append(Point(x: x, y: y)) } else { lift() }
  }

  /// Ends a line.
  mutating func lift() { if points.last.map({ $0 != nil }) ?? false { points.append(nil) } }

  /// Adds what was found to the right.
  mutating func append(_ other: Curve) {
    points += other.points
    heights += other.heights
    undefined += other.undefined
    undecided += other.undecided
    mayBeUnbounded = mayBeUnbounded || other.mayBeUnbounded
    unresolved += other.unresolved
  }

  /// Takes note of a sample.
  mutating func count(_ value: CurveValue) {
    switch value {
    case .number(let y) where y.isFinite: heights.append(y)
    case .number, .undefined: undefined += 1
    case .undecided: undecided += 1
    }
  }
}
