import Accuracy
import BigNumbers
import NumericCore

/// Uses the library like a client, and fails if a result has changed.
@main
enum Client {
  static func main() throws {
    let precision = Precision.bits(200)
    let x = try BigFloat("0.1", precision: precision)
    expect((x * 3 - 1 / BigFloat(10) * 3).magnitude < x.ulp * 4, "literals")
    expect((x + 1).precision == precision, "x + 1 has x's precision")

    var sum = BigFloat.Accumulator(precision: precision)
    for index in 1...1000 { sum.add(1 / BigFloat(index)) }
    let harmonic = "\(sum.finish().digits(radix: 10, .significant(20), .nearestEven).digits)"
    expect(harmonic == "\(Array("74854708605503449127".utf8))", "the thousandth harmonic number")

    let third = BigFloat.withFlags { BigFloat.compute(.divide, x, 3, rounding: .up) }
    expect(third.ternary == 1 && third.flags == .inexact, "flags are values")

    let report = try expectAccuracy(
      of: { (x: Double) in x.squareRoot() }, truth: { $0.squareRoot() }, in: 0.5...3, ulps: 0.5)
    expect(report.points > 2000 && report.ulps > 0.49, "the accuracy of a root")

    try Readme.engine()
    try Readme.numbers()
  }

  static func expect(_ condition: Bool, _ what: String) {
    precondition(condition, "failed: \(what)")
  }
}
