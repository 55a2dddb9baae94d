internal import CMPFR

/// A non-negative number, a sum with many limbs before the point, of which as few limbs behind it
/// are kept as matter.
struct WideSum {
  /// Limb `fraction` is the first before the point.
  private let words: FixedPoint.Limbs
  /// Scratch for a product.
  private let scratch: FixedPoint.Limbs
  private let fraction: Int
  /// The index behind the last limb that is not zero, and that of the first before the point at
  /// least; all limbs from there on are zero.
  private var top: Int
  /// The number of limbs behind the point.
  var limbs: Int
  /// The number is what the limbs say over this divisor: divisors are multiplied until they fill a
  /// word, because a division takes as long as four products by a word.
  private var gathered = 1 as UInt

  fileprivate init(_ words: FixedPoint.Limbs, _ scratch: FixedPoint.Limbs, fraction: Int) {
    (self.words, self.scratch, self.fraction) = (words, scratch, fraction)
    (top, limbs) = (fraction + 1, 0)
  }

  /// The lowest limb.
  var lowest: FixedPoint.Limbs { words + (fraction - limbs) }

  /// Adds a/weight, or 1/weight for nil, truncated by less than a unit.
  mutating func add(_ a: FixedPoint.Limbs?, over weight: UInt) {
    var factor = gathered
    if weight > 1 {
      divide(later: weight)
      factor = gathered / weight
      carry(__gmpn_mul_1(lowest, lowest, top - (fraction - limbs), weight), into: top)
    }
    if let a {
      carry(
        __gmpn_addmul_1(lowest, a + (fraction - limbs), limbs + 1, factor), into: fraction + 1)
    } else {
      carry(factor, into: fraction)
    }
  }

  private mutating func carry(_ word: UInt, into index: Int) {
    var (word, index) = (word, index)
    while word != 0 {
      let (sum, overflow) = words[index].addingReportingOverflow(word)
      words[index] = sum
      word = overflow ? 1 : 0
      index += 1
    }
    top = max(top, index)
  }

  /// Divides by d < 2⁶², not before that is necessary; truncated by less than a unit.
  mutating func divide(later d: UInt) {
    let (product, overflow) = gathered.multipliedReportingOverflow(by: d)
    if overflow || product >> 62 != 0 {
      divide()
      gathered = d
    } else {
      gathered = product
    }
  }

  /// Divides by all divisors.
  mutating func divide() {
    _ = __gmpn_divrem_1(lowest, 0, lowest, top - (fraction - limbs), gathered)
    gathered = 1
    trim()
  }

  private mutating func trim() {
    while top > fraction + 1, words[top - 1] == 0 { top -= 1 }
  }

  /// Multiplies by a, and keeps another number of limbs; truncated by less than two units of the
  /// last of these, if the sum is less than 2^(64·(fraction − limbs)).
  ///
  /// One unit for the limbs of a that are left out, and one for those of the product.
  mutating func multiply(by a: FixedPoint.Limbs, limbs kept: Int) {
    let (length, places) = (top - (fraction - limbs), min(fraction, kept + top - fraction))
    let factor = a + (fraction - places)
    if length > places {
      __gmpn_mul(scratch, lowest, length, factor, places + 1)
    } else {
      __gmpn_mul(scratch, factor, places + 1, lowest, length)
    }
    let dropped = limbs + places - kept
    let (end, size) = (top, length + places + 1 - dropped)
    limbs = kept
    lowest.update(from: scratch + dropped, count: size)
    top = fraction - limbs + size
    if top < end { (words + top).update(repeating: 0, count: end - top) }
    trim()
  }
}

extension FixedPoint {
  /// Calls `body` with a sum of zero that has room for a number of limbs before the point.
  func withWideSum(whole: Int, _ body: (inout WideSum) -> Void) {
    let (size, scratch) = (fraction + whole, 2 * (fraction + 4))
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: size + scratch) { buffer in
      guard let base = buffer.baseAddress else { preconditionFailure("no room") }
      base.update(repeating: 0, count: size)
      var sum = WideSum(base, base + size, fraction: fraction)
      body(&sum)
    }
  }
}
