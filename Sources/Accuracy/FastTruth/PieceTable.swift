internal import NumericCore
internal import Synchronization

/// A function on an interval as a polynomial, with a proven bound of its error.
protocol PolynomialPiece: Sendable {
  /// The polynomial on center ± 1/scale, by a bound of the function on a disc around the center; the scale is a power of two.
  init(_ function: UnaryFunction, center: Double, scale: Double, disc: AnalyticDisc)
}

/// A function in pieces, 2^bits of every binade or more, which are made when they are asked for and then kept.
final class PieceTable<Piece: PolynomialPiece>: Sendable {
  private let function: UnaryFunction
  private let bits: Int
  /// The exponent of the length that no piece exceeds.
  private let longest: Int
  /// A disc around the middle of a piece on which the function is analytic, with a proven bound.
  private let disc: @Sendable (Double) -> AnalyticDisc
  private let pieces = Mutex<[UInt64: Piece]>([:])

  /// The number of pieces that are kept, some megabytes.
  private static var limit: Int { 1 << 14 }

  init(
    _ function: UnaryFunction, bits: Int, longest: Int = 1024,
    disc: @escaping @Sendable (_ center: Double) -> AnalyticDisc
  ) {
    (self.function, self.bits, self.longest) = (function, bits, longest)
    self.disc = disc
  }

  /// The number of the last bits in which numbers of a piece differ.
  fileprivate func shift(_ x: Double) -> UInt64 {
    UInt64(52 - min(max(bits, Int(x.exponent) - longest), 48))
  }

  /// The piece of the numbers that begin with the same bits; threads that ask for a new one at the same time make it twice, with the
  /// same digits.
  fileprivate func piece(_ start: UInt64, _ shift: UInt64) -> Piece {
    if let known = pieces.withLock({ $0[start] }) { return known }
    let lower = Double(bitPattern: start)
    let exponent = Int(lower.exponent) - 53 + Int(shift)
    let half = Double(sign: .plus, exponent: exponent, significand: 1)
    let center = lower + (lower < 0 ? -half : half)
    let piece = Piece(function, center: center, scale: 1 / half, disc: disc(center))
    pieces.withLock {
      if $0.count >= Self.limit { $0.removeAll(keepingCapacity: true) }
      $0[start] = piece
    }
    return piece
  }
}

/// A place in a table of pieces: consecutive numbers mostly have the same one.
struct PieceCursor<Piece: PolynomialPiece> {
  private let table: PieceTable<Piece>
  private var shift: UInt64
  private var place: UInt64
  private(set) var piece: Piece

  init(_ table: PieceTable<Piece>, at x: Double) {
    self.table = table
    shift = table.shift(x)
    place = x.bitPattern >> shift
    piece = table.piece(place << shift, shift)
  }

  /// How many numbers from one of the piece on are in it, in ascending order.
  func count(from x: Double) -> Int {
    let last = x.bitPattern & (1 << shift - 1)
    return Int(x.sign == .minus ? last + 1 : 1 << shift - last)
  }

  /// Goes to the piece of a number.
  @inline(__always)
  mutating func move(to x: Double) {
    if x.bitPattern >> shift != place { self = PieceCursor(table, at: x) }
  }
}
