import Accuracy
import BigNumbers
import NumericCore
import Testing

@testable import ulp

@Suite("axes of plots")
struct AxisTests {
  private func range(
    _ low: ExactReal, _ high: ExactReal, _ format: FloatFormat = .double,
    _ measure: SampleMeasure = .floats
  ) throws -> SampleRange {
    try #require(try SampleRange("x", from: low, to: high, format, measure))
  }

  private func real(_ text: String) throws -> ExactReal {
    ExactReal(try #require(BigRational(text)))
  }

  private func labels(
    _ low: String, _ high: String, _ format: FloatFormat = .double,
    _ measure: SampleMeasure = .floats
  ) throws -> [String] {
    RangeTicks(try range(try real(low), try real(high), format, measure)).ticks.map(\.label)
  }

  @Test("counts have steps of 1, 2 and 5 times powers of ten") func counts() {
    #expect(CountAxis(upTo: 0).ticks.map(\.label) == ["0", "1"])
    #expect(CountAxis(upTo: 3.2).ticks.map(\.label) == ["0", "1", "2", "3", "4"])
    #expect(CountAxis(upTo: 62).ticks.map(\.label).last == "70")
    #expect(CountAxis(upTo: 1074).end == 1200 && CountAxis(upTo: 1074).step == 200)
    for most in 1...3000 {
      let axis = CountAxis(upTo: Double(most))
      #expect(axis.end >= Double(most) && axis.ticks.count <= 9)
      #expect(axis.ticks.first?.position == 0 && axis.ticks.last?.position == 1)
    }
  }

  @Test("wide ranges have powers of ten, narrow ones equal steps") func kinds() throws {
    #expect(try labels("1", "1e15") == ["1", "1e+5", "1e+10", "1e+15"])
    #expect(try labels("1/1000", "1000") == ["0.001", "0.01", "0.1", "1", "10", "100", "1000"])
    #expect(try labels("1", "60") == ["1", "2", "5", "10", "20", "50"])
    #expect(try labels("1", "2") == ["1", "1.2", "1.4", "1.6", "1.8", "2"])
    #expect(try labels("-2", "-1") == ["-2", "-1.8", "-1.6", "-1.4", "-1.2", "-1"])
    #expect(try labels("-1/1000", "-1/1000000000").first == "-0.001")
    #expect(try labels("-1/1000", "-1/1000000000").last == "-1e-9")
    #expect(try labels("0", "1", .double, .values) == ["0", "0.2", "0.4", "0.6", "0.8", "1"])
    #expect(try labels("-7", "3", .double, .values) == ["-6", "-4", "-2", "0", "2"])
    #expect(try labels("3", "3") == ["3"])
    // The labels distinguish narrow steps.
    let narrow = try labels("1000000001/1000000000", "1000000002/1000000000")
    #expect(narrow.count >= 3 && Set(narrow).count == narrow.count)
  }

  @Test("through zero both sides have the same marks") func symmetry() throws {
    let ticks = RangeTicks(try range(-1, 1)).ticks
    #expect(ticks.map(\.label).contains("0"))
    for (tick, mirrored) in zip(ticks, ticks.reversed()) {
      #expect((tick.position + mirrored.position - 1).magnitude < 1e-12)
      #expect(
        tick.label == "0" || tick.label == "-\(mirrored.label)"
          || "-\(tick.label)" == mirrored.label)
    }
    // The position corresponds to the number of doubles below 1e-200, by their bit patterns.
    let tiny = try #require(ticks.first { $0.label == "1e-200" })
    let share = Double(1e-200.bitPattern) / Double(1.0.bitPattern)
    #expect((tiny.position - (0.5 + share / 2)).magnitude < 1e-12)
  }

  @Test("places go by bit patterns, or by values") func places() throws {
    let floats = try range(try real("1/1024"), 1024)
    for x in [1.0 / 1024, 0.1, 1, 3.75, 1000, 1024] {
      let (low, high) = ((1.0 / 1024).bitPattern, 1024.0.bitPattern)
      let expected = Double(x.bitPattern - low) / Double(high - low)
      let position = try #require(floats.position(of: FormatValue.binary(BigFloat(x))))
      #expect((position - expected).magnitude < 1e-15)
    }
    #expect(floats.position(of: .binary(2000)) == nil)
    #expect(floats.position(of: .binary(.nan)) == nil)
    let values = try range(-1, 3, .double, .values)
    #expect(values.position(of: .binary(0)) == 0.25)
    #expect(try range(0, 1).position(of: try real("1e-400")) == nil)
    #expect(try range(2, 2).position(of: ExactReal(2)) == 0.5)
  }

  @Test("labels that would touch are left out, zero last") func overlaps() {
    let ticks = stride(from: 0.0, through: 1, by: 0.05).map {
      AxisTick(position: $0, label: $0 == 0.5 ? "0" : "long label")
    }
    let shown = ticks.spread(over: 360, room: (before: 40, after: 10))
    #expect(shown.contains { $0.label == "0" } && shown.count > 2)
    let extents = shown.map { $0.extent(on: 360, room: (before: 40, after: 10)) }
    for (left, right) in zip(extents, extents.dropFirst()) {
      #expect(left.upperBound < right.lowerBound)
    }
    #expect(extents.allSatisfy { $0.lowerBound >= -40 && $0.upperBound <= 370 })
  }

  @Test("quantiles are nearest ranks of the points of each part") func quantiles() {
    let part = 1 / Double(QuantileBands.count)
    let parts = QuantileBands(
      positions: [0, 0.9 * part, 0.2 * part, 0.1 * part, 2.5 * part, 1, 1],
      errors: [1, 9, 2, 5, 7, 3, .infinity]
    ).parts
    #expect(parts[0]?.quantiles == [1, 1, 1, 2, 5, 9, 9])
    #expect(parts[0]?.ends.first == 0 && parts[0]?.ends.last == 1 && parts[0]?.count == 4)
    #expect(parts[1] == nil)
    #expect(parts[2]?.quantiles == [Double](repeating: 7, count: 7))
    #expect(parts[QuantileBands.count - 1]?.quantiles.last == .infinity)
    #expect(parts.compactMap { $0 }.count == 3)
  }

  @Test("errors in ulps have a linear axis, or one that grows by powers of ten") func ulps() {
    let small = UlpAxis(upTo: 0.51)
    #expect(!small.isLogarithmic && small.end == 1 && small.height(0.5) == 0.5)
    #expect(small.ticks.map(\.label) == ["0", "0.2", "0.4", "0.6", "0.8", "1"])
    #expect([0, 0.2, 0.3, 1, 5, .infinity].map(small.place) == [0, 0, 1, 4, 4, 4])
    let large = UlpAxis(upTo: 2e15)
    #expect(large.isLogarithmic && large.end == 1e16)
    #expect(large.bounds == [0, 1, 1e3, 1e6, 1e9, 1e12, 1e15, 1e16])
    #expect(large.ticks.map(\.label) == ["0", "1000", "1e+6", "1e+9", "1e+12", "1e+15"])
    #expect(large.height(0) == 0 && large.height(1e16) == 1 && large.height(.infinity) == 1)
    #expect([0.5, 1, 2, 1e16, .infinity].map(large.place) == [0, 0, 1, 6, 6])
    // log2(1 + 1) / log2(1 + 100), as mpmath has it.
    #expect((UlpAxis(upTo: 100).height(1) - 0.15019048).magnitude < 1e-8)
    #expect(UlpAxis(upTo: .greatestFiniteMagnitude).end == 1e308)
  }

  @Test("a linear axis ends at or above the largest number") func linear() {
    for (most, end, count) in [(0.3, 0.3, 7), (7.3, 8, 9), (100, 100, 6), (1e-3, 1e-3, 6)] {
      let axis = LinearAxis(upTo: most)
      #expect((axis.end - end).magnitude < 1e-12 && axis.ticks.count == count, "\(most)")
      #expect(axis.ticks.first?.position == 0 && axis.ticks.last?.position == 1)
    }
    #expect(LinearAxis(upTo: 0).end > 0)
  }

  @Test("labels above each other keep a distance") func spacing() {
    let ticks = [0.5, 0.0, 0.55, 0.1, 1].map { AxisTick(position: $0, label: "a") }
    #expect(ticks.spaced.map(\.position) == [0, 0.1, 0.5, 1])
  }
}
