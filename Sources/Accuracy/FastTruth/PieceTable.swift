internal import NumericCore
internal import Synchronization

/// A function of positive numbers in pieces, 2^bits of every binade, which are made when they are asked for and then kept.
final class PieceTable: Sendable {
  private let function: UnaryFunction
  private let bits: Int
  /// A disc around the middle of a piece on which the function is analytic, with a proven bound.
  private let disc: @Sendable (Double) -> AnalyticDisc
  private let pieces = Mutex<[Int: ChebyshevPiece]>([:])

  init(
    _ function: UnaryFunction, bits: Int,
    disc: @escaping @Sendable (_ center: Double) -> AnalyticDisc
  ) {
    (self.function, self.bits, self.disc) = (function, bits, disc)
  }

  /// The number of the piece of a number: its exponent and first bits.
  @inline(__always)
  fileprivate func place(of x: Double) -> Int { Int(x.bitPattern >> UInt64(52 - bits)) }

  /// A piece; threads that ask for a new one at the same time make it twice, with the same digits.
  fileprivate func piece(_ place: Int) -> ChebyshevPiece {
    if let known = pieces.withLock({ $0[place] }) { return known }
    let lower = Double(bitPattern: UInt64(place) << UInt64(52 - bits))
    let half = Double(sign: .plus, exponent: Int(lower.exponent) - bits - 1, significand: 1)
    let center = lower + half
    let piece = ChebyshevPiece(function, center: center, scale: 1 / half, disc: disc(center))
    pieces.withLock { $0[place] = piece }
    return piece
  }
}

/// A place in a table of pieces: consecutive numbers mostly have the same one.
struct PieceCursor {
  private let table: PieceTable
  private var place: Int
  private(set) var piece: ChebyshevPiece

  init(_ table: PieceTable, at x: Double) {
    self.table = table
    place = table.place(of: x)
    piece = table.piece(place)
  }

  /// Goes to the piece of a number.
  @inline(__always)
  mutating func move(to x: Double) {
    let next = table.place(of: x)
    if next != place {
      place = next
      piece = table.piece(next)
    }
  }
}

/// A function whose values at some arguments come from a table of pieces.
protocol PiecewiseFunction: NearFunction {
  /// The function, as the engine of big numbers knows it.
  var function: UnaryFunction { get }
  var table: PieceTable { get }

  /// The value at a number, by the cursor of its thread.
  func near(_ x: Double, _ cursor: inout PieceCursor) -> NearTruth
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
