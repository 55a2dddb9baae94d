import Charts
import Profiling

extension Chart {
  /// Throughput over correct digits: a series for each workload, with large marks on its Pareto
  /// front.
  init(_ tables: [BenchmarkTable]) {
    let series = tables.filter { !$0.measured.isEmpty }.flatMap { table in
      let all = table.measured.sorted {
        $0.figures.accuracy.leastDigits < $1.figures.accuracy.leastDigits
      }
      let front = all.filter(\.isOnFront)
      let name = tables.count == 1 ? "competitors" : table.name
      return [
        Series(
          name: name, style: .points,
          points: all.map { Self.point($0.competitor, $0.figures, isLabelled: tables.count == 1) }),
        Series(
          name: tables.count == 1 ? "nothing is faster and more accurate" : "\(table.name), front",
          style: .highlight,
          points: front.map { Self.point($0.competitor, $0.figures, isLabelled: false) }),
      ]
    }
    let digits = tables.flatMap(\.measured).map(\.figures.accuracy.leastDigits)
    let least = max(1, digits.filter { $0 > 0 }.min() ?? 1)
    let most = max(2 * least, digits.max() ?? 0)
    let isWide = most > 20 * least
    // The names of competitors are to the right of their marks and need room there.
    let end = isWide ? most * Double.pow(most / least, 0.2) : most * 1.2
    let title = tables.count == 1 ? "What \(tables[0].name) costs" : "What results cost"
    self.init(
      title: title,
      panels: [
        Panel(
          horizontal: Axis(
            label: "correct decimal digits of the worst result", isLogarithmic: isWide,
            range: isWide ? (digits.contains(0) ? nil : least / 1.2...end) : 0...end,
            hasZero: digits.contains(0)),
          vertical: Axis(label: "evaluations per second", isLogarithmic: true), series: series)
      ])
  }

  /// A point with the quartiles of its times as error bars.
  private static func point(
    _ competitor: String, _ figures: BenchmarkRow.Figures, isLabelled: Bool
  ) -> Series.Point {
    Series.Point(
      x: figures.accuracy.leastDigits, y: figures.throughput, low: 1e9 / figures.time.high,
      high: 1e9 / figures.time.low, label: isLabelled ? competitor : nil)
  }
}
