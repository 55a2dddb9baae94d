import Profiling

extension BenchJSON {
  /// Tables with all their samples, in nanoseconds of one evaluation, and the samples of the harness.
  static func found(_ tables: [BenchmarkTable], harness: [Double]) -> JSONValue {
    .object([
      ("harness", .list(harness.map { JSONValue($0) })),
      ("workloads", .list(tables.map(object))),
      (
        "turns",
        .list(
          tables.map { table in
            .list(
              table.rows.map { row in
                row.turns.map { .list($0.map { JSONValue($0) }) } ?? .null
              })
          })
      ),
    ])
  }

  /// Reads the object; nil if it is none with a number of turns.
  static func found(
    _ json: JSONValue, turns count: Int
  ) -> (tables: [BenchmarkTable], harness: [Double])? {
    guard let harness = samples(json["harness"]), !harness.contains(nil),
      let items = json["workloads"]?.items, let turns = json["turns"]?.items,
      items.count == turns.count
    else { return nil }
    var tables: [BenchmarkTable] = []
    for (item, turns) in zip(items, turns) {
      guard var table = table(item), let rows = turns.items, rows.count == table.rows.count else {
        return nil
      }
      for (place, row) in rows.enumerated() where row != .null {
        guard let samples = samples(row), samples.count == count else { return nil }
        table.rows[place].turns = samples
      }
      tables.append(table)
    }
    return (tables, harness.compactMap { $0 })
  }

  /// Times, of which some may be missing; nil if they are something else.
  private static func samples(_ json: JSONValue?) -> [Double?]? {
    guard let items = json?.items else { return nil }
    var samples: [Double?] = []
    for item in items {
      guard let time = item.double, time >= 0, time.isFinite || item == .null else { return nil }
      samples.append(item == .null ? nil : time)
    }
    return samples
  }
}
