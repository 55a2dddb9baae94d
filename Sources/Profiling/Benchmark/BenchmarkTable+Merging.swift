extension BenchmarkTable {
  /// The table of the samples of several parts of a run, as if one had taken all of them; nil if they are of other workloads or
  /// competitors, or of results that are not equally accurate.
  ///
  /// A competitor that failed in a part has failed. Blocks and bytes are the most of any part.
  public init?(merging parts: [BenchmarkTable]) {
    guard let first = parts.first, parts.allSatisfy({ $0.isOfWork(of: first) }) else { return nil }
    var rows = first.rows
    var (places, times): ([Int], [[Double?]]) = ([], [])
    for place in rows.indices {
      let own = parts.map { $0.rows[place] }
      if let failed = own.first(where: { $0.figures == nil || $0.turns == nil }) {
        rows[place] = failed
        continue
      }
      places.append(place)
      times.append(own.flatMap { $0.turns ?? [] })
    }
    let turns = SampledTurns(times: times)
    for (index, place) in places.enumerated() {
      let own = parts.compactMap { $0.rows[place].figures }
      let known = turns.known(index)
      guard var figures = own.first, !known.isEmpty,
        own.allSatisfy({ $0.accuracy == figures.accuracy })
      else { return nil }
      figures.time = Timing(known)
      figures.ratio = turns.ratio(of: index, to: 0)
      figures.allocations = own.compactMap(\.allocations).max()
      figures.peakBytes = own.compactMap(\.peakBytes).max()
      rows[place].outcome = .figures(figures)
      rows[place].turns = times[index]
    }
    self.init(
      name: first.name, summary: first.summary, operations: first.operations,
      evaluations: first.evaluations, rows: rows)
  }

  /// Whether the workload and the competitors are the same, and all have as many turns.
  private func isOfWork(of other: BenchmarkTable) -> Bool {
    name == other.name && operations == other.operations && evaluations == other.evaluations
      && rows.map(\.competitor) == other.rows.map(\.competitor)
      && Set(rows.compactMap(\.turns?.count)).count <= 1
  }
}
