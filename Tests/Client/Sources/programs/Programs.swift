/// Twenty programs, each in a file of its own, and what mpmath and python-flint say about their results.
@main
enum Programs {
  static let all: [(name: String, run: @Sendable () throws -> [String])] = [
    ("piByChudnovsky", piByChudnovsky),
    ("hilbertSystems", hilbertSystems),
    ("newtonsMethod", newtonsMethod),
    ("gaussLegendre", gaussLegendre),
    ("piByMeans", piByMeans),
  ]

  static func main() throws {
    var wrong = 0
    for (name, run) in all {
      var results = [String]()
      let time = try ContinuousClock().measure { results = try run() }
      let isRight = results == expected[name]
      print("\(isRight ? "right" : "WRONG") \(name): \(results.count) results in \(time)")
      if !isRight {
        wrong += 1
        print("  is       \(results)\n  expected \(expected[name] ?? [])")
      }
    }
    precondition(wrong == 0, "\(wrong) programs give wrong results")
  }
}
