import Charts
import TestSupport
import Testing

/// The code of the articles on this module, which compiles here and gives the stated results.
@Suite("articles on Charts")
struct ChartsArticleTests {
  @Test("every line of code of an article is in this file") func articleCode() throws {
    let tests = "Tests/ChartsTests/ChartsArticleTests.swift"
    #expect(try MarkdownCode.missing(from: tests, of: "Charts") == [])
  }

  @Test("overview", .enabled(if: Repository.hasGnuplot, "gnuplot is not installed"))
  func overview() async throws {
    let points = (0...10).map { Series.Point(x: Double($0), y: Double($0 * $0)) }
    let series = Series(name: "x²", style: .line, points: points)
    let panel = Panel(horizontal: Axis(label: "x"), vertical: Axis(label: "y"), series: [series])
    let chart = Chart(title: "A parabola", panels: [panel])
    let picture = try await Gnuplot.picture(of: chart, as: .svg)
    #expect(String(decoding: picture, as: UTF8.self).contains("A parabola"))
  }
}
