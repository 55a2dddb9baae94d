import Accuracy
import AssociativityCases
import Benchmark
import NumericCore
import SuiteHarness
import SuiteSupport

/// The number of triples for the figures.
private let sampleCount = RunLength.isQuick ? 2_000 : 100_000
/// The number of triples in one timed pass, drawn from the same distribution.
private let timedCount = 1000

let benchmarks: @Sendable () -> Void = {
  for distribution in AssociativityCases.distributions {
    for operation in Association.allCases {
      let name = "\(operation), \(distribution.name)"
      registerTriples("\(name), 53 bits, Double", operation, distribution) {
        AssociativityMeasure<DoubleBackend>()
      }
      for bits in AssociativityCases.precisions {
        registerTriples("\(name), \(bits) bits, BigFloat", operation, distribution) {
          try AssociativityMeasure(bits: bits)
        }
      }
    }
  }
}

// The benchmark package supports only integers, therefore the figures are in thousandths.
private let sizes = [
  Figure("Differing (1/100000)"), Figure("3 sigma of that (1/100000)"),
  Figure("Mean size (ulp/1000)"), Figure("Median size (ulp/1000)"),
  Figure("Mean relative size (2^-p/1000)"),
]

/// Times both orders and their comparison; the figures are computed once before.
private func registerTriples<Backend: NumericBackend>(
  _ name: String, _ operation: Association, _ distribution: OperandDistribution,
  _ make: @escaping () throws -> AssociativityMeasure<Backend>
) {
  register(name, operations: timedCount, sizes) { (prepared: Prepared<Backend>) in
    let figures = try prepared.measure.figures(operation, distribution, count: sampleCount)
    if prepared.measure.bits == 53 {
      try KnownAnswer.verifyAgreement(figures, operation, distribution)
    }
    let unit = Double(sign: .plus, exponent: -prepared.measure.bits, significand: 1)
    return [
      figures.rate * 100_000, figures.standardError * 300_000, figures.meanUlps * 1000,
      figures.medianUlps * 1000, Double(figures.meanRelative) / unit * 1000,
    ]
  } prepare: {
    // The known rate is verified with the same code that draws and counts the triples.
    try KnownAnswer.verifyDouble(count: sampleCount)
    let measure = try make()
    return Prepared(measure: measure, triples: try measure.triples(distribution, count: timedCount))
  } body: { prepared, passes in
    for _ in 0..<passes {
      blackHole(try prepared.measure.countDiffering(operation, prepared.triples))
    }
  }
}

private struct Prepared<Backend: NumericBackend> {
  let measure: AssociativityMeasure<Backend>
  let triples: [Triple<Backend.Number>]
}
