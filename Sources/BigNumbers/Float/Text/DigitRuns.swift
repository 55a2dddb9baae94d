/// The ASCII digits before and behind a point, without the zeros at both ends.
struct DigitRuns {
  typealias Run = Slice<UnsafeBufferPointer<UInt8>>

  private var whole: Run
  private var part: Run
  /// The number of zeros that were left out behind the last digit.
  let zeros: Int

  init(_ whole: Run, _ part: Run) {
    var (whole, part) = (whole.drop(while: Self.isZero), part)
    if whole.isEmpty { part = part.drop(while: Self.isZero) }
    let all = whole.count + part.count
    while part.last.map(Self.isZero) ?? false { part.removeLast() }
    if part.isEmpty { while whole.last.map(Self.isZero) ?? false { whole.removeLast() } }
    (self.whole, self.part) = (whole, part)
    zeros = all - whole.count - part.count
  }

  /// The number of digits; 0 for a zero.
  var count: Int { whole.count + part.count }

  /// The first digits, in two runs.
  func prefix(_ count: Int) -> (Run, Run) {
    (whole.prefix(count), part.prefix(max(0, count - whole.count)))
  }

  private static func isZero(_ digit: UInt8) -> Bool { digit == UInt8(ascii: "0") }
}
