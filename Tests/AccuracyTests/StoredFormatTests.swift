import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

/// Variables with formats of their own, compared with NumPy's types.
@Suite("variables with formats of their own")
struct StoredFormatTests {
  private static let cores = [
    "total": "(FPCore (x) (for ([i 50]) ([s 0 (+ s (* x (+ i 1)))]) s))",
    "series": """
    (FPCore (x) (while* (< n 30) ([t 1 (/ (* t x) n)] [s 1 (+ s t)] [n 1 (+ n 1)]) s))
    """,
    "horner": "(FPCore (x) (let* ([a (* x x)] [b (+ (* a 3) x)]) (- a b)))",
  ]

  private func formats(_ words: some Sequence<Substring>) -> [String: FloatFormat] {
    var result: [String: FloatFormat] = [:]
    for word in words {
      let parts = word.split(separator: "=")
      result[String(parts[0])] = FloatFormat(String(parts[1]))
    }
    return result
  }

  @Test("every assignment is rounded") func vectors() throws {
    let path = "Tests/AccuracyTests/FormatVectors/stored.txt"
    let lines = try Repository.text(path).split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(lines.count == 120)
    for line in lines {
      let words = line.split(separator: " ")
      let formats = formats(words[1...].dropLast(3))
      let text = try #require(Self.cores[String(words[0])])
      let file = try FPCoreFile(utf8: Array(text.utf8), storing: formats)
      #expect(file.storedNames == Set(formats.keys))
      let x = try #require(Double(words[words.count - 3]))
      let expected = try #require(Double(words[words.count - 1]))
      let input = try #require(BigRational(exactly: x))
      let value = try file.cores[0].computed([.number(ExactReal(input))]).numbers[0]
      #expect(value.double == expected, "\(line)")
    }
  }

  @Test("the truth is rounded only with the arguments") func truth() throws {
    let text = "(FPCore (x) (let ([s (/ x 3)]) (* s 3)))"
    let half = FloatFormat.binary(.binary16)
    let tenth = ExactReal(BigRational(1, over: 10))
    let core = try FPCoreFile(utf8: Array(text.utf8), storing: ["s": half]).cores[0]
    let inputs = try core.rounded([.number(tenth)])
    #expect(
      try core.truth(inputs).numbers[0].value?.rational() == BigRational(exactly: 0.1 as Double))
    let other = try FPCoreFile(utf8: Array(text.utf8), storing: ["x": half]).cores[0]
    let rounded = try #require(try other.rounded([.number(tenth)]).flatMap(\.numbers).first)
    #expect(try rounded.rational() == half.rounded(tenth).rational)
  }

  @Test("variables of expressions are rounded twice") func expressions() throws {
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(ExactReal(BigRational(1, over: 3))))
    let compiled = try calculator.compile(utf8: Array("x + 0".utf8)).expression
    for (own, format, expected) in [
      ("binary16", "double", 0x1.554p-2), ("double", "binary16", 0x1.554p-2),
      ("binary16", "decimal:4", 0.3333), ("posit8", "double", 0.34375),
    ] {
      let comparison = try Comparison(
        compiled, inputs: calculator.inputs(of: compiled),
        format: try #require(FloatFormat(format)), storing: ["x": try #require(FloatFormat(own))])
      #expect(comparison.value.double == expected, "\(own) \(format)")
    }
  }
}
