import Conversion

/// Prints the currencies of ISO 4217.
enum CurrencyList {
  /// Prints a line for each currency, or a list of objects.
  static func write(json: Bool) {
    guard json else {
      for row in Currencies.table {
        let name = row.name + (row.isCurrent ? "" : " (withdrawn)")
        let digits = row.minorUnit.map { "\($0)" } ?? "-"
        StandardOutput.write(
          line: Columns.row([(row.code, 3), (row.numericCode, 3), (digits, 1), (name, 0)]))
      }
      return
    }
    let rows = Currencies.table.map { row in
      JSONValue.object([
        ("code", .string(row.code)), ("number", .string(row.numericCode)),
        ("minor_unit", JSONValue(row.minorUnit)),
        ("name", .string(row.name)), ("current", JSONValue(row.isCurrent)),
      ])
    }
    StandardOutput.write(json: .list(rows))
  }
}
