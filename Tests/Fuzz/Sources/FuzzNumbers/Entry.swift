import FuzzSupport

/// Lines on number systems, and number systems against each other.
@main
enum Entry {
  static func main() {
    Fuzzer.run([
      exact, bigFloat, decimal, agreement, numberText, complexText, binaryFormats, functions,
      enclosures,
      kernels, binaryKernels,
      decimalPeer,
    ])
  }
}
