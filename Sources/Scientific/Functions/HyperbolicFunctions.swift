import NumericCore

extension Catalogue {
  static let hyperbolic: [FunctionRow] = [
    FunctionRow(
      name: "sinh", parameters: ["x"],
      form: .unary(.sinh), domain: "every x",
      special: "±0 and ±∞ stay; NaN for NaN",
      units: .plainNumbers, accuracy: [.libm(ulps: 2)], complexity: .exponential,
      summary: "hyperbolic sine",
      example: ("sinh(1)", "1.1752011936438014568823818505956008151557179813341"),
      source: "MPFR mpfr_sinh"),
    FunctionRow(
      name: "cosh", parameters: ["x"],
      form: .unary(.cosh), domain: "every x",
      special: "1 at ±0, +∞ at ±∞; NaN for NaN",
      units: .plainNumbers, accuracy: [.libm(ulps: 2)], complexity: .exponential,
      summary: "hyperbolic cosine",
      example: ("cosh(1)", "1.5430806348152437784779056207570616826015291123659"),
      source: "MPFR mpfr_cosh"),
    FunctionRow(
      name: "tanh", parameters: ["x"],
      form: .unary(.tanh), domain: "every x",
      special: "±1 at ±∞; ±0 stay; NaN for NaN",
      units: .plainNumbers, accuracy: [.libm(ulps: 2)], complexity: .exponential,
      summary: "hyperbolic tangent",
      example: ("tanh(1)", "0.76159415595576488811945828260479359041276859725794"),
      source: "MPFR mpfr_tanh"),
    FunctionRow(
      name: "sech", parameters: ["x"],
      form: .unary(.sech), domain: "every x",
      special: "1 at ±0, +0 at ±∞; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "hyperbolic secant 1/cosh x",
      example: ("sech(1)", "0.64805427366388539957497735322615032310848931207194"),
      source: "MPFR mpfr_sech"),
    FunctionRow(
      name: "csch", parameters: ["x"],
      form: .unary(.csch), domain: "x ≠ 0",
      special: "±∞ at ±0, ±0 at ±∞; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "hyperbolic cosecant 1/sinh x",
      example: ("csch(1)", "0.85091812823932154513384276328717528418172466091034"),
      source: "MPFR mpfr_csch"),
    FunctionRow(
      name: "coth", parameters: ["x"],
      form: .unary(.coth), domain: "x ≠ 0",
      special: "±∞ at ±0, ±1 at ±∞; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "hyperbolic cotangent 1/tanh x",
      example: ("coth(1)", "1.3130352854993313036361612469308478329120139412405"),
      source: "MPFR mpfr_coth"),
    FunctionRow(
      name: "asinh", aliases: ["arsinh"], parameters: ["x"],
      form: .unary(.asinh), domain: "every x",
      special: "±0 and ±∞ stay; NaN for NaN",
      units: .plainNumbers, accuracy: [.libm(ulps: 2)], complexity: .exponential,
      summary: "inverse hyperbolic sine",
      example: ("asinh(2)", "1.443635475178810342493276740273105269405553003157"),
      source: "MPFR mpfr_asinh"),
    FunctionRow(
      name: "acosh", aliases: ["arcosh"], parameters: ["x"],
      form: .unary(.acosh), domain: "x ≥ 1",
      special: "NaN below 1; +0 at 1; NaN for NaN",
      units: .plainNumbers, accuracy: [.libm(ulps: 2)], complexity: .exponential,
      summary: "inverse hyperbolic cosine, ≥ 0",
      example: ("acosh(2)", "1.3169578969248167086250463473079684440269819714675"),
      source: "MPFR mpfr_acosh"),
    FunctionRow(
      name: "atanh", aliases: ["artanh"], parameters: ["x"],
      form: .unary(.atanh), domain: "−1 < x < 1",
      special: "±∞ at ±1, NaN outside; ±0 stay; NaN for NaN",
      units: .plainNumbers, accuracy: [.libm(ulps: 2)], complexity: .exponential,
      summary: "inverse hyperbolic tangent",
      example: ("atanh(0.5)", "0.54930614433405484569762261846126285232374527891137"),
      source: "MPFR mpfr_atanh"),
  ]
}
