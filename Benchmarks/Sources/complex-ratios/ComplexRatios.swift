import Foundation
import SuiteSupport

/// Prints the time of functions of complex numbers, both parts correctly rounded, over that of MPC's calls in C, or of acb's in a
/// FLINT library, measured in turns.
///
///     swift run -c release complex-ratios [--quick] [--arb LIBRARY] [bits ...] [functions ...]
@main
enum ComplexRatios {
  static func main() {
    let table = PrecisionColumns(
      program: "complex-ratios", standard: [53, 128, 256, 1024, 4096],
      rows: ComplexCase.all.map(\.name),
      plan: SamplingPlan(samples: 7, duration: .milliseconds(2)), hasArb: true, peer: "MPC")
    orStop { try printTable(table) }
  }

  private static func printTable(_ table: PrecisionColumns) throws {
    table.printHeader()
    var logarithms = table.bits.map { _ in [Double]() }
    for function in ComplexCase.all where table.includes(function.name) {
      if table.arb == nil, !function.isElementary { continue }
      let cells = try table.bits.enumerated().map { index, bits in
        guard bits <= function.mostBits,
          let (time, ratio) = try function.measure(
            bits: bits, table.plan, library: table.arb ?? "libmpc.so.3", isArb: table.arb != nil)
        else { return "-" }
        logarithms[index].append(log(ratio))
        return PrecisionColumns.cell(ratio, time)
      }
      table.printRow(function.name, cells)
    }
    guard logarithms.contains(where: { !$0.isEmpty }) else {
      stop("MPC is not installed, or the library is none of FLINT or has none of these functions")
    }
    let means = logarithms.map { exp($0.reduce(0, +) / Double($0.count)) }
    table.printRow("mean", means.map { String(format: "%.3f", $0) })
  }
}
