import NumericCore
import Testing

@testable import ulp

@Suite("marked digits")
struct MarkedDigitsTests {
  private func digits(_ text: String, _ exponent: Int, isNegative: Bool = false) -> NumberDigits {
    NumberDigits(
      isNegative: isNegative, digits: Array(text.utf8), exponent: exponent, isExact: true)
  }

  @Test("wrong digits are marked, and nothing else") func marks() {
    let truth = digits("31415926535", 1)
    #expect(MarkedDigits(digits("31415", 1), truth: truth).text == "3.1415")
    #expect(MarkedDigits(digits("31416", 1), truth: truth).text == "3.141[6]")
    #expect(MarkedDigits(digits("31416", 1, isNegative: true), truth: truth).text == "-[3.1416]")
    #expect(MarkedDigits(digits("31415", 2), truth: truth).text == "[31.415]")
    #expect(MarkedDigits(digits("1", -9), truth: digits("12", -9)).text == "1e-10")
    #expect(MarkedDigits(digits("13", -9), truth: digits("12", -9)).text == "1.[3]e-10")
    #expect(MarkedDigits(digits("13", -2), truth: digits("12", -2)).text == "0.001[3]")
    // Digits beyond those of the true value are wrong unless they are zeros.
    #expect(MarkedDigits(digits("125", 0), truth: digits("12", 0)).text == "0.12[5]")
    let nan = NumberDigits(kind: .nan, isNegative: false)
    #expect(MarkedDigits(nan, truth: truth).text == "[nan]")
    #expect(MarkedDigits(digits("", 0), truth: truth).text == "[0]")
    #expect(MarkedDigits(digits("", 0), truth: digits("", 0)).text == "0")
  }

  @Test("on a terminal they are red") func colours() {
    let text = MarkedDigits(digits("316", 1), truth: digits("314", 1), marks: .red).text
    #expect(text == "3.1\u{1B}[31m6\u{1B}[0m")
  }
}
