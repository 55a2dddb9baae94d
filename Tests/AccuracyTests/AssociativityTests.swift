import Accuracy
import BigNumbers
import NumericCore
import Testing

@Suite("associativity")
struct AssociativityTests {
  @Test("the known rate is met within three standard errors")
  func knownRate() throws {
    try KnownAnswer.verifyDouble(count: 5000)
  }

  @Test("doubles and 53-bit numbers of MPFR agree", arguments: Association.allCases)
  func agreement(_ operation: Association) throws {
    let distribution = OperandDistribution.logUniform(span: 3)
    let figures = try AssociativityMeasure<DoubleBackend>().figures(
      operation, distribution, count: 2000)
    try KnownAnswer.verifyAgreement(figures, operation, distribution)
    #expect(figures.rate > 0.2 && figures.medianUlps == 1)
  }

  @Test("the four pairs differ by one unit on double")
  func pairs() throws {
    // Two sums and two products whose two orders differ in binary64.
    let rows: [(Association, [String])] = [
      (.addition, ["0.1", "0.1e-13", "0.1e-13"]), (.addition, ["1e7", "1e-7", "1e-7"]),
      (.multiplication, ["1e7", "1e-7", "1e-7"]), (.multiplication, ["1.1", "1.1e-16", "0.1e-16"]),
    ]
    let backend = DoubleBackend()
    for (operation, texts) in rows {
      let x = try texts.map { backend.number(try ExactLiteral($0)) }
      let left: Double
      let right: Double
      switch operation {
      case .addition: (left, right) = ((x[0] + x[1]) + x[2], x[0] + (x[1] + x[2]))
      case .multiplication: (left, right) = ((x[0] * x[1]) * x[2], x[0] * (x[1] * x[2]))
      }
      #expect(left.nextDown == right || left.nextUp == right)
    }
  }
}
