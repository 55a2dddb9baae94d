/// The time of a job, from pieces of it that are spread evenly over it.
///
/// Pieces are taken in the order of van der Corput's sequence, so that any number of the first ones covers the job evenly: a
/// function has ranges in which it is expensive.
struct CostSample {
  /// The seconds of all pieces, and of what is done once.
  private(set) var seconds = 0.0
  /// Twice the standard error of those seconds, as a share of them; a bound, because the pieces are spread evenly.
  private(set) var error = 0.0
  /// The pieces that were measured.
  private(set) var measured = 0

  /// The least and the longest time that is measured, in seconds.
  private static let (least, most) = (1.0, 15.0)
  /// The error with which measuring ends.
  private static let wanted = 0.08
  private static let fewest = 16

  /// Measures pieces of a job that has `count` of them, until the time of all is known well enough.
  init(ofPieces count: Int, _ run: (Int) async throws -> Void) async throws {
    func time(_ piece: Int) async throws -> Double {
      let start = ContinuousClock.now
      try await run(piece)
      return start.duration(to: .now) / .seconds(1)
    }
    // The first piece is measured twice: it also loads, and makes tables.
    let first = try await time(0)
    try await self.init(predicting: count, time)
    seconds += max(0, first - seconds / Double(count))
  }

  /// Takes the seconds of pieces from a function that may take less time than they do.
  init(predicting count: Int, _ cost: (Int) async throws -> Double) async throws {
    var (sum, squares) = (0.0, 0.0)
    let start = ContinuousClock.now
    for place in Self.places(count) {
      let seconds = try await cost(place)
      sum += seconds
      squares += seconds * seconds
      measured += 1
      let mean = sum / Double(measured)
      let variance = max(0, squares / Double(measured) - mean * mean)
      let unseen = 1 - Double(measured) / Double(count)
      let standardError = (variance * unseen / Double(max(1, measured - 1))).squareRoot()
      error = measured < 2 && unseen > 0 ? 1 : 2 * standardError / max(mean, 1e-9)
      self.seconds = mean * Double(count)
      let elapsed = start.duration(to: .now) / .seconds(1)
      if elapsed >= Self.most { break }
      if elapsed >= Self.least, measured >= Self.fewest, error <= Self.wanted { break }
    }
  }

  /// All places below a count, each once: those of the sequence, of which some are beyond the count.
  static func places(_ count: Int) -> some Sequence<Int> {
    let bits = Int.bitWidth - (count - 1).leadingZeroBitCount
    return (0..<1 << bits).lazy.map { index in
      Int(bitPattern: UInt(bitPattern: index).reversedBits >> UInt(Int.bitWidth - bits))
    }.filter { $0 < count }
  }
}

extension UInt {
  /// The bits from the last to the first.
  fileprivate var reversedBits: UInt {
    var (rest, reversed) = (self, UInt(0))
    for _ in 0..<UInt.bitWidth {
      reversed = reversed << 1 | rest & 1
      rest >>= 1
    }
    return reversed
  }
}
