import Accuracy

/// The HTML page of all functions of a library.
struct LibraryPage {
  let table: LibraryTable
  /// The settings of all points.
  let settings: [String]

  var html: String {
    var parts = [
      HTMLText.element(
        "h1", "Functions of " + HTMLText.element("code", HTMLText.escaped(table.library))),
      HTMLText.element("p", HTMLText.escaped(table.title)), HTMLText.settings(settings),
    ]
    if let summary = table.rows.first?.summary {
      parts.append(HTMLText.element("p", HTMLText.escaped(summary)))
    }
    parts += [
      HTMLTable(ranges: table.ranges).html, functions.html,
    ]
    parts += table.notes.map { HTMLText.element("p", HTMLText.escaped($0)) }
    parts.append(HTMLText.element("p", [("class", "soft")], HTMLText.escaped(Self.explanation)))
    if table.rows.contains(where: { !$0.figures.isEmpty }), !table.isExhaustive {
      parts.append(
        HTMLText.element("p", [("class", "soft")], HTMLText.escaped(QuantileBands.meaning)))
    }
    for row in table.rows where !row.figures.isEmpty {
      parts += [
        HTMLText.element("h2", HTMLText.escaped(row.name)), HTMLText.plots(row.figures),
      ]
    }
    return HTMLPage.document(
      title: "ulp judge: \(table.library)", body: parts.joined(separator: "\n"))
  }

  private static let explanation = """
    Points have a certified truth. ulp: distance from the truth in units of its last place. Nearest: no number of \
    the format is nearer to the truth. Faithful: none lies between; wrong: at least one does. Largest errors are \
    those that were found: there may be larger ones between points that were drawn.
    """

  private var functions: HTMLTable {
    var found = HTMLTable(caption: "Functions", columns: table.columns)
    for row in table.rows {
      found.rows.append(
        (
          HTMLText.element("code", HTMLText.escaped(row.name)),
          row.cells.dropFirst().map(HTMLText.escaped)
        ))
    }
    return found
  }
}
