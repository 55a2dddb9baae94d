import Arithmetic
import BigNumbers
import NumericCore
import Testing

/// Lines in words, and forms of other programs. The expected values are computed by hand.
@Suite("lines in words")
struct SpokenFormTests {
  private func text(_ source: String) throws -> String {
    try QuantityTests.text(source, Calculator(ExactBackend()), digits: 15)
  }

  @Test(
    "operators and roots in words",
    arguments: [
      ("3 plus 4 times 5", "23"), ("10 minus 4 minus 3", "3"), ("84 divided by 2", "42"),
      ("8 multiplied by 9 plus 1", "73"), ("7 choose 3", "35"), ("2 * 4 choose 2", "12"),
      ("square root of 16 + 9", "13"), ("cube root of (27)", "3"), ("square root 49", "7"),
      ("2 m plus 30 cm", "2.3 m"), ("5 squared + 1", "26"), ("-2 cubed", "-8"),
      ("(1 + 2) squared", "9"), ("times = 3; 2 times", "6"), ("plus = 3; plus + 1", "4"),
      ("f(off) = off + 1; f(2)", "3"), ("square = 2; square^2", "4"),
    ])
  func words(_ source: String, _ expected: String) throws {
    #expect(try text(source) == expected)
  }

  @Test(
    "shares taken off a price and put on one",
    arguments: [
      ("20% off 50", "40"), ("15% on 240", "276"), ("200 + 20% off 50", "240"),
      ("100 - 10% on 50", "45"), ("15% off 40 kg", "34 kg"), ("50 percent off 80", "40"),
      ("rate = 25%; rate off 80", "60"), ("rate = 25%; rate on 80", "100"),
      ("10% off 50 + 5", "50"), ("max(20% off 50, 30)", "40"),
    ])
  func shares(_ source: String, _ expected: String) throws {
    #expect(try text(source) == expected)
  }

  @Test(
    "forms of other programs",
    arguments: [
      ("2+2=", "4"), ("half of 36", "18"), ("seven + eight", "15"), ("one = 3; one", "3"),
      ("AND(1 < 2, 2 < 3)", "true"), ("OR(1 > 2, 2 > 3)", "false"),
      ("AND(1 < 2, 2 > 1, 3 < 2)", "false"),
      ("hex(255) + 1", "256"), ("hex(x) = x + 1; hex(2)", "3"), ("product(4, 5, 6)", "120"),
      ("DEGREES(PI())", "180"), ("radians(90) - pi/2", "0"),
      ("7/20 as a %", "35 percent"), ("20 dozen + 1", "241"),
      ("let x = 5; x^2", "25"), ("let f(x) = x + 1; f(2)", "3"), ("x := 3; x", "3"),
      ("let = 2; let + 1", "3"), ("PI() - pi", "0"), ("4 ✕ 2", "8"), ("4 ✖ 2", "8"),
      ("4 ∗ 2", "8"), ("5’10” to in", "70 in"), ("72° F to C", "22.2222222222222 degC"),
      ("3 km ➞ m", "3000 m"), ("7/20 in %", "35 percent"),
      ("int(-2.5)", "-3"), ("fact(5)", "120"), ("combin(8, 2)", "28"), ("permut(5, 2)", "20"),
      ("power(5, 2)", "25"), ("quotient(-7, 2)", "-3"), ("mround(-10, 3)", "-9"),
      ("mround(1.3, 0.2)", "1.4"), ("roundup(-3.141, 2)", "-3.15"), ("roundup(3.2)", "4"),
      ("rounddown(-3.149, 2)", "-3.14"), ("rounddown(1234, -2)", "1200"), ("roundup(3, 2)", "3"),
    ])
  func forms(_ source: String, _ expected: String) throws {
    #expect(try text(source) == expected)
  }

  @Test(
    "units joined by and",
    arguments: [
      ("1.8288 m in feet and inches", "6 ft, 0 in"), ("3.25 h to hours and minutes", "3 h, 15 min"),
      ("3661 s to h and min and s", "1 h, 1 min, 1 s"), ("3 m > 200 cm to m and 2 > 1", "true"),
      ("h = 3; 3 s > 1 s to min and h > 2", "true"),
    ])
  func joined(_ source: String, _ expected: String) throws {
    #expect(try text(source) == expected)
  }

  @Test(
    "what is refused says what to write",
    arguments: [
      ("2*20% off 50", "write (20% off 50)"), ("20% off 10% off 100", "write (20% off 50)"),
      ("-20% off 50", "write (20% off 50)"),
      ("if 1 < 2 then 3 else 4", "if(a > b, a, b)"), ("9/4 to mixed_fraction", "to fraction"),
      ("pi to 4 digits", "round(x, 4)"),
      ("6 h to 45 min", "6 h / 45 min"), ("8:15 to 17:30", "17:30 - 8:15"),
      ("18 L to L/(100 km)", "L/100km"), ("1 000 000 / 12", "write 1000000"),
      ("12 345", "write 12345"), ("12 34", "an operator is missing"),
      ("5/8 1/3", "two numbers stand side by side"), ("bill total = 5", "bill_total"),
      ("2 + 2 = 4", "'==' compares"), ("sum(A1:A5)", "sum(1, 2, 3)"),
      ("f(10, \"in\")", "10 in to cm"), ("divided by 2", "'divided' is not known"),
      ("20 off 50", "'off' is no unit or name"), ("5 m squared", "5 m^2 or (5 m)^2"),
      ("5 gb to MB", "GB, Gbit"), ("36 is 15% of what", "36/15% for the whole"),
      ("36 as % of 240", "36/240 to percent"), ("80 to 100 is what %", "100/80 - 1 to percent"),
      ("(4 and 1/4) in to mm", "4 1/4"), ("x = 20 degC; x to F", "the temperature is degF"),
    ])
  func refusals(_ source: String, _ part: String) {
    #expect { try text(source) } throws: {
      ($0 as? CalculatorError)?.message.contains(part) == true
    }
  }

  @Test("words for numbers and functions suggest digits and conversions")
  func suggestions() {
    for (source, part) in [
      ("quarter + 1", "1/4"), ("255 hex", "255 to hex"),
    ] {
      #expect { try text(source) } throws: { ($0 as? CalculatorError)?.suggestion == part }
    }
  }
}
