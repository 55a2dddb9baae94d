import Testing

@testable import BigNumbers

/// Operations of fixed-point numbers whose results are known exactly.
@Suite("fixed-point numbers")
struct FixedPointTests {
  /// A root and its square, each with its whole part first, then the words behind the point.
  static let squares: [(root: [UInt], square: [UInt])] = [
    ([3, 5], [9, 30, 25]),
    // (2 − 2⁻⁶⁴)² = 4 − 2⁻⁶² + 2⁻¹²⁸
    ([1, .max], [3, .max - 3, 1]),
    // (2³² − 1 + 2⁻⁶⁴)² = 2⁶⁴ − 2³³ + 1 + (2³³ − 2)·2⁻⁶⁴ + 2⁻¹²⁸
    ([1 << 32 - 1, 1], [.max - 1 << 33 + 2, 1 << 33 - 2, 1]),
    // (½)² and (½ + 2⁻⁶⁴)²
    ([0, 1 << 63], [0, 1 << 62]), ([0, 1 << 63 + 1], [0, 1 << 62 + 1, 1]),
    // (2⁻³²)²
    ([0, 1 << 32], [0, 1]),
  ]

  /// All limbs of a number, the whole part first.
  private static func limbs(_ words: [UInt], _ fraction: Int) -> [UInt] {
    words + [UInt](repeating: 0, count: fraction + 1 - words.count)
  }

  @Test("roots of squares are exact, whether a square is below 1 or not", arguments: 2...17)
  func squareRoots(_ fraction: Int) {
    FixedPoint.withRoom(fraction: fraction) { room in
      for (root, square) in Self.squares {
        for (index, word) in Self.limbs(square, fraction).enumerated() {
          room[1][fraction - index] = word
        }
        room.squareRoot(room[0], room[1])
        let found = (0...fraction).map { room[0][fraction - $0] }
        #expect(found == Self.limbs(root, fraction), "√\(square)")
      }
    }
  }
}
