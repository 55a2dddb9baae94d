import BigNumbers
import NumericCore
import SuiteSupport

/// One value asked for more and more digits, again and again: what is remembered must not pile up.
enum Repetition {
  /// The peak of this process after the first rounds and after all of them. In every round a value that
  /// stays is asked, and a fresh one.
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
      // The allocator needs a few rounds to have what it re-uses.
      if round == 3 { first = PeakMemory.bytes }
    }
    return (first, PeakMemory.bytes)
  }

  private static func value() throws -> ExactReal {
    ExactReal.compute(.exp, ExactReal(2).squareRoot()) * ExactReal(.pi)
  }
}
