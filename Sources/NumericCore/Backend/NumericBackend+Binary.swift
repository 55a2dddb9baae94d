// Functions of two numbers under their names: `backend.pow(x, y)` for `backend.compute(.pow, x, y)`.
extension NumericBackend {
  // MARK: - Arithmetic and remainders

  /// See ``BinaryFunction/add``.
  @inlinable
  public func add(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.add, x, y)
  }
  /// See ``BinaryFunction/subtract``.
  @inlinable
  public func subtract(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.subtract, x, y)
  }
  /// See ``BinaryFunction/multiply``.
  @inlinable
  public func multiply(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.multiply, x, y)
  }
  /// See ``BinaryFunction/divide``.
  @inlinable
  public func divide(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.divide, x, y)
  }
  /// See ``BinaryFunction/positiveDifference``.
  @inlinable
  public func positiveDifference(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.positiveDifference, x, y)
  }
  /// See ``BinaryFunction/relativeDifference``.
  @inlinable
  public func relativeDifference(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.relativeDifference, x, y)
  }
  /// See ``BinaryFunction/modulo``.
  @inlinable
  public func modulo(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.modulo, x, y)
  }
  /// See ``BinaryFunction/truncatingRemainder``.
  @inlinable
  public func truncatingRemainder(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.truncatingRemainder, x, y)
  }
  /// See ``BinaryFunction/remainder``.
  @inlinable
  public func remainder(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.remainder, x, y)
  }
  /// See ``BinaryFunction/truncatingQuotient``.
  @inlinable
  public func truncatingQuotient(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.truncatingQuotient, x, y)
  }
  /// See ``BinaryFunction/remainderQuotient``.
  @inlinable
  public func remainderQuotient(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.remainderQuotient, x, y)
  }
  /// See ``BinaryFunction/copySign``.
  @inlinable
  public func copySign(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.copySign, x, y)
  }
  /// See ``BinaryFunction/nextToward``.
  @inlinable
  public func nextToward(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.nextToward, x, y)
  }
  /// See ``BinaryFunction/scaleByPowerOfTwo``.
  @inlinable
  public func scaleByPowerOfTwo(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.scaleByPowerOfTwo, x, y)
  }

  // MARK: - Powers and logarithms

  /// See ``BinaryFunction/root``.
  @inlinable
  public func root(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.root, x, y)
  }
  /// See ``BinaryFunction/hypot``.
  @inlinable
  public func hypot(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.hypot, x, y)
  }
  /// See ``BinaryFunction/pow``.
  @inlinable
  public func pow(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.pow, x, y)
  }
  /// See ``BinaryFunction/powr``.
  @inlinable
  public func powr(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.powr, x, y)
  }
  /// See ``BinaryFunction/compound``.
  @inlinable
  public func compound(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.compound, x, y)
  }
  /// See ``BinaryFunction/logBase``.
  @inlinable
  public func log(_ x: Number, base: Number) throws(Failure) -> Number {
    try compute(.logBase, x, base)
  }

  // MARK: - Angles

  /// See ``BinaryFunction/atan2``.
  @inlinable
  public func atan2(y: Number, x: Number) throws(Failure) -> Number { try compute(.atan2, y, x) }
  /// See ``BinaryFunction/sinUnits``.
  @inlinable
  public func sin(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number {
    try compute(.sinUnits, x, u)
  }
  /// See ``BinaryFunction/cosUnits``.
  @inlinable
  public func cos(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number {
    try compute(.cosUnits, x, u)
  }
  /// See ``BinaryFunction/tanUnits``.
  @inlinable
  public func tan(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number {
    try compute(.tanUnits, x, u)
  }
  /// See ``BinaryFunction/asinUnits``.
  @inlinable
  public func asin(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number {
    try compute(.asinUnits, x, u)
  }
  /// See ``BinaryFunction/acosUnits``.
  @inlinable
  public func acos(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number {
    try compute(.acosUnits, x, u)
  }
  /// See ``BinaryFunction/atanUnits``.
  @inlinable
  public func atan(_ x: Number, unitsPerTurn u: Number) throws(Failure) -> Number {
    try compute(.atanUnits, x, u)
  }

  // MARK: - Special functions

  /// See ``BinaryFunction/incompleteGamma``.
  @inlinable
  public func incompleteGamma(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.incompleteGamma, x, y)
  }
  /// See ``BinaryFunction/beta``.
  @inlinable
  public func beta(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.beta, x, y)
  }
  /// See ``BinaryFunction/besselJ``.
  @inlinable
  public func besselJ(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.besselJ, x, y)
  }
  /// See ``BinaryFunction/besselY``.
  @inlinable
  public func besselY(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.besselY, x, y)
  }
  /// See ``BinaryFunction/arithmeticGeometricMean``.
  @inlinable
  public func arithmeticGeometricMean(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.arithmeticGeometricMean, x, y)
  }
  /// See ``BinaryFunction/binomial``.
  @inlinable
  public func binomial(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.binomial, x, y)
  }
  /// See ``BinaryFunction/permutations``.
  @inlinable
  public func permutations(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.permutations, x, y)
  }
  /// See ``BinaryFunction/greatestCommonDivisor``.
  @inlinable
  public func greatestCommonDivisor(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.greatestCommonDivisor, x, y)
  }
  /// See ``BinaryFunction/leastCommonMultiple``.
  @inlinable
  public func leastCommonMultiple(_ x: Number, _ y: Number) throws(Failure) -> Number {
    try compute(.leastCommonMultiple, x, y)
  }
}
