import Accuracy
import BigNumbers
import NumericCore
import Profiling
import TestSupport
import Testing

@Suite("standard workloads")
struct WorkloadTests {
  @Test("have true results that agree with what mathematics says", arguments: StandardWorkload.all)
  func truths(_ workload: StandardWorkload) throws {
    let prepared = try #require(try workload.prepared(limits: ExactLimits()))
    #expect(prepared.evaluations >= (workload.isFunction ? 4 : 1), "\(workload.name)")
    #expect(prepared.operations > 0)
    for truth in prepared.truths.joined() { _ = try truth.enclosure(.bits(100)) }
  }

  @Test("have names of their own") func names() {
    let names = StandardWorkload.all.map(\.name)
    #expect(Set(names).count == names.count)
    for name in [
      "dot", "horner", "matrix-product", "hilbert", "wilkinson", "kahan", "moler", "n-body", "sin",
      "gamma", "atan2",
    ] {
      #expect(names.contains(name))
    }
  }

  @Test("a wrong answer is noticed") func wrongAnswer() throws {
    let right = try #require(StandardWorkload.all.first { $0.name == "dot" })
    let wrong = StandardWorkload(
      name: "wrong", summary: "", program: right.program, points: right.points,
      known: [100 / 102])
    #expect(try wrong.prepared(limits: ExactLimits()) == nil)
  }

  @Test("iterations come to what mpmath computes with 400 digits") func iterations() throws {
    let lines = try VectorLine.lines(of: "Tests/ProfilingTests/WorkloadVectors/workloads.txt")
    #expect(lines.count == 9)
    for line in lines {
      let workload = try #require(StandardWorkload.all.first { $0.name == line.fields[0] })
      let prepared = try #require(try workload.prepared(limits: ExactLimits()))
      let truth = prepared.truths[0][try #require(Int(line.fields[1]))]
      if try truth.isZero() {
        #expect(line.result.allSatisfy { "0.-".contains($0) })
        continue
      }
      let value = try BigFloat(String(line.result), precision: .bits(300))
      let relative = ((try truth.rounded(to: .bits(300)) - value) / value).magnitude
      #expect(relative < (try BigFloat("1e-58", precision: .bits(64))), "\(line)")
    }
  }

  @Test("known answers by fractions") func knownAnswers() throws {
    func known(_ name: String) throws -> BigRational {
      try #require(StandardWorkload.all.first { $0.name == name }?.known?.first)
    }
    #expect(try known("dot") == 100 / 101)
    // Mean and variance of 10⁶ + k/3, computed from the definitions.
    let data = (1...100).map { 1_000_000 + BigRational($0) / 3 }
    let mean = data.reduce(0, +) / 100
    #expect(try known("mean") == mean)
    let squares = data.map { ($0 - mean) * ($0 - mean) }.reduce(0, +)
    #expect(try known("variance") == squares / 99)
    #expect(try known("variance:one-pass") == squares / 99)
    let third: BigRational = 1 / 3
    let powers = (0...63).map { n in (0..<n).reduce(BigRational(1)) { x, _ in x * third } }
    #expect(try known("horner") == powers.reduce(0, +))
  }
}

extension StandardWorkload: CustomTestStringConvertible {
  /// The name of the workload.
  public var testDescription: String { name }
}

@Suite("competitors")
struct CompetitorTests {
  @Test("are known by name") func names() {
    for name in ["double", "bigfloat:200", "decimal:34", "binary16", "exact:50"] {
      #expect(Competitor(name)?.name == name)
    }
    for name in ["exact", "exact:0", "exact:x", "exact:10000001", "quadruple", "", "exact:5:5"] {
      #expect(Competitor(name) == nil)
    }
  }

  @Test("a sweep doubles precisions") func sweep() {
    #expect(
      Competitor.sweep(from: 64, to: 200).map(\.name) == [
        "double", "bigfloat:64", "bigfloat:128", "decimal:19", "decimal:38", "exact:19",
        "exact:38",
      ])
  }
}
