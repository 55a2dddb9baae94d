import BigNumbers
import NumericCore
import SuiteSupport

/// Values whose digits are requested repeatedly in growing numbers: cached digits must not
/// accumulate.
enum Repetition {
  /// The peak memory of this process after the first rounds and after all of them.
  ///
  /// Every round requests digits of a persistent value and of a new one.
  static func measure(rounds: Int, counts: [Int]) throws -> (first: Int, last: Int) {
    let kept = try value()
    var first = 0
    for round in 1...rounds {
      let fresh = try value()
      for count in counts {
        let digits = try kept.digits(.significant(count))
        if digits.digits != (try fresh.digits(.significant(count)).digits) {
          stop("\(count) digits of exp(sqrt(2))*pi differ")
        }
      }
      // The allocator needs a few rounds until it can reuse its memory.
      if round == 3 { first = PeakMemory.bytes }
    }
    return (first, PeakMemory.bytes)
  }

  private static func value() throws -> ExactReal {
    ExactReal.compute(.exp, ExactReal(2).squareRoot()) * ExactReal(.pi)
  }
}
