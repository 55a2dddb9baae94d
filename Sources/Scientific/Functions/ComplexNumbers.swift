import NumericCore

extension Catalogue {
  static let complexNumbers: [FunctionRow] = [
    FunctionRow(
      name: "re", parameters: ["z"],
      form: .parts(.realPart), domain: "every z",
      special: "as it is",
      units: .plainNumbers, accuracy: [.correctlyRounded], complexity: .linear,
      summary: "real part",
      example: ("re((1 + 2i)^2)", "-3"),
      source: "ISO C creal"),
    FunctionRow(
      name: "im", parameters: ["z"],
      form: .parts(.imaginaryPart), domain: "every z",
      special: "as it is; 0 for real numbers",
      units: .plainNumbers, accuracy: [.correctlyRounded], complexity: .linear,
      summary: "imaginary part",
      example: ("im((1 + 2i)^2)", "4"),
      source: "ISO C cimag"),
    FunctionRow(
      name: "conj", parameters: ["z"],
      form: .parts(.conjugate), domain: "every z",
      special: "changes the sign of the imaginary part, of zeros too",
      units: .plainNumbers, accuracy: [.correctlyRounded], complexity: .linear,
      summary: "complex conjugate",
      example: ("conj(3 + 4i)", "3-4i"),
      source: "ISO C conj"),
    FunctionRow(
      name: "arg", parameters: ["z"],
      form: .parts(.angle), domain: "every z",
      special:
        "cut along the negative real axis, on which the sign of a zero imaginary part chooses π or −π",
      units: .plainNumbers, accuracy: [.libm(ulps: 1)], complexity: .exponential,
      summary: "angle of a complex number",
      example: ("arg(-1 + i)", "2.3561944901923449288469825374596271631478770495313"),
      source: "ISO C carg; MPFR mpfr_atan2"),
    FunctionRow(
      name: "cis", parameters: ["angle"],
      form: .parts(.pointOfAngle), domain: "every angle",
      special: "NaN for infinities",
      units: .angle, accuracy: [.libm(ulps: 1)], complexity: .exponential,
      summary: "cos + i·sin of an angle",
      example: ("cis(30°)", "0.86602540378443864676372317075293618347140262690519+0.5i"),
      source: "definition"),
  ]
}
