public import NumericCore

/// The parts of a complex element of a matrix.
public struct ComplexElement<Number> {
  /// The real part.
  public var re: Number
  /// The imaginary part.
  public var im: Number

  /// A number with its parts.
  @inlinable
  public init(_ re: Number, _ im: Number) { (self.re, self.im) = (re, im) }
}

extension ComplexElement: Sendable where Number: Sendable {}

/// The arithmetic of a number system on complex elements of matrices, both parts of which are rounded once by each operation where
/// the system rounds.
public struct ComplexArithmetic<Backend: NumericBackend>: ElementArithmetic {
  public typealias Element = ComplexElement<Backend.Number>
  public typealias Failure = Backend.Failure

  /// The number system of the parts.
  public let backend: Backend

  /// The arithmetic of a number system.
  @inlinable public init(_ backend: Backend) { self.backend = backend }

  /// The whole number, rounded where the system rounds.
  @inlinable
  public func whole(_ number: Int) throws(Failure) -> Element {
    Element(try backend.number(ExactLiteral(number)), backend.zero)
  }

  /// A sum, difference, product or quotient.
  @inlinable
  public func combine(
    _ function: BinaryFunction, _ x: Element, _ y: Element
  ) throws(Failure) -> Element {
    switch function {
    case .multiply: try parts(.product, [x.re, x.im, y.re, y.im])
    case .divide: try parts(.quotient, [x.re, x.im, y.re, y.im])
    default:
      Element(
        try backend.compute(function, x.re, y.re), try backend.compute(function, x.im, y.im))
    }
  }

  /// The opposite.
  @inlinable
  public func negative(_ x: Element) throws(Failure) -> Element {
    Element(try backend.compute(.negate, x.re), try backend.compute(.negate, x.im))
  }

  /// The principal square root.
  @inlinable
  public func squareRoot(_ x: Element) throws(Failure) -> Element {
    try parts(.sqrt, [x.re, x.im])
  }

  /// The sum of products.
  @inlinable
  public func dot(_ x: [Element], _ y: [Element]) throws(Failure) -> Element {
    let (left, right) = (x.map(\.re) + x.map(\.im), y.map(\.re) + y.map(\.im))
    var opposite = x.map(\.re)
    for element in x { opposite.append(try backend.compute(.negate, element.im)) }
    let crossed = y.map(\.im) + y.map(\.re)
    return Element(
      try backend.compute(.dot, opposite + right), try backend.compute(.dot, left + crossed))
  }

  /// The number with the opposite imaginary part.
  @inlinable
  public func conjugate(_ x: Element) throws(Failure) -> Element {
    Element(x.re, try backend.compute(.negate, x.im))
  }

  /// The number without its imaginary part.
  @inlinable
  public func realPart(_ x: Element) -> Element { Element(x.re, backend.zero) }

  /// The sum of the squares of all parts.
  @inlinable
  public func squaredLength(_ x: [Element]) throws(Failure) -> Element {
    let parts = x.map(\.re) + x.map(\.im)
    return Element(try backend.compute(.dot, parts + parts), backend.zero)
  }

  @inlinable
  func parts(_ function: ComplexFunction, _ x: [Backend.Number]) throws(Failure) -> Element {
    Element(
      try backend.compute(PartFunction(function, .real), x),
      try backend.compute(PartFunction(function, .imaginary), x))
  }
}
