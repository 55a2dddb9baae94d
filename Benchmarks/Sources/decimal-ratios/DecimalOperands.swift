/// Texts of numbers in (0, 1) with a number of random digits; the first and the last one are not
/// zero.
struct DecimalOperands {
  let digits: Int
  let left: String
  let right: String

  init(digits: Int) {
    self.digits = digits
    var generator = SplitMix(state: UInt64(digits))
    left = generator.fraction(digits)
    right = generator.fraction(digits)
  }
}

/// Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014).
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func fraction(_ digits: Int) -> String {
    var text = "0."
    for index in 0..<digits {
      let isOuter = index == 0 || index == digits - 1
      text += String(UInt8.random(in: (isOuter ? 1 : 0)...9, using: &self))
    }
    return text
  }
}
