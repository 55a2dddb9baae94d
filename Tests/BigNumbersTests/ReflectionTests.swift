import BigNumbers
import NumericCore
import Testing

/// What a person sees of a number in `print`, `dump` and a debugger.
@Suite("numbers as a debugger shows them")
struct ReflectionTests {
  @Test("a dump shows a number, and not how it is stored") func dumps() throws {
    func dumped<Number>(_ x: Number) -> String {
      var text = ""
      dump(x, to: &text)
      return text
    }
    let root = ExactReal.sqrt(2)
    let huge = BigInteger.one << 200
    let texts = [
      dumped(BigFloat(1.5 as Double)), dumped(1.5 as Float256), dumped(huge),
      dumped("2/3" as BigRational),
      dumped("19.90" as BigDecimal), dumped(root), dumped(BigInterval(lower: 1, upper: 2)),
      dumped(try root.digits(.significant(5))), "\([root])", "\([huge])",
      String(reflecting: BigInterval.log(-1)), "\(try root.digits(.significant(5)))",
    ]
    for text in texts {
      for word in ["storage", "limbs", "word", "coefficient", "Optional", "49, "] {
        #expect(!text.contains(word), "\(text)")
      }
    }
    #expect(dumped("2/3" as BigRational).contains("2/3"))
    #expect(dumped(root).contains("1.414213562373095"))
    #expect(texts.last == "0.14142e1" && texts[10].contains("error certain"))
    #expect("\(NumberDigits(kind: .infinity, isNegative: true))" == "-inf")
    #expect("\(NumberDigits(kind: .nan, isNegative: false))" == "nan")
  }
}
