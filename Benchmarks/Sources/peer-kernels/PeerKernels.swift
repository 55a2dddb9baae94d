import BigNumbers
import NumericCore
import SuiteSupport

/// Times four kernels on BigFloat and prints `kernel bits nanoseconds digits` for each, as the programs
/// in `Peers/` do on their numbers. `Scripts/peers` runs all of them in turns.
///
///     swift run -c release peer-kernels [samples]
@main
enum PeerKernels {
  static func main() {
    #if DEBUG
      stop("a debug build measures nothing: use `swift run -c release peer-kernels`")
    #else
      let samples = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 7
      for bits in [128, 256, 1024] {
        let kernels = KernelSet(precision: .bits(bits))
        report("dot", bits, samples, kernels.dot)
        report("matrix", bits, samples, kernels.matrixProduct)
        report("horner", bits, samples, kernels.horner)
        report("logistic", bits, samples, kernels.logisticMap)
      }
    #endif
  }

  /// The median time of one run, and the first digits of the result.
  private static func report(
    _ name: String, _ bits: Int, _ samples: Int, _ kernel: () -> BigFloat
  ) {
    let clock = ContinuousClock()
    var times: [Double] = []
    var result = kernel()
    for _ in 0..<samples {
      let time = clock.measure { result = kernel() }.components
      times.append(Double(time.seconds) * 1e9 + Double(time.attoseconds) * 1e-9)
    }
    let digits = result.digits(radix: 10, .significant(20), .nearestEven)
    let text = String(decoding: digits.digits, as: UTF8.self)
    print(name, bits, Int(times.sorted()[samples / 2]), text)
  }
}
