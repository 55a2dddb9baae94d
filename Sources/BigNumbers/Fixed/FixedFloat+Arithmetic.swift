import NumericCore

// Arithmetic rounds once, to nearest, ties to even; ``compute(_:_:_:rounding:)`` has the other
// directions.
extension FixedFloat {
  /// The sum.
  @inlinable @inline(__always)
  public static func + (a: FixedFloat, b: FixedFloat) -> FixedFloat { sum(a, b) }
  /// The difference.
  @inlinable @inline(__always)
  public static func - (a: FixedFloat, b: FixedFloat) -> FixedFloat { difference(a, b) }
  /// The product.
  @inlinable @inline(__always)
  public static func * (a: FixedFloat, b: FixedFloat) -> FixedFloat { product(a, b) }
  /// The quotient.
  @inlinable @inline(__always)
  public static func / (a: FixedFloat, b: FixedFloat) -> FixedFloat { quotient(a, b) }

  /// Adds in place.
  @inlinable @inline(__always)
  public static func += (a: inout FixedFloat, b: FixedFloat) {
    a.update { r in b.read { DirectCall.add(r, r, $0, .nearestEven) } }
  }
  /// Subtracts in place.
  @inlinable @inline(__always)
  public static func -= (a: inout FixedFloat, b: FixedFloat) {
    a.update { r in b.read { DirectCall.subtract(r, r, $0, .nearestEven) } }
  }
  /// Multiplies in place.
  @inlinable @inline(__always)
  public static func *= (a: inout FixedFloat, b: FixedFloat) {
    a.update { r in b.read { DirectCall.multiply(r, r, $0, .nearestEven) } }
  }
  /// Divides in place.
  @inlinable @inline(__always)
  public static func /= (a: inout FixedFloat, b: FixedFloat) {
    a.update { r in b.read { DirectCall.divide(r, r, $0, .nearestEven) } }
  }

  /// The square root.
  @inlinable @inline(__always)
  public func squareRoot() -> FixedFloat {
    Self.make { r in read { DirectCall.squareRoot(r, $0, .nearestEven) } }
  }
  /// Takes the square root in place.
  @inlinable @inline(__always)
  public mutating func formSquareRoot() {
    update { r in DirectCall.squareRoot(r, r, .nearestEven) }
  }

  /// Adds a·b in place, rounding once (IEEE 754-2019 fusedMultiplyAdd).
  @inlinable @inline(__always)
  public mutating func addProduct(_ a: FixedFloat, _ b: FixedFloat) {
    update { r in a.read(with: b) { DirectCall.fusedMultiplyAdd(r, $0, $1, r, .nearestEven) } }
  }
}

// The same by name, for the operators of widths that have a name.
extension FixedFloat {
  @inlinable @inline(__always)
  static func sum(_ a: FixedFloat, _ b: FixedFloat) -> FixedFloat {
    make { r in a.read(with: b) { DirectCall.add(r, $0, $1, .nearestEven) } }
  }
  @inlinable @inline(__always)
  static func difference(_ a: FixedFloat, _ b: FixedFloat) -> FixedFloat {
    make { r in a.read(with: b) { DirectCall.subtract(r, $0, $1, .nearestEven) } }
  }
  @inlinable @inline(__always)
  static func product(_ a: FixedFloat, _ b: FixedFloat) -> FixedFloat {
    make { r in a.read(with: b) { DirectCall.multiply(r, $0, $1, .nearestEven) } }
  }
  @inlinable @inline(__always)
  static func quotient(_ a: FixedFloat, _ b: FixedFloat) -> FixedFloat {
    make { r in a.read(with: b) { DirectCall.divide(r, $0, $1, .nearestEven) } }
  }
}
