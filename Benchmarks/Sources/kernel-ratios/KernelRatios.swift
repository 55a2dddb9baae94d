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
    let isMeasured = orStop {
      try table.printTable(KernelCase.all, label: \.label) { function, bits in
        if bits > function.mostBits { return nil }
        return try function.measure(bits: bits, table.plan, arb: table.arb)
      }
    }
    if !isMeasured { stop("the library is none of FLINT, or has none of these functions") }
  }
}
