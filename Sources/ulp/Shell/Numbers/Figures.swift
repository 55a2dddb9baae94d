import Accuracy
import BigNumbers
import NumericCore

extension TrueValue {
  /// The digits, or the reason why there are none.
  func text(digits: Int, limits: ExactLimits) -> String {
    switch self {
    case .certified(let value):
      guard let number = try? value.digits(.shortest, limits: limits) else { return "undecided" }
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

  /// A measure for people; large ones have an exponent.
  func shortFigure(_ limits: ExactLimits) -> String {
    guard let number = try? digits(.significant(4), limits: limits) else { return "undecided" }
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
