import Charts
import Testing

@Suite("tables of charts")
struct TableTests {
  private func chart(_ series: [Series]) -> Chart {
    Chart(
      title: "two\nlines",
      panels: [
        Panel(
          horizontal: Axis(label: "bits"), vertical: Axis(label: "time (ns)"), series: series)
      ])
  }

  @Test("blocks, columns and breaks") func blocks() {
    let chart = chart([
      Series(
        name: "a\tb", style: .line,
        points: [nil, .init(x: 1, y: 0.1), nil, nil, .init(x: 2, y: -1e-300), nil]),
      Series(
        name: "c", style: .points,
        points: [.init(x: 1, y: 2, low: 1.5, high: 3, label: "d\ne"), .init(x: 2, y: 4)]),
      Series(name: "nothing", style: .points, points: []),
    ])
    #expect(
      chart.table == """
        # two lines
        # a b
        # bits\ttime (ns)
        1.0\t0.1

        2.0\t-1e-300


        # c
        # bits\ttime (ns)\tlow\thigh\tlabel
        1.0\t2.0\t1.5\t3.0\td e
        2.0\t4.0\t4.0\t4.0\t


        # nothing
        # bits\ttime (ns)

        """)
  }
}
