import Foundation
import SuiteSupport

/// Prints the time of decimals in and out over that of `mpfr_get_str` and `mpfr_strtofr` in C, measured in turns.
///
///     swift run -c release text-ratios [--quick] [bits ...]
@main
enum TextRatios {
  private static let standard = [53, 128, 256, 1024, 4096, 65_536]

  static func main() {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release text-ratios`")
    #else
      let arguments = Array(CommandLine.arguments.dropFirst())
      let numbers = arguments.filter { $0 != "--quick" }
      let bits = numbers.isEmpty ? standard : numbers.compactMap { Int($0) }
      if bits.count < numbers.count { stop("usage: text-ratios [--quick] [bits ...]") }
      let plan =
        arguments.contains("--quick")
        ? SamplingPlan.quick : SamplingPlan(samples: 21, duration: .milliseconds(4))
      orStop { try printTable(bits, plan) }
    #endif
  }

  private static func printTable(_ bits: [Int], _ plan: SamplingPlan) throws {
    print("Time over that of MPFR, and the nanoseconds of MPFR; medians of \(plan.samples).\n")
    print(pad("bits", 10) + bits.map { pad("\($0)", 18) }.joined())
    let cases = try bits.map { try TextCase(bits: $0, count: $0 > 10_000 ? 4 : 64) }
    for conversion in TextCase.Conversion.allCases {
      var line = pad(conversion.rawValue, 10)
      for timed in cases {
        let (time, ratio) = try timed.measure(conversion, plan)
        line += pad(String(format: "%.2f (%.0f)", ratio, time), 18)
      }
      print(line)
    }
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
