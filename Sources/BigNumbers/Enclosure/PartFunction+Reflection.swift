import NumericCore

/// Operands of a part without the signs of zeros, which enclosures do not have.
///
/// All of the functions have f(z̄) = f(z)‾ if all operands are conjugated, and those with cuts on the imaginary axis
/// f(−z) = −f(z): on the side of a cut that −0 chooses, a value is that on the other side, or its opposite.
struct UnsignedOperands<Number: Sendable> {
  let numbers: [Number]
  /// Whether the value is the opposite of that at these numbers.
  let isOpposite: Bool
}

extension PartFunction {
  /// The operands with +0 in the place of −0.
  func unsigned<Number: SignedNumeric>(
    _ x: [Number], isNegativeZero: (Number) -> Bool
  ) -> UnsignedOperands<Number> {
    let signs = x.map(isNegativeZero)
    guard let cut = function.cut, signs.contains(true) else {
      return UnsignedOperands(numbers: x, isOpposite: false)
    }
    var numbers = zip(x, signs).map { $1 ? 0 : $0 }
    let place = 2 * function.cutOperand + 1
    if signs[place] {
      for other in stride(from: 1, to: numbers.count, by: 2) where other != place {
        numbers[other] = -numbers[other]
      }
      // The conjugate of a value of the branch k is one of the branch −k.
      if function == .lambertW { numbers[2] = -numbers[2] }
    }
    let isOpposite =
      part == .imaginary ? signs[place] : cut == .imaginaryAxisBeyondI && signs[0]
    return UnsignedOperands(numbers: numbers, isOpposite: isOpposite)
  }
}
