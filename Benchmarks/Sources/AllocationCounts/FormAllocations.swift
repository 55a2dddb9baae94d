import NumberTypeCases
import Profiling

/// The allocations of the forms of BigFloat, compared with those of the same MPFR calls in C.
public enum FormAllocations {
  /// The number of new numbers that one operation of a form may create.
  public static func most(_ form: NumberForm) -> Int {
    form == .allocating || form == .allocatingHeld ? 1 : 0
  }

  /// The allocations of one operation in addition to those inside MPFR, which C's loop has as well:
  /// the largest number at any precision from 64 to 10 000 bits, or 4096 for functions.
  ///
  /// Functions of more bits are computed in another way than by MPFR, with registers of GMP.
  public static func count(_ form: NumberForm, _ operation: NumberOperation) throws -> Double {
    let passes = 5
    var worst = 0.0
    let isFunction = operation == .exponential || operation == .sine
    for bits in [64, 128, 256, 1024, 4096] + (isFunction ? [] : [10_000]) {
      let timed = try BigFloatCase(bits: bits)
      // The first run fills MPFR's caches.
      for one in [form.baseline, form] { try timed.run(one, operation, passes: 1) }
      func count(_ form: NumberForm, passes: Int) throws -> Int {
        try AllocationCount.counted {
          try timed.run(form, operation, passes: passes)
        }.allocations
      }
      // The difference of two numbers of passes, so that the allocations at the start of a loop
      // cancel.
      let inC = try count(form.baseline, passes: 2 * passes) - count(form.baseline, passes: passes)
      let own = try count(form, passes: 2 * passes) - count(form, passes: passes)
      worst = max(worst, Double(own - inC) / Double(passes * OperandTexts.count))
    }
    return worst
  }
}
