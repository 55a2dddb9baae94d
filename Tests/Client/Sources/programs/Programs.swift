/// Twenty programs, each in a file of its own, and what mpmath and python-flint say about their results.
@main
enum Programs {
  static let all: [(name: String, run: @Sendable () throws -> [String])] = [
    ("piByChudnovsky", piByChudnovsky),
    ("hilbertSystems", hilbertSystems),
    ("newtonsMethod", newtonsMethod),
    ("gaussLegendre", gaussLegendre),
    ("piByMeans", piByMeans),
    ("taylorSeries", taylorSeries),
    ("fourierProducts", fourierProducts),
    ("durandKerner", durandKerner),
    ("escapeCounts", escapeCounts),
    ("integerRelations", integerRelations),
    ("repaymentPlan", repaymentPlan),
    ("publicKeys", publicKeys),
    ("eulersFraction", eulersFraction),
    ("logisticMap", logisticMap),
    ("bernoulliNumbers", bernoulliNumbers),
    ("rombergIntegration", rombergIntegration),
    ("wilkinsonsPolynomial", wilkinsonsPolynomial),
    ("mullersRecurrence", mullersRecurrence),
    ("determinants", determinants),
    ("machinsFormula", machinsFormula),
  ]

  static func main() throws {
    var faults = [String]()
    for (name, run) in all {
      var results = [String]()
      let time = try ContinuousClock().measure { results = try run() }
      print("\(name): \(results.count) results in \(time)")
      if results != expected[name] {
        faults.append("\(name) gives \(results) instead of \(expected[name] ?? [])")
      }
    }
    // The message shows what is wrong, because a trap loses what was printed to a pipe.
    precondition(faults.isEmpty, faults.joined(separator: "\n"))
  }
}
