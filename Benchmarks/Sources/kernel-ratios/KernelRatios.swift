import Foundation
import SuiteSupport

/// Prints the time of functions over that of MPFR's calls in C, or of Arb's in a FLINT library, measured in turns.
///
///     swift run -c release kernel-ratios [--quick] [--arb LIBRARY] [bits ...] [functions ...]
@main
enum KernelRatios {
  static func main() {
    let table = PrecisionColumns(
      program: "kernel-ratios", standard: [53, 128, 256, 1024, 4096],
      rows: KernelCase.all.map(\.label),
      plan: SamplingPlan(samples: 11, duration: .milliseconds(2)), hasArb: true)
    orStop { try printTable(table) }
  }

  private static func printTable(_ table: PrecisionColumns) throws {
    table.printHeader()
    var logarithms = table.bits.map { _ in [Double]() }
    for function in KernelCase.all where table.includes(function.label) {
      let cells = try table.bits.enumerated().map { index, bits in
        if bits > function.mostBits { return "-" }
        guard let (time, ratio) = try function.measure(bits: bits, table.plan, arb: table.arb)
        else {
          return "-"
        }
        logarithms[index].append(log(ratio))
        return PrecisionColumns.cell(ratio, time)
      }
      table.printRow(function.label, cells)
    }
    guard logarithms.contains(where: { !$0.isEmpty }) else {
      stop("the library is none of FLINT, or has none of these functions")
    }
    let means = logarithms.map { exp($0.reduce(0, +) / Double($0.count)) }
    table.printRow("mean", means.map { String(format: "%.3f", $0) })
  }
}
