/// A table with named rows; a wide table scrolls horizontally.
struct HTMLTable {
  /// The caption.
  let caption: String
  /// The headings of the columns; the first one is above the names of the rows.
  let columns: [String]
  /// The name and the cells of each row; cells are already HTML.
  var rows: [(name: String, cells: [String])] = []
  /// The index of the highlighted row.
  var marked: Int?

  var html: String {
    let head = columns.map {
      HTMLText.element("th", [("scope", "col")], HTMLText.escaped($0))
    }
    let body = rows.enumerated().map { index, row in
      let name = HTMLText.element("th", [("scope", "row")], row.name)
      let cells = row.cells.map { HTMLText.element("td", $0) }
      let attributes = index == marked ? [("class", "worst")] : []
      return HTMLText.element("tr", attributes, name + cells.joined()) + "\n"
    }
    return """
      <div class="wide" tabindex="0" role="group" aria-label="\(HTMLText.escaped(caption))"><table>
      <caption>\(HTMLText.escaped(caption))</caption>
      <thead><tr>\(head.joined())</tr></thead>
      <tbody>
      \(body.joined())</tbody>
      </table></div>
      """
  }
}

extension HTMLText {
  /// An element without attributes.
  static func element(_ name: String, _ content: String) -> String { element(name, [], content) }
}
