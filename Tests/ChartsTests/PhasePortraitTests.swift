import Foundation
import TestSupport
import Testing

@testable import Charts

/// Colours of complex numbers, and pictures of them.
@Suite("phase portraits") struct PhasePortraitTests {
  private func color(_ re: Double, _ im: Double) -> (Int, Int, Int) {
    let color = PhaseColor(of: PhasePortrait.Value(re: re, im: im))
    return (Int(color.red), Int(color.green), Int(color.blue))
  }

  @Test("the angle is the hue: red, yellow, green, cyan, blue, magenta each sixth of a turn")
  func hues() {
    let root = 0.75.squareRoot()
    // The largest and the smallest of the three colours, at the sixths of a turn.
    let sixths: [(re: Double, im: Double, most: [Int], least: [Int])] = [
      (1, 0, [0], [1, 2]), (0.5, root, [0, 1], [2]), (-0.5, root, [1], [0, 2]),
      (-1, 0, [1, 2], [0]), (-0.5, -root, [2], [0, 1]), (0.5, -root, [0, 2], [1]),
    ]
    for (re, im, most, least) in sixths {
      let found = color(re, im)
      let parts = [found.0, found.1, found.2]
      #expect(most.allSatisfy { parts[$0] > 180 }, "\(re) \(im): \(parts)")
      #expect(least.allSatisfy { parts[$0] < 60 }, "\(re) \(im): \(parts)")
    }
  }

  @Test("the length is the lightness, with a step at powers of two") func lightness() {
    func light(_ length: Double) -> Int {
      let found = color(0, length)
      return max(found.0, found.1, found.2) + min(found.0, found.1, found.2)
    }
    #expect(light(1e-6) < light(0.01) && light(0.01) < light(1.5) && light(1.5) < light(1e4))
    #expect(light(1.999) > light(2.001))
    #expect(color(0, 0) == (0, 0, 0))
    #expect(color(.infinity, 1) == (255, 255, 255))
    #expect(color(.nan, 0) == (128, 128, 128))
  }

  private let portrait = PhasePortrait(
    title: "z'`x`", variable: "z", horizontal: -1...1, vertical: 0...2, columns: 2,
    values: [
      .init(re: -0.5, im: 0.5), .init(re: 0.5, im: 0.5), .init(re: .nan, im: 0),
      .init(re: 0.5, im: 1.5),
    ])

  @Test("the table has the middles of the cells, from the lower left") func table() {
    #expect(
      portrait.table == """
        # z'`x`
        # re z\tim z\tre\tim
        -0.5\t0.5\t-0.5\t0.5
        0.5\t0.5\t0.5\t0.5
        -0.5\t1.5\tnan\tnan
        0.5\t1.5\t0.5\t1.5

        """)
  }

  @Test("a terminal has two rows of cells in each line") func terminal() {
    let lines = portrait.terminalText.split(separator: "\n")
    #expect(lines.count == 1 && lines[0].count { $0 == "▀" } == 2)
    // The upper cell on the left has no value.
    #expect(lines[0].hasPrefix("\u{1B}[38;2;128;128;128m\u{1B}[48;2;"))
  }

  @Test(
    "gnuplot draws files",
    .enabled(if: Repository.hasGnuplot, "gnuplot is not installed (apt install gnuplot-nox)"))
  func drawn() async throws {
    let png = try await Gnuplot.picture(of: portrait, as: .png)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let svg = String(decoding: try await Gnuplot.picture(of: portrait, as: .svg), as: UTF8.self)
    #expect(svg.contains("data:image/png;base64,") && svg.contains("</svg>"))
    #expect(svg.contains("z&#39;`x`") || svg.contains("z'`x`"))
  }
}
