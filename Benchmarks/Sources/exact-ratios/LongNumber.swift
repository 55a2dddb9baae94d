import SuiteSupport

/// Ten thousand digits of exp(√2)·π, compared with the same calls of MPFR without certification.
struct LongNumber {
  private let exact = ExactCase(ProgramRecorder.compile("exp(sqrt(2))*pi"), digits: Self.digits)

  private static let digits = 10_000
  /// The bits of these digits, and 64 more.
  private static let bits = 33_284

  /// The nanoseconds of MPFR, and the ratio.
  func measure(
    _ certifier: Certifier, _ plan: SamplingPlan
  ) throws -> (baseline: Double, ratio: Double) {
    let baseline = { (passes: Int) in
      certifier.long(bits: Self.bits, digits: Self.digits, passes: passes)
    }
    if String(decoding: try exact.digits().digits, as: UTF8.self) != baseline(1) {
      stop("the digits of exp(sqrt(2))*pi differ")
    }
    let passes = plan.passes { _ = baseline($0) }
    return try plan.compare(passes: passes) {
      _ = baseline(passes)
    } _: {
      try exact.run(passes: passes)
    }
  }
}
