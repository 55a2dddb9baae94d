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
    let cases = ComplexCase.all.filter { table.arb != nil || $0.isElementary }
    let isMeasured = orStop {
      try table.printTable(cases, label: \.name) { function, bits in
        if bits > function.mostBits { return nil }
        return try function.measure(
          bits: bits, table.plan, library: table.arb ?? "libmpc.so.3", isArb: table.arb != nil)
      }
    }
    if !isMeasured {
      stop("MPC is not installed, or the library is none of FLINT or has none of these functions")
    }
  }
}
