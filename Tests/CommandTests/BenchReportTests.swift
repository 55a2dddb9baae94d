import Accuracy
import Arithmetic
import BigNumbers
import Charts
import Foundation
import NumericCore
import Profiling
import TestSupport
import Testing

@testable import ulp

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("reports of benchmarks")
struct BenchReportTests {
  private func earlier() throws -> BenchmarkRun {
    let text = try Repository.text("Tests/CommandTests/BenchRuns/earlier.json")
    return try #require(BenchJSON.run(try JSONValue(line: Array(text.utf8)[...])))
  }

  @Test("a run is read back as it was written") func roundTrip() throws {
    let run = try earlier()
    let again = try #require(
      BenchJSON.run(try JSONValue(line: Array(BenchJSON.value(of: run).line.utf8)[...])))
    #expect(BenchJSON.value(of: again).line == BenchJSON.value(of: run).line)
    #expect(again.tables[0].measured.map(\.figures) == run.tables[0].measured.map(\.figures))
    #expect(again.machine == "A processor × 2" && again.overhead == 0.2)
  }

  @Test(
    "what is no run is not read",
    arguments: [
      "null", "[]", "{}",
      #"{"schema": "ulp-bench-2", "machine": "", "harness_nanoseconds": 1, "workloads": []}"#,
      #"{"schema": "ulp-bench-1", "machine": "", "harness_nanoseconds": "1", "workloads": []}"#,
      #"{"schema": "ulp-bench-1", "machine": "", "harness_nanoseconds": 1, "workloads": [1]}"#,
      #"{"schema": "ulp-bench-1", "machine": "", "harness_nanoseconds": 1e400, "workloads": []}"#,
    ])
  func noRun(_ text: String) throws {
    #expect(BenchJSON.run(try JSONValue(line: Array(text.utf8)[...])) == nil)
  }

  @Test("fields of a table with commas and quotes are quoted") func separatedValues() throws {
    let table = BenchmarkTable(
      name: #"atan2(1, 2) "a""#, summary: "", operations: 1, evaluations: 1,
      rows: [BenchmarkRow("double", .failure("no, never"))])
    let lines = BenchCSV.text(BenchmarkRun(machine: "", overhead: 0, tables: [table]))
      .split(separator: "\n")
    #expect(lines[1].hasPrefix(#""atan2(1, 2) ""a""",double,1,1,"#))
    #expect(lines[1].hasSuffix(#","no, never""#))
    // As many fields as there are names; the two quoted fields contain one comma each.
    #expect(lines[1].count { $0 == "," } == lines[0].count { $0 == "," } + 2)
  }

  @Test("a name is no formula to a spreadsheet", arguments: ["=1+1", "+1", "-x", "@now"])
  func formulas(_ name: String) {
    let table = BenchmarkTable(
      name: name, summary: "", operations: 1, evaluations: 1,
      rows: [BenchmarkRow("double", .failure("none"))])
    let text = BenchCSV.text(BenchmarkRun(machine: "", overhead: 0, tables: [table]))
    #expect(text.split(separator: "\n")[1].hasPrefix("'\(name),double,"))
  }

  @Test("a page is well-formed and has a mark for each competitor") func page() throws {
    var run = try earlier()
    run.tables[0].name = "a<b & \"c\""
    let html = BenchPage(run: run).html
    let parser = XMLParser(data: Data(html.dropFirst("<!DOCTYPE html>".count).utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(html.components(separatedBy: "<circle").count - 1 == 4)
    #expect(html.contains("a&lt;b &amp; &quot;c&quot;"))
    #expect(html.contains("exact:30") && html.contains("7.5 µs"))
  }

  @Test("a chart has all competitors, and the front on top") func chart() throws {
    let chart = Chart(try earlier().tables)
    let panel = try #require(chart.panels.first)
    #expect(panel.series.map(\.style) == [.points, .highlight])
    #expect(
      panel.series[0].points.compactMap { $0?.label }.sorted() == [
        "bigfloat:128", "decimal:34", "double", "exact:30",
      ])
    #expect(panel.series[1].points.count == 3)
    #expect(panel.vertical.isLogarithmic && panel.vertical.label == "evaluations per second")
    let double = try #require(panel.series[0].points.first.flatMap { $0 })
    #expect(abs(double.y - 1e9 / 56) < 1 && abs(double.x - 0.8778) < 1e-4)
  }

  @Test("figures are short and have units") func figures() {
    #expect(BenchFigures.time(0.5) == "0.5 ns")
    #expect(BenchFigures.time(8.214) == "8.21 ns")
    #expect(BenchFigures.time(1250) == "1.25 µs")
    #expect(BenchFigures.time(3.4e6) == "3.4 ms")
    #expect(BenchFigures.time(7.2e10) == "72 s")
    #expect(BenchFigures.count(11_400_000) == "11.4 M")
    #expect(BenchFigures.count(0) == "0")
    #expect(BenchFigures.percent(0.0321) == "3.2 %")
  }
}

@Suite("reports of profiles")
struct ProfileReportTests {
  /// A profile of `sqrt(x+1)-sqrt(x)` with the times 10, 20, 30, 40 in the order of the program.
  private func report() throws -> ProfileReport {
    let source = "sqrt(x+1)-sqrt(x)"
    var calculator = Calculator(ExactBackend())
    calculator.set("x", to: .number(1))
    let (compiled, _) = try calculator.compile(utf8: Array(source.utf8))
    let steps = compiled.program.instructions.indices.filter {
      compiled.program.instructions[$0].operation != .literal
    }
    let nodes = zip(steps, [10.0, 20, 30, 40]).map {
      ProgramProfile.Node(instruction: $0, time: $1, count: 1, bits: nil)
    }
    var exact = nodes
    exact[1].bits = 192
    exact[1].count = 2
    return ProfileReport(
      source: Array(source.utf8), compiled: compiled,
      profiles: [
        ProgramProfile(competitor: .format(.double), nodes: nodes, time: 125),
        ProgramProfile(competitor: .exact(digits: 30), nodes: exact, time: 200),
      ],
      counts: [.binary(.add): 2, .unary(.sqrt): 4, .binary(.subtract): 2, .literal: 2],
      evaluations: 2)
  }

  @Test("operations stand below the one that they serve") func text() throws {
    let text = try report().text
    #expect(
      text == """
                           double        exact:30
        sqrt(x+1)-sqrt(x)   40 ns  32 %     40 ns                20 %
          sqrt(x+1)         20 ns  16 %     20 ns  10 %, 2 × 192 bits
            x+1             10 ns   8 %     10 ns                 5 %
          sqrt(x)           30 ns  24 %     30 ns                15 %
        all operations     100 ns  80 %    100 ns                50 %
        one evaluation     125 ns          200 ns
        operations: 2 sqrt, 1 add, 1 literal, 1 subtract
        """)
  }

  @Test("stacks are folded from the outside in") func folded() throws {
    let lines = try report().folded.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines.contains("double;sqrt(x+1)-sqrt(x);sqrt(x+1);x+1 10"))
    #expect(lines.contains("exact:30;sqrt(x+1)-sqrt(x) 40"))
  }

  @Test("JSON has places, times and bits") func json() throws {
    let json = try JSONValue(line: Array(try report().json.line.utf8)[...])
    #expect(json["schema"] == .string("ulp-profile-1"))
    guard case .list(let results)? = json["results"],
      case .list(let nodes)? = results[1]["operations"]
    else {
      Issue.record("no results")
      return
    }
    #expect(nodes.count == 4)
    #expect(nodes[1]["operation"] == .string("sqrt") && nodes[1]["bits"] == .number("192"))
    #expect(nodes[1]["span"] == .list([.number("0"), .number("9")]))
  }
}
