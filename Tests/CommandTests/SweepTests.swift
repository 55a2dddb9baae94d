import Foundation
import Scientific
import TestSupport
import Testing

/// Every function with arguments from very small to very large gives a result or an error, without
/// a crash and within 1 GiB of memory.
@Suite("sweep")
struct SweepTests {
  static let arguments = [
    "1e3", "-1e3", "1000.5", "-1000.5", "1e5", "1e6 + 0.25", "1e9", "-1e9", "123456789.5",
    "2^(2^40)", "-2^(2^40)", "2^-(2^40)", "-2^-(2^40)", "0", "1", "-1", "2.5", "inf", "nan",
  ]

  static func lines(_ row: FunctionRow) -> [String] {
    switch row.form {
    case .vector:
      return arguments.map { x in
        "\(row.name)(\(row.parameters.map { _ in "[\(x), 2, -\(x)]" }.joined(separator: ", ")))"
      }
    case .matrix(.identity): return ["0", "1", "3", "2.5", "-1", "1e9"].map { "identity(\($0))" }
    case .matrix:
      return arguments.flatMap { x in
        ["[\(x), 2; 3, \(x)]", "[\(x), \(x); 2, 2]"].map { m in
          "\(row.name)(\(m)\(row.parameters.count > 1 ? ", [1, \(x)]" : ""))"
        }
      }
    case .polynomial(let function) where function.takesExpressions:
      return arguments.flatMap { x in
        ["(t + \(x))^3 - t*(\(x))", "(\(x))*t^2 + t - 1"].map { p in
          "\(row.name)(\(p)\(row.parameters.count > 1 ? ", t^2 - \(x)" : ""))"
        }
      }
    case .polynomial(.characteristic):
      return arguments.map { "\(row.name)([\($0), 2; 3, \($0)])" }
    case .polynomial(.interpolation): return arguments.map { "\(row.name)([\($0), 2], [3, \($0)])" }
    case .pairs:
      return arguments.flatMap { x in arguments.map { "\(row.name)([\(x)], [\($0)])" } }
    default: break
    }
    let count = row.arity.upperBound == .max ? 2 : row.arity.upperBound
    // Fewer arguments for functions of several numbers, which have many combinations.
    let few = ["1e3", "-1000.5", "2^(2^40)", "-2^-(2^40)", "0"]
    let pool = count <= 2 ? arguments : count <= 5 ? few : few.dropLast(2)
    switch row.form {
    case .continued, .unaryOrContinued:
      // Each of these lines may take as long as the limit of time permits.
      return Self.lines(
        row, count == 1 ? arguments : count == 2 ? Array(few[1...3]) : Array(few[1...2]))
    default: return Self.lines(row, pool)
    }
  }

  private static func lines(_ row: FunctionRow, _ pool: [String]) -> [String] {
    let count = row.arity.upperBound == .max ? 2 : row.arity.upperBound
    var tuples: [[String]] = [[]]
    for _ in 0..<count { tuples = tuples.flatMap { tuple in pool.map { tuple + [$0] } } }
    return tuples.map { tuple in
      let written = zip(row.parameters, tuple).map { $0 == row.list ? "[-1, 2, \($1)]" : $1 }
      return "\(row.name)(\((row.list == nil ? tuple : written).joined(separator: ", ")))"
    }
  }

  @Test("answers or errors", arguments: Catalogue.functions.map(\.name))
  func sweep(_ name: String) throws {
    let row = try #require(Catalogue.function(named: name))
    let lines = Self.lines(row)
    for backend in ["bigfloat", "double"] {
      // A line takes at most two seconds, so a line that hangs ends the run.
      let result = try CommandRunner.run(
        "ulimit -v 1048576; exec ulp batch --special ieee -b \(backend)",
        input: Data((lines.joined(separator: "\n") + "\n").utf8), seconds: 60)
      #expect(result.status == 0 || result.status == 1, "\(name): \(result.errors.prefix(300))")
      #expect(result.output.split(separator: "\n").count == lines.count)
    }
  }
}
