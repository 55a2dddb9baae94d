/// A number that is being typed.
struct KeypadEntry: Sendable {
  private var isNegative = false
  private var whole = ""
  /// The digits after the point; nil without a point.
  private var fraction: String?
  private var exponent: Exponent?

  private struct Exponent: Sendable {
    var isNegative = false
    var digits = ""
  }

  mutating func append(digit: Int) {
    if var typed = exponent {
      typed.digits = (typed.digits == "0" ? "" : typed.digits) + "\(digit)"
      exponent = typed
    } else if fraction != nil {
      fraction?.append("\(digit)")
    } else {
      whole = (whole == "0" ? "" : whole) + "\(digit)"
    }
  }

  mutating func appendPoint() {
    if exponent == nil, fraction == nil { fraction = "" }
  }

  /// Starts the exponent; without digits before it the significand becomes 1.
  mutating func beginExponent() {
    if exponent == nil { exponent = Exponent() }
    if whole.isEmpty, fraction ?? "" == "" { whole = "1" }
  }

  /// Changes the sign of the number, or of its exponent if that has been started.
  mutating func toggleSign() {
    if exponent == nil { isNegative.toggle() } else { exponent?.isNegative.toggle() }
  }

  /// Removes the last digit, a point without digits after it, and the sign when only 0 is left.
  mutating func removeLast() {
    if var typed = exponent {
      if typed.digits.isEmpty {
        exponent = nil
      } else {
        typed.digits.removeLast()
        exponent = typed
      }
    } else if let typed = fraction, !typed.isEmpty {
      fraction = String(typed.dropLast())
    } else if whole == "0", fraction == nil {
      isNegative = false
    } else {
      fraction = nil
      whole = whole.count > 1 ? String(whole.dropLast()) : "0"
    }
  }

  private var exponentText: String {
    guard let exponent else { return "" }
    let digits = exponent.digits.isEmpty ? "0" : exponent.digits
    return "e\(exponent.isNegative ? "-" : "")\(digits)"
  }

  /// The displayed text; a point is shown if a digit follows it or if no digit precedes it.
  var display: String {
    let point = fraction.map { $0.isEmpty && !whole.isEmpty ? "" : "." + $0 } ?? ""
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole) + point + exponentText
  }

  /// The number as a literal of the language.
  var literal: String {
    let point = fraction.map { $0.isEmpty ? "" : "." + $0 } ?? ""
    return (isNegative ? "-" : "") + (whole.isEmpty ? "0" : whole) + point + exponentText
  }
}
