import Foundation
import SuiteSupport

/// Prints the cost of proven digits, compared with plain evaluation and with MPFR calls written by
/// hand.
///
///     swift run -c release exact-ratios [--quick]
///     exact-ratios times [samples [formula]]   the formulas alone, for Scripts/exact-peers and profiles
@main
enum ExactRatios {
  static func main() {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release exact-ratios`")
    #else
      let arguments = Array(CommandLine.arguments.dropFirst())
      orStop {
        if arguments.first == "chain", arguments.count == 3,
          let chain = Chain(rawValue: arguments[1]), let count = Int(arguments[2])
        {
          try chain.report(count)
        } else if arguments.first == "times", arguments.count <= 3 {
          let samples = arguments.dropFirst().first.flatMap { Int($0) } ?? 7
          try printTimes(samples: samples, only: arguments.dropFirst(2).first)
        } else if arguments.allSatisfy({ $0 == "--quick" }) {
          try printTable(isQuick: !arguments.isEmpty)
        } else {
          stop("usage: exact-ratios [--quick]")
        }
      }
    #endif
  }

  /// Prints `name;nanoseconds;digits` for each formula, or for one.
  private static func printTimes(samples: Int, only name: String?) throws {
    let certifier = Certifier()
    for formula in Formula.all where name == nil || formula.name == name {
      let digits = try formula.check(certifier)
      let time = try formula.time(SamplingPlan(samples: samples, duration: .milliseconds(4)))
      print("\(formula.name);\(Int(time));\(digits)")
    }
  }

  private static func printTable(isQuick: Bool) throws {
    let plan = isQuick ? SamplingPlan.quick : .full
    let certifier = Certifier()
    print("Medians of \(plan.samples) pairs taken in turns; an ! marks a ratio above its target.\n")
    try printShortExpressions(plan)
    try printComplexLines(plan)
    try printFormulas(certifier, plan)
    let (time, ratio) = try LongNumber().measure(
      certifier, isQuick ? plan : SamplingPlan(samples: 15, duration: .milliseconds(20)))
    print("10 000 digits of exp(sqrt(2))*pi over MPFR's calls, which prove nothing:")
    print(line("", time, (ratio, 1.3)), "\n")
    try printIterations(plan)
    try printChains(isQuick: isQuick)
    try printRepetition(isQuick: isQuick)
  }

  private static func printShortExpressions(_ plan: SamplingPlan) throws {
    print("20 operations to 15 digits over BigFloatBackend at 64 bits:")
    print(heading("BigFloat", "digits", "values"))
    for expression in ShortExpression.all {
      try expression.check()
      let (time, digits, values) = try expression.measure(plan)
      print(line(expression.name, time, (digits, 4), (values, 4)))
    }
    print()
  }

  private static func printComplexLines(_ plan: SamplingPlan) throws {
    print("Lines of complex numbers over the same ones of real numbers, both parts to 15 digits:")
    print(heading("real", "ratio"))
    for complexLine in ComplexLine.all {
      try complexLine.check()
      let (time, ratio) = try complexLine.measure(plan)
      print(line(complexLine.name, time, (ratio, 2.5)))
    }
    print()
  }

  private static func printFormulas(_ certifier: Certifier, _ plan: SamplingPlan) throws {
    print("\(Formula.digits) digits over C on MPFR that certifies them too:")
    print(heading("C", "ratio"))
    var ratios: [Double] = []
    for formula in Formula.all {
      _ = try formula.check(certifier)
      let (time, ratio) = try formula.measure(certifier, plan)
      ratios.append(ratio)
      print(line(formula.name, time, (ratio, 1.3)))
    }
    let mean = exp(ratios.map { log($0) }.reduce(0, +) / Double(ratios.count))
    print("geometric mean of the ratios: \(number(mean, 2))\n")
  }

  private static func printIterations(_ plan: SamplingPlan) throws {
    print("Digits over a hundred digits more:")
    print(heading("n + 100", "n = 20") + heading("n + 100", "n = 1000").dropFirst(30))
    for iteration in Iteration.all {
      let cells = try Iteration.counts.map { digits in
        let (time, ratio) = try iteration.measure(digits: digits, plan)
        return line("", time, (ratio, 1.5)).dropFirst(30)
      }
      print(column(iteration.name) + cells.joined())
    }
    print()
  }

  private static func printChains(isQuick: Bool) throws {
    print("Chains to 15 digits, and the time of n operations over that of n/4:")
    print(heading("n", "s", "MiB", "n : n/4"))
    for chain in Chain.allCases {
      let count = isQuick ? 4000 : chain.operations
      let runs = try (0..<(isQuick ? 1 : 3)).map { _ in
        let quarter = try chain.measure(count / 4)
        let whole = try chain.measure(count)
        return (whole.seconds, whole.seconds / quarter.seconds, Double(whole.bytes) / 0x1p20)
      }
      let growth = median(runs.map(\.1))
      print(
        column(chain.summary) + pad(String(count), 10) + pad(number(median(runs.map(\.0)), 2), 9)
          + " " + pad(number(median(runs.map(\.2)), 0), 9) + " " + mark(growth, 6))
    }
    print()
  }

  private static func printRepetition(isQuick: Bool) throws {
    let rounds = isQuick ? 5 : 30
    let counts = isQuick ? [100, 1000] : [100, 1000, 10_000, 100_000]
    let (first, last) = try Repetition.measure(rounds: rounds, counts: counts)
    let growth = Double(last - first) / 0x1p20
    print(
      "\(rounds) rounds of \(counts.map(String.init).joined(separator: ", ")) digits: peak "
        + "\(number(Double(last) / 0x1p20, 1)) MiB, "
        + "\(number(growth, 1)) MiB of it after round 3\(growth > 4 ? " !" : "")")
  }

  // MARK: - Text

  private static func heading(_ base: String, _ columns: String...) -> String {
    let unit = base == "n" ? base : base + " µs"
    return column("") + pad(unit, 10) + columns.map { pad($0, 9) + " " }.joined()
  }

  private static func line(
    _ name: String, _ nanoseconds: Double, _ ratios: (value: Double, most: Double)...
  ) -> String {
    column(name) + pad(number(nanoseconds / 1000, 2), 10)
      + ratios.map { mark($0.value, $0.most) }.joined()
  }

  private static func mark(_ value: Double, _ most: Double) -> String {
    pad(number(value, 2), 9) + (value > most ? "!" : " ")
  }

  private static func column(_ name: String) -> String {
    name.padding(toLength: 30, withPad: " ", startingAt: 0)
  }

  private static func number(_ value: Double, _ decimals: Int) -> String {
    String(format: "%.\(decimals)f", value)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
