import NumberTypeCases
import SuiteSupport

/// Prints what BigFloat's and FixedFloat's forms cost beside the same calls in C, measured in turns in one process.
///
///     swift run -c release ratios [--quick]
@main
enum Ratios {
  static func main() {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release ratios`")
    #else
      let arguments = CommandLine.arguments.dropFirst()
      guard arguments.allSatisfy({ $0 == "--quick" }) else { stop("usage: ratios [--quick]") }
      orStop { try printTable(arguments.isEmpty ? .turns : .quick) }
    #endif
  }

  private static func printTable(_ plan: SamplingPlan) throws {
    print(RatioTable.explanation(plan))
    print(RatioTable.header)
    for operation in NumberOperation.allCases {
      for bits in [64, 128, 256, 512, 1024, 2048, 4096, 10_000] {
        print(RatioTable.line(try RatioRow(BigFloatCase(bits: bits), operation, plan)))
      }
    }
    print()
    for timed in try FixedCase.all() { print(try RatioTable.fixed(timed, plan)) }
    for bits in [128, 256, 1024] { print(try RatioTable.sums(bits: bits, plan)) }
    print(try RatioTable.doubles(plan))
    print(RatioTable.overhead(plan))
  }
}
