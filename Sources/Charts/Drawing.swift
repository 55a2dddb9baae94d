/// What gnuplot can draw: a chart, or a phase portrait.
public protocol Drawing: Sendable {
  /// The script for gnuplot, with all data in it.
  func script(for format: PictureFormat) -> String
  /// The numbers as text that gnuplot, spreadsheets and people can read.
  var table: String { get }
}

extension Chart: Drawing {
  /// The script for gnuplot.
  public func script(for format: PictureFormat) -> String {
    GnuplotScript(chart: self, format: format).text
  }
}
