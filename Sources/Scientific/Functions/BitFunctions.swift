import NumericCore

// The bits of whole numbers, which operators combine as well.
extension Catalogue {
  private static let endless = "negative numbers have endless ones above; " + wholeOnly

  /// Bits in two's complement.
  static let bits: [FunctionRow] = [
    FunctionRow(
      name: "bitand", parameters: ["a", "b"], form: .list(.bitwiseAnd), domain: "whole numbers",
      special: endless, units: .plainNumbers, accuracy: [.roundedTruth], complexity: .linear,
      summary: "the bits that are set in both: a & b",
      example: ("bitand(12, 10)", "8"), source: "GMP mpz_and"),
    FunctionRow(
      name: "bitor", parameters: ["a", "b"], form: .list(.bitwiseOr), domain: "whole numbers",
      special: endless, units: .plainNumbers, accuracy: [.roundedTruth], complexity: .linear,
      summary: "the bits that are set in one or both: a | b",
      example: ("bitor(12, 10)", "14"), source: "GMP mpz_ior"),
    FunctionRow(
      name: "bitxor", parameters: ["a", "b"], form: .list(.bitwiseXor), domain: "whole numbers",
      special: endless, units: .plainNumbers, accuracy: [.roundedTruth], complexity: .linear,
      summary: "the bits that are set in exactly one: a xor b",
      example: ("bitxor(12, 10)", "6"), source: "GMP mpz_xor"),
    FunctionRow(
      name: "shl", aliases: ["bitlshift"], parameters: ["n", "k"], form: .list(.shiftUp),
      domain: "whole numbers, k ≥ 0", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .linear,
      summary: "the bits k places up: n << k, which is n·2^k",
      example: ("shl(3, 4)", "48"), source: "GMP mpz_mul_2exp"),
    FunctionRow(
      name: "shr", aliases: ["bitrshift"], parameters: ["n", "k"], form: .list(.shiftDown),
      domain: "whole numbers, k ≥ 0", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .linear,
      summary: "the bits k places down: n >> k, which is n/2^k rounded down",
      example: ("shr(-5, 1)", "-3"), source: "GMP mpz_fdiv_q_2exp"),
  ]
}
