import NumericCore

// The reduction modulo π/2 of glibc loses bits at 6381956970095103 · 2⁷⁹⁷, the double that is
// nearest to an odd multiple of π/2: there the error of the cosine is 8 ulps and that of the
// tangent 14; at the other tested arguments both stay within 1.
extension Catalogue {
  static let circular: [FunctionRow] = [
    FunctionRow(
      name: "sin", parameters: ["x"],
      form: .circular(.sin, units: .sinUnits), domain: "finite x",
      special: "NaN at ±∞; ±0 stay; NaN for NaN",
      units: .angle, accuracy: [.libm(ulps: 1), .roundedTruth], complexity: .circular,
      summary: "sine of an angle",
      example: ("sin(1)", "0.84147098480789650665250232163029899962256306079837"),
      source: "MPFR mpfr_sin, mpfr_sinu"),
    FunctionRow(
      name: "cos", parameters: ["x"],
      form: .circular(.cos, units: .cosUnits), domain: "finite x",
      special: "NaN at ±∞; NaN for NaN",
      units: .angle, accuracy: [.libm(ulps: 8), .roundedTruth], complexity: .circular,
      summary: "cosine of an angle",
      example: ("cos(1)", "0.54030230586813971740093660744297660373231042061792"),
      source: "MPFR mpfr_cos, mpfr_cosu"),
    FunctionRow(
      name: "tan", parameters: ["x"],
      form: .circular(.tan, units: .tanUnits),
      domain: "finite x, no odd multiple of a quarter turn",
      special: "NaN at ±∞; ±0 stay; NaN for NaN",
      units: .angle, accuracy: [.libm(ulps: 14), .roundedTruth], complexity: .circular,
      summary: "tangent of an angle",
      example: ("tan(1)", "1.5574077246549022305069748074583601730872507723815"),
      source: "MPFR mpfr_tan, mpfr_tanu"),
    FunctionRow(
      name: "sec", parameters: ["x"],
      form: .reciprocalCircular(.sec, units: .cosUnits),
      domain: "finite x, no odd multiple of a quarter turn",
      special: "NaN at ±∞; NaN for NaN",
      units: .angle, accuracy: [.roundedTruth, .roundedTruth], complexity: .circular,
      summary: "secant 1/cos x",
      example: ("sec(1)", "1.850815717680925617911753241398650193470396655094"),
      source: "MPFR mpfr_sec"),
    FunctionRow(
      name: "csc", parameters: ["x"],
      form: .reciprocalCircular(.csc, units: .sinUnits),
      domain: "finite x, no multiple of half a turn",
      special: "NaN at ±∞; ±∞ at ±0; NaN for NaN",
      units: .angle, accuracy: [.roundedTruth, .roundedTruth], complexity: .circular,
      summary: "cosecant 1/sin x",
      example: ("csc(1)", "1.188395105778121216261599452374551003527829834098"),
      source: "MPFR mpfr_csc"),
    FunctionRow(
      name: "cot", parameters: ["x"],
      form: .reciprocalCircular(.cot, units: .tanUnits),
      domain: "finite x, no multiple of half a turn",
      special: "NaN at ±∞; ±∞ at ±0; NaN for NaN",
      units: .angle, accuracy: [.roundedTruth, .roundedTruth], complexity: .circular,
      summary: "cotangent 1/tan x",
      example: ("cot(1)", "0.64209261593433070300641998659426562023027811391817"),
      source: "MPFR mpfr_cot"),
    FunctionRow(
      name: "asin", aliases: ["arcsin"], parameters: ["x"],
      form: .inverseCircular(.asin, units: .asinUnits), domain: "−1 ≤ x ≤ 1",
      special: "NaN outside [−1, 1]; ±0 stay; NaN for NaN",
      units: .plainNumbers, accuracy: [.libm(ulps: 1), .roundedTruth], complexity: .exponential,
      summary: "angle of a given sine",
      example: ("asin(0.5)", "0.52359877559829887307710723054658381403286156656252"),
      source: "MPFR mpfr_asin, mpfr_asinu"),
    FunctionRow(
      name: "acos", aliases: ["arccos"], parameters: ["x"],
      form: .inverseCircular(.acos, units: .acosUnits), domain: "−1 ≤ x ≤ 1",
      special: "NaN outside [−1, 1]; +0 at 1; NaN for NaN",
      units: .plainNumbers, accuracy: [.libm(ulps: 1), .roundedTruth], complexity: .exponential,
      summary: "angle of a given cosine",
      example: ("acos(0.5)", "1.047197551196597746154214461093167628065723133125"),
      source: "MPFR mpfr_acos, mpfr_acosu"),
    FunctionRow(
      name: "atan", aliases: ["arctan"], parameters: ["x"],
      form: .inverseCircular(.atan, units: .atanUnits), domain: "every x",
      special: "±π/2 at ±∞; ±0 stay; NaN for NaN",
      units: .plainNumbers, accuracy: [.libm(ulps: 1), .roundedTruth], complexity: .exponential,
      summary: "angle of a given tangent",
      example: ("atan(0.5)", "0.46364760900080611621425623146121440202853705428612"),
      source: "MPFR mpfr_atan, mpfr_atanu"),
    FunctionRow(
      name: "atan2", aliases: ["arctan2"], parameters: ["y", "x"],
      form: .inverseCircular2(.atan2, units: .atan2Units), domain: "every y and x",
      special: "signed zeros and infinities as in IEEE 754; NaN for NaN",
      units: .cancelled, accuracy: [.libm(ulps: 1), .roundedTruth], complexity: .exponential,
      summary: "angle of the point (x, y)",
      example: ("atan2(1, -1)", "2.3561944901923449288469825374596271631478770495313"),
      source: "MPFR mpfr_atan2, mpfr_atan2u; IEEE 754 atan2"),
    FunctionRow(
      name: "sinu", parameters: ["x", "u"],
      form: .binary(.sinUnits), domain: "finite x; a whole number u ≥ 1",
      special:
        "exact where the value is 0, ±½ or ±1; NaN at ±∞ and where u is not a whole number ≥ 1; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "sine of x u-ths of a turn",
      example: ("sinu(30, 360)", "0.5"),
      source: "MPFR mpfr_sinu"),
    FunctionRow(
      name: "cosu", parameters: ["x", "u"],
      form: .binary(.cosUnits), domain: "finite x; a whole number u ≥ 1",
      special:
        "exact where the value is 0, ±½ or ±1; NaN at ±∞ and where u is not a whole number ≥ 1; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "cosine of x u-ths of a turn",
      example: ("cosu(60, 360)", "0.5"),
      source: "MPFR mpfr_cosu"),
    FunctionRow(
      name: "tanu", parameters: ["x", "u"],
      form: .binary(.tanUnits), domain: "finite x; a whole number u ≥ 1",
      special:
        "exact where the value is 0 or ±1; ±∞ at the poles; NaN at ±∞ and where u is not a whole number ≥ 1; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "tangent of x u-ths of a turn",
      example: ("tanu(45, 360)", "1"),
      source: "MPFR mpfr_tanu"),
    FunctionRow(
      name: "asinu", parameters: ["x", "u"],
      form: .binary(.asinUnits), domain: "−1 ≤ x ≤ 1; a whole number u ≥ 1",
      special: "exact at 0, ±½ and ±1; NaN where u is not a whole number ≥ 1; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "angle of a given sine, u to a turn",
      example: ("asinu(0.5, 360)", "30"),
      source: "MPFR mpfr_asinu"),
    FunctionRow(
      name: "acosu", parameters: ["x", "u"],
      form: .binary(.acosUnits), domain: "−1 ≤ x ≤ 1; a whole number u ≥ 1",
      special: "exact at 0, ±½ and ±1; NaN where u is not a whole number ≥ 1; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "angle of a given cosine, u to a turn",
      example: ("acosu(0.5, 360)", "60"),
      source: "MPFR mpfr_acosu"),
    FunctionRow(
      name: "atanu", parameters: ["x", "u"],
      form: .binary(.atanUnits), domain: "every x; a whole number u ≥ 1",
      special: "exact at 0, ±1 and ±∞; NaN where u is not a whole number ≥ 1; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "angle of a given tangent, u to a turn",
      example: ("atanu(1, 360)", "45"),
      source: "MPFR mpfr_atanu"),
    FunctionRow(
      name: "atan2u", parameters: ["y", "x", "u"],
      form: .list(.atan2Units), domain: "every y and x; a whole number u ≥ 1",
      special:
        "signed zeros and infinities as in atan2; NaN where u is not a whole number ≥ 1; NaN for NaN",
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .exponential,
      summary: "angle of the point (x, y), u to a turn",
      example: ("atan2u(1, -1, 360)", "135"),
      source: "MPFR mpfr_atan2u"),
  ]
}
