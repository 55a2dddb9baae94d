import Foundation
import SuiteSupport

/// Prints the time of functions over that of MPFR's calls in C, measured in turns.
///
///     swift run -c release kernel-ratios [--quick] [bits ...]
@main
enum KernelRatios {
  static func main() {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release kernel-ratios`")
    #else
      let arguments = Array(CommandLine.arguments.dropFirst())
      let numbers = arguments.filter { $0 != "--quick" }
      let bits = numbers.isEmpty ? [53, 128, 256, 1024, 4096] : numbers.compactMap { Int($0) }
      if bits.count < numbers.count { stop("usage: kernel-ratios [--quick] [bits ...]") }
      let plan =
        arguments.contains("--quick")
        ? SamplingPlan.quick : SamplingPlan(samples: 11, duration: .milliseconds(2))
      orStop { try printTable(bits, plan) }
    #endif
  }

  private static func printTable(_ bits: [Int], _ plan: SamplingPlan) throws {
    print("Time over that of MPFR, and the nanoseconds of MPFR; medians of \(plan.samples).\n")
    print(pad("bits", 8) + bits.map { pad("\($0)", 18) }.joined())
    var logarithms = bits.map { _ in 0.0 }
    for function in KernelCase.all {
      var line = pad(function.name, 8)
      for (index, bits) in bits.enumerated() {
        let (time, ratio) = try function.measure(bits: bits, plan)
        logarithms[index] += log(ratio)
        line += pad(String(format: "%.2f (%.0f)", ratio, time), 18)
      }
      print(line)
    }
    let means = logarithms.map { exp($0 / Double(KernelCase.all.count)) }
    print(pad("mean", 8) + means.map { pad(String(format: "%.3f", $0), 18) }.joined())
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
