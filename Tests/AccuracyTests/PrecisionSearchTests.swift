import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import TestSupport
import Testing

@Suite("how many bits are enough")
struct PrecisionSearchTests {
  private func search(_ expression: String, _ digits: Int, most: Int = 4096) throws
    -> PrecisionSearch
  {
    let calculator = Calculator(ExactBackend())
    let (compiled, _) = try calculator.compile(utf8: Array(expression.utf8))
    return try PrecisionSearch(compiled, inputs: [], digits: digits, mostBits: most)
  }

  @Test("agrees with MPFR driven by another program") func vectors() throws {
    let lines = try VectorLine.lines(of: "Tests/AccuracyTests/MeasureVectors/needs.txt")
    #expect(lines.count == 18)
    for line in lines {
      let expected = line.result.split(separator: " ").compactMap { Int($0) }
      let found = try search(String(line.fields[1]), try #require(Int(line.fields[0])))
      #expect(found.least == expected[0] && found.lucky == Array(expected.dropFirst()), "\(line)")
    }
  }

  @Test("loops of cores agree with MPFR driven by another program") func cores() throws {
    let lines = try Repository.text("Tests/AccuracyTests/MeasureVectors/core_needs.txt")
      .split(separator: "\n")
    #expect(lines.count == 12)
    for line in lines {
      let parts = line.split(separator: "|")
      let numbers = parts[0].split(separator: " ").compactMap { Int($0) }
      let core = try #require(try FPCoreFile(utf8: Array(parts[1].utf8)).cores.first)
      let found = try PrecisionSearch(core, [], digits: numbers[0])
      #expect(found.least == numbers[1] && found.lucky == Array(numbers.dropFirst(2)), "\(line)")
    }
  }

  @Test("what is right at every other precision is never enough") func luck() throws {
    let found = try search("0.1*3-0.3", 15, most: 200)
    #expect(found.least == nil && found.mostBits == 200)
    #expect(Set(found.lucky).isSuperset(of: stride(from: 24, through: 78, by: 2)))
    #expect(found.lucky.allSatisfy { !(24...78).contains($0) || $0 % 2 == 0 })
  }
}
