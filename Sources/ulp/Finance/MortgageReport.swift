import Arithmetic

/// The amortization of a loan as text, comma-separated values and JSON.
struct MortgageReport {
  private let schedule: AmortizationSchedule
  private let rounding: AmountRounding

  init(_ schedule: AmortizationSchedule, rounding: AmountRounding) {
    self.schedule = schedule
    self.rounding = rounding
  }

  private static let titles = ["number", "payment", "interest", "principal", "balance"]

  private var table: [[String]] {
    schedule.rows.map { row in
      ["\(row.number)"]
        + [row.payment, row.interest, row.principal, row.balance].map(\.description)
    }
  }

  private var facts: [(name: String, text: String)] {
    [
      ("payment", "\(schedule.payment)"), ("payments", "\(schedule.rows.count)"),
      ("last payment", "\(schedule.rows.last?.payment ?? schedule.payment)"),
      ("total paid", "\(schedule.totalPaid)"), ("total interest", "\(schedule.totalInterest)"),
    ]
  }

  /// The figures, and the table of payments if requested, with right-aligned numbers.
  func text(withRows: Bool) -> [UInt8] {
    let decimals = schedule.amount.decimals
    let rounded =
      facts + [("rounding", "\(rounding.rawValue) to \(decimals) decimals")]
    var lines = rounded.map { Columns.row([($0.name, 14), ($0.text, 0)]) }
    if withRows {
      let rows = [Self.titles] + table
      let widths = Self.titles.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
      lines += rows.map { row in
        zip(row, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
          .joined(separator: "  ")
      }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// The table in the format of RFC 4180, except for the line ends.
  var csv: [UInt8] {
    let lines = ([Self.titles] + table).map { $0.joined(separator: ",") }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  /// One object; amounts of money are strings, so that no JSON reader rounds them.
  func json(withRows: Bool) -> JSONValue {
    var fields: JSONFields = [("amount", .string("\(schedule.amount)"))]
    fields += facts.map { fact in
      let name = fact.name.split(separator: " ").joined(separator: "_")
      return (name, name == "payments" ? .number(fact.text) : .string(fact.text))
    }
    fields.append(("rounding", .string(rounding.rawValue)))
    fields.append(("decimals", JSONValue(schedule.amount.decimals)))
    if withRows {
      let rows = table.map { row in
        JSONValue.object(
          zip(Self.titles, row).map { title, text in
            (title, title == "number" ? .number(text) : .string(text))
          })
      }
      fields.append(("schedule", .list(rows)))
    }
    return .object(fields)
  }
}
