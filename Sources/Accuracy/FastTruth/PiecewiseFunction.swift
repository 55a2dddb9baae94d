internal import NumericCore

/// A function of binary32 whose values at some arguments come from a table of pieces.
protocol PiecewiseFunction: NearFunction {
  /// The function, as the engine of big numbers knows it.
  var function: UnaryFunction { get }
  var table: PieceTable<ChebyshevPiece> { get }

  /// The value at a number, by the cursor of its thread.
  func near(_ x: Double, _ cursor: inout PieceCursor<ChebyshevPiece>) -> NearTruth
}

extension PiecewiseFunction {
  func near(_ x: Double) -> NearTruth {
    var cursor = PieceCursor(table, at: 1)
    return near(x, &cursor)
  }

  func near(_ x: UnsafeBufferPointer<Float>, into values: UnsafeMutableBufferPointer<NearTruth>) {
    var cursor = PieceCursor(table, at: 1)
    for place in x.indices { values[place] = near(Double(x[place]), &cursor) }
  }

  /// A value at x, from the engine of big numbers where an absolute bound says too little about it, next to a zero.
  @inline(__always)
  func refined(_ value: Double, bound: Double, at x: Double) -> NearTruth {
    bound <= value.magnitude * 0x1p-44
      ? NearTruth(head: value, tail: 0, bound: bound) : NearRounded.value(function, x)
  }
}
