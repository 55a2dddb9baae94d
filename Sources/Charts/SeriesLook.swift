/// The appearance of a series with a given number.
///
/// Colours, dashes and marks all differ, so that each of them alone distinguishes neighbouring
/// series.
struct SeriesLook {
  let index: Int

  /// The colours that colour-blind people can distinguish, without yellow, which is hard to see on
  /// white.
  ///
  /// **Source.** Okabe and Ito, *Color Universal Design* (2008).
  private static let colors = [
    "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#000000",
  ]
  private static let dashes = ["1", "'-'", "'.'", "'-.'", "'-..'", "(24,8,4,8)", "(4,4)"]
  /// Circle, square, triangles, diamond, pentagon and star, filled; then the same marks as
  /// outlines.
  private static let marks = [7, 5, 9, 13, 11, 15, 3]
  private static let openMarks = [6, 4, 8, 12, 10, 14, 2]

  private func pick<Choice>(_ choices: [Choice]) -> Choice { choices[index % choices.count] }

  /// After the last colour the colours repeat with the next dashes and marks: the first 49 series
  /// all look different.
  private func shifted<Choice>(_ choices: [Choice]) -> Choice {
    choices[(index + index / Self.colors.count) % choices.count]
  }

  /// The part of a `plot` command that sets the appearance of a series.
  func style(
    _ style: Series.Style, count: Int, hasSpread: Bool, in format: PictureFormat
  ) -> String {
    if case .terminal(_, _, let isColored) = format {
      // Black is invisible on a black terminal.
      let colors = Self.colors.dropLast()
      let color = isColored ? " lc rgb '\(colors[index % colors.count])'" : ""
      return terminalStyle(style) + color
    }
    let color = "lc rgb '\(pick(Self.colors))'"
    let size = count > 150 ? "0.4" : "0.8"
    let mark = "pt \(shifted(Self.marks)) ps \(size)"
    let line = "\(color) lw 2 dt \(shifted(Self.dashes))"
    return switch style {
    case .line: hasSpread ? "with yerrorlines \(line) \(mark)" : "with lines \(line)"
    case .points: "with \(hasSpread ? "yerrorbars" : "points") \(color) lw 1.5 \(mark)"
    case .linePoints: "with \(hasSpread ? "yerrorlines" : "linespoints") \(line) \(mark)"
    case .highlight: "with points \(color) lw 2.5 pt \(shifted(Self.openMarks)) ps 2.2"
    }
  }

  /// A terminal has a letter for each mark and a character for each line, but no room for error
  /// bars.
  private func terminalStyle(_ style: Series.Style) -> String {
    switch style {
    case .line: "with lines lt \(index + 1)"
    case .points, .highlight: "with points lt \(index + 1) pt \(index + 1)"
    case .linePoints: "with linespoints lt \(index + 1) pt \(index + 1)"
    }
  }
}
