import BigNumbers
import NumericCore
import SuiteSupport

/// A line of real numbers and the same one of complex numbers, to fifteen digits of each part: what complex numbers cost.
struct ComplexLine {
  let name: String
  private let real: ExactCase
  private let complex: ExactCase

  private static let digits = 15

  static let all = [
    ComplexLine(
      "arithmetic", "(1.5+2.25*3.75-4.125/7)*(8.5-1/3)/(2.5+9*0.125)+(6.25-11/13)*(3+5/17)",
      "(1.5+i+2.25*(3.75-2i)-4.125/(7+i))*(8.5i-1/3)/(2.5-i+9*0.125)+(6.25-11/(13+2i))*(3+i/17)"),
    ComplexLine(
      "roots, powers", "sqrt(2)*3.5^4+sqrt(7.25)/(1+5^0.3)-2.5^1.5*sqrt(11)+(1.25+sqrt(3))^6",
      "sqrt(2+i)*(3.5-i)^4+sqrt(7.25i)/(1+(5+2i)^0.3)-(2.5-i)^1.5*sqrt(11+3i)+(1.25+sqrt(3i))^6"),
    ComplexLine(
      "scientific",
      "exp(1.5)*sin(0.7)+ln(3.2)/atan(2.5)-sqrt(cos(0.3)*tanh(1.1))+asin(0.4)*exp(-0.25)",
      "exp(1.5+i)*sin(0.7-0.2i)+ln(3.2+i)/atan(2.5-0.5i)-sqrt(cos(0.3+i)*tanh(1.1-2i))"
        + "+asin(0.4+0.1i)*exp(-0.25i)"),
  ]

  private init(_ name: String, _ real: String, _ complex: String) {
    self.name = name
    self.real = ExactCase(ProgramRecorder.compile(real), digits: Self.digits)
    self.complex = ExactCase(ProgramRecorder.compile(complex), digits: Self.digits)
    if self.complex.program.outputs.count != 2 { stop("\(complex) is not complex") }
  }

  /// Checks that both parts have the same fifteen digits as 512 bits.
  func check() throws {
    let backend = try BigFloatBackend(precision: .bits(512))
    for line in [real, complex] {
      let right = try backend.evaluate(line.program).map {
        backend.digits(of: $0, radix: 10, .significant(Self.digits))
      }
      for (found, expected) in zip(try line.allDigits(), right)
      where found.digits != expected.digits || found.exponent != expected.exponent {
        stop("\(name): the digits differ")
      }
    }
  }

  /// The nanoseconds of the real line, and the ratio of the complex one.
  func measure(_ plan: SamplingPlan) throws -> (time: Double, ratio: Double) {
    let passes = try plan.passes { for _ in 0..<$0 { _ = try real.allDigits() } }
    let (time, ratio) = try plan.compare(passes: passes) {
      for _ in 0..<passes { _ = try real.allDigits() }
    } _: {
      for _ in 0..<passes { _ = try complex.allDigits() }
    }
    return (time, ratio)
  }
}
