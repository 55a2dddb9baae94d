public import BigNumbers
public import NumericCore

// Lengths and angles.
extension BigComplex {
  /// The number r∠φ, each part rounded once from the exact value of r·cos φ and r·sin φ.
  ///
  /// - Throws: where a limit of exact evaluation is exceeded before the rounding is decided.
  public init(
    length: ExactReal, angle: ExactReal, precision: Precision,
    rounding: ComplexRounding = .nearestEven
  ) throws(ComputationFailure) {
    func part(_ f: UnaryFunction, _ rounding: Rounding) throws(ComputationFailure) -> BigFloat {
      let value = length * ExactReal.compute(f, angle)
      return try value.rounded(to: precision, rounding)
    }
    self.init(try part(.cos, rounding.real), try part(.sin, rounding.imaginary))
  }

  /// The length and the angle, each rounded once and in the fewest digits that read back as it: `2∠0.5`, or `2∠30°` in degrees.
  ///
  /// Both have some digits only: a number that is made of them is near this one, and not always the same.
  public func polarText(inDegrees: Bool = false) -> String {
    let angle =
      inDegrees
      ? BigFloat.compute(.atan2Units, [imaginary, real, BigFloat(360)], precision: precision)
      : phase
    return ComplexText.polar(length.description, angle.description, inDegrees: inDegrees)
  }

  /// Reads `r∠φ` or `r∠φ°`; nil for a text without the sign of an angle.
  static func polar(
    _ text: String, _ precision: Precision, _ rounding: ComplexRounding
  ) throws(TextError) -> BigComplex? {
    guard let sign = text.firstIndex(of: "∠") else { return nil }
    var angleText = text[text.index(after: sign)...]
    let inDegrees = angleText.last == "°"
    if inDegrees { angleText.removeLast() }
    let place = text.utf8.distance(from: text.startIndex, to: sign) + "∠".utf8.count
    let length = try number(text[..<sign], at: 0)
    var angle = try number(angleText, at: place)
    if inDegrees { angle = angle * .pi / 180 }
    do throws(ComputationFailure) {
      return try BigComplex(length: length, angle: angle, precision: precision, rounding: rounding)
    } catch {
      throw TextError(.limit, "\(error)", SourceSpan(place, place))
    }
  }

  private static func number(_ text: Substring, at place: Int) throws(TextError) -> ExactReal {
    do {
      return try ExactReal(parsing: String(text))
    } catch let error as TextError {
      throw error.moved(to: SourceSpan(place + error.offset, place + error.offset))
    } catch {
      throw TextError(.limit, "\(error)", SourceSpan(place, place))
    }
  }
}
