import Charts
import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite(
  "drawing",
  .enabled(if: Repository.hasGnuplot, "gnuplot is not installed (apt install gnuplot-nox)"))
struct DrawingTests {
  private func chart(
    _ points: [(Double, Double)], title: String = "title", name: String = "name",
    vertical: Axis = Axis(label: "value (m)")
  ) -> Chart {
    let series = Series(name: name, style: .line, points: points.map { .init(x: $0.0, y: $0.1) })
    let panel = Panel(
      horizontal: Axis(label: "time (s)"), vertical: vertical, series: [series, series])
    return Chart(title: title, panels: [panel])
  }

  private func svg(_ chart: Chart) async throws -> String {
    String(decoding: try await Gnuplot.picture(of: chart, as: .svg), as: UTF8.self)
  }

  /// Texts that would run a command, call a macro, end a string or change the markup, in each place
  /// that takes text.
  @Test(
    "text is shown and never run",
    arguments: [
      "`touch FILE`", "'.system('touch FILE').'", "\"`touch FILE`\"", "x'; !touch FILE; #",
      "x\n!touch FILE\n", "x\\\n!touch FILE", "@macro $(touch FILE)", "a_{b}^2 {/Bold c} ~d{e}",
      "END\nsystem 'touch FILE'\n", "%s %d %", "&lt; <b> & ]]>",
    ])
  func hostileText(_ text: String) async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    let text = text.replacingOccurrences(of: "FILE", with: file)
    var chart = chart([(0, 0), (1, 1)], title: text, name: text, vertical: Axis(label: text))
    chart.panels[0].series[0].points = [.init(x: 0, y: 0, label: text), .init(x: 1, y: 1)]
    let document = try XMLDocument(xmlString: try await svg(chart))
    #expect(!FileManager.default.fileExists(atPath: file))
    let shown = try document.nodes(forXPath: "//*[local-name()='text']").compactMap(\.stringValue)
    let start = text.split(whereSeparator: \.isNewline)[0].prefix(20)
    // The title, the axis, the label of the point, and two entries of the legend.
    #expect(shown.count { $0.contains(start) } == 5, "\(shown)")
  }

  @Test("pictures are of the format that was asked for") func formats() async throws {
    let chart = chart([(0, 0), (1, 1)])
    #expect(try await svg(chart).contains("viewBox=\"0 0 800 500\""))
    let png = try await Gnuplot.picture(of: chart, as: .png)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // Width and height in the header.
    #expect(png[16..<24].elementsEqual([0, 0, 3, 32, 0, 0, 1, 244]))
  }

  @Test("characters stay inside of the terminal", arguments: [(80, 24), (40, 20)])
  func terminal(_ columns: Int, _ rows: Int) async throws {
    let format = PictureFormat.terminal(columns: columns, rows: rows, isColored: false)
    let chart = chart(
      [(0, 0), (1, 1)], title: String(repeating: "t", count: 200),
      name: String(repeating: "n", count: 200))
    let text = Gnuplot.text(try await Gnuplot.picture(of: chart, as: format))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= rows + 1)
    #expect(lines.allSatisfy { $0.count <= columns && !$0.hasSuffix(" ") })
    for needle in ["value (m)", "time (s)", "ttt…ttt", "nnn…nnn", "#####"] {
      #expect(text.contains(needle), "\(text)")
    }
  }

  @Test("colours end with the picture, and nothing empty is around it") func colors() async throws {
    let format = PictureFormat.terminal(columns: 60, rows: 20, isColored: true)
    let text = Gnuplot.text(try await Gnuplot.picture(of: chart([(0, 0), (1, 1)]), as: format))
    #expect(text.contains("\u{1B}[38;5;") && text.hasSuffix("\u{1B}[0m\n"))
    let plain = text.replacing(/\u{1B}\[[0-9;]*m/, with: "")
    let lines = plain.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.dropLast().allSatisfy { !$0.allSatisfy(\.isWhitespace) }, "\(plain)")
    #expect(plain.contains("value (m)") && plain.contains("time (s)"))
  }

  /// Numbers that have no position on an axis, or leave almost no room for an axis.
  @Test(
    "odd data are drawn",
    arguments: [
      [], [(1, 1)], [(0, 0), (1, 0)], [(0, -1.7e308), (1, 1.7e308)],
      [(0, 0), (1, .leastNonzeroMagnitude)],
      [(1, 1), (1 + 1e-15, 1 + 1e-15)], [(.nan, 1), (.infinity, 2), (1, -.infinity)],
      [(1e300, 1e-300), (1e301, 1e300)], [(1, 2.1), (2, 2.2)],
    ] as [[(Double, Double)]], [false, true])
  func oddData(_ points: [(Double, Double)], _ isLogarithmic: Bool) async throws {
    let axis = Axis(label: "y", isLogarithmic: isLogarithmic, hasZero: isLogarithmic)
    #expect(try await svg(chart(points, vertical: axis)).hasSuffix("</svg>\n\n"))
  }

  @Test("zero has its tick on a logarithmic axis") func zero() async throws {
    let axis = Axis(label: "error (ulp)", isLogarithmic: true, hasZero: true)
    let drawn = try await svg(chart([(1, 0), (2, 1e-3), (3, 1e5)], vertical: axis))
    let document = try XMLDocument(xmlString: drawn)
    let texts = try document.nodes(forXPath: "//*[local-name()='text']").compactMap(\.stringValue)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(texts.contains("0") && texts.contains("10-2") && texts.contains("104"), "\(texts)")
  }
}
