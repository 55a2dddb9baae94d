import Accuracy
import BigNumbers
import NumericCore

extension TrueValue {
  /// The digits, or the reason why there are none.
  func text(digits: Int, limits: ExactLimits) -> String {
    switch self {
    case .certified(let value):
      guard let number = try? value.digits(.shortest, limits: limits) else {
        return value.place(limits) ?? "undecided"
      }
      let text = number.text(as: NumberFormat(integerDigits: limits.wholeDigits))
      return number.isExact == true ? text : "\(text)…"
    case .invalid(.divisionByZero): return "undefined: division by zero"
    case .invalid(.overflow): return "undefined: an input is beyond the format"
    case .invalid: return "undefined: no real value"
    case .undecided(.limit(let limit)): return "undecided: \(limit); \(limit.advice)"
    case .undecided(let failure): return "undecided: \(failure)"
    }
  }
}

extension FormatValue {
  /// The number in its own digits.
  var text: String { digits.text(as: NumberFormat(showsNegativeZero: true)) }
}

extension ExactReal {
  /// A measure with a few digits; nil if it could not be decided.
  func figure(_ digits: Int, _ limits: ExactLimits) -> String? {
    guard let number = try? self.digits(.significant(digits), limits: limits) else { return nil }
    return number.text(as: .significant(digits))
  }

  /// Where a number is that is beyond the exponents of all numbers; nil for others.
  fileprivate func place(_ limits: ExactLimits) -> String? {
    guard isBeyondRange(limits: limits), let bounds = try? bounds(.bits(32), limits: limits) else {
      return nil
    }
    // The range of exponents of numbers is that of 2^(±2⁶²).
    let border = bounds.isBounded ? "10^-1388255822130839283" : "10^1388255822130839282"
    let isNegative = bounds.lower.sign == .minus && !bounds.lower.isZero
    switch (bounds.isBounded, isNegative) {
    case (false, false): return "more than \(border)"
    case (false, true): return "less than -\(border)"
    case (true, false): return "between 0 and \(border)"
    case (true, true): return "between -\(border) and 0"
    }
  }

  /// A measure for people; large ones have an exponent.
  func shortFigure(_ limits: ExactLimits) -> String {
    guard let number = try? digits(.significant(4), limits: limits) else {
      return place(limits) ?? "undecided"
    }
    let isLarge = number.exponent > 7
    return number.text(as: NumberFormat(style: isLarge ? .scientific : .auto, digits: 4))
  }
}

extension BigRational {
  /// An integer, without an exponent if it fits into a word.
  func wholeFigure(_ limits: ExactLimits) -> String {
    numeratorBits <= 64 ? description : ExactReal(self).shortFigure(limits)
  }
}
