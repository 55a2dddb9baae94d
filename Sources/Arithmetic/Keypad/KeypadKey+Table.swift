extension KeypadKey {
  /// All keys except `paste:TEXT`.
  public static let table: [KeypadKey] = [
    digits, operators, powers, logarithms, circular, hyperbolic, numbers, memory, editing,
  ].flatMap { $0 }

  private static let digits: [KeypadKey] = (0...9).map { digit in
    KeypadKey(
      name: "\(digit)", label: "\(digit)", summary: "a digit of the number being entered",
      effect: .digit(digit))
  }

  private static let operators: [KeypadKey] = [
    KeypadKey(
      name: ".", aliases: [","], label: ".", summary: "the decimal point", effect: .point),
    KeypadKey(
      name: "+/-", aliases: ["±", "neg"], label: "±", summary: "change the sign", effect: .sign),
    KeypadKey(name: "+", label: "+", summary: "add", effect: .infix(.add)),
    KeypadKey(
      name: "-", aliases: ["−"], label: "−", summary: "subtract", effect: .infix(.subtract)),
    KeypadKey(
      name: "*", aliases: ["×", "·"], label: "×", summary: "multiply", effect: .infix(.multiply)),
    KeypadKey(
      name: "/", aliases: ["÷"], label: "÷", summary: "divide", effect: .infix(.divide)),
    KeypadKey(
      name: "=", aliases: ["enter"], label: "=", summary: "the result; again, the last operation",
      effect: .equals),
    KeypadKey(name: "(", label: "(", summary: "open a parenthesis", effect: .open),
    KeypadKey(name: ")", label: ")", summary: "close a parenthesis", effect: .close),
    KeypadKey(
      name: "%", label: "%",
      summary: "percent: behind + and - of what stands before, else a hundredth", effect: .percent),
  ]

  private static let powers: [KeypadKey] = [
    KeypadKey(
      name: "xy", aliases: ["^", "x^y", "xʸ"], label: "xʸ", summary: "x to the power y",
      effect: .infix(.power), secondName: "root"),
    KeypadKey(
      name: "yx", aliases: ["y^x", "yˣ"], label: "yˣ", summary: "y to the power x, x entered first",
      effect: .infix(.reversedPower), secondName: "logy"),
    KeypadKey(
      name: "root", aliases: ["ʸ√x"], label: "ʸ√x", summary: "the root of x of degree y",
      effect: .infix(.root), secondName: "xy"),
    KeypadKey(
      name: "logy", aliases: ["log_y"], label: "logᵧ", summary: "the logarithm of x to the base y",
      effect: .infix(.logarithm), secondName: "yx"),
    function("x2", ["²", "x²", "x^2"], "x²", "the square", ["", "^2"], second: "sqrt"),
    function("x3", ["³", "x³", "x^3"], "x³", "the cube", ["", "^3"], second: "cbrt"),
    function("1/x", ["x^-1"], "1/x", "the reciprocal", ["1/", ""], isEnclosed: true),
    function("sqrt", ["√", "²√x"], "√x", "the square root", ["sqrt(", ")"], second: "x2"),
    function("cbrt", ["∛", "³√x"], "∛x", "the cube root", ["cbrt(", ")"], second: "x3"),
    function("!", ["x!"], "x!", "the factorial", ["", "!"]),
  ]

  private static let logarithms: [KeypadKey] = [
    function("ex", ["e^x", "exp"], "eˣ", "e to the power x", ["exp(", ")"], second: "ln"),
    function("10x", ["10^x"], "10ˣ", "10 to the power x", ["10^", ""], second: "log10"),
    function("2x", ["2^x"], "2ˣ", "2 to the power x", ["2^", ""], second: "log2"),
    function("ln", ["log"], "ln", "the natural logarithm", ["ln(", ")"], second: "ex"),
    function("log10", ["lg"], "log₁₀", "the common logarithm", ["log10(", ")"], second: "10x"),
    function("log2", ["lb"], "log₂", "the binary logarithm", ["log2(", ")"], second: "2x"),
  ]

  private static let circular: [KeypadKey] =
    circular("sin") + circular("cos") + circular("tan")

  private static let hyperbolic: [KeypadKey] =
    hyperbolic("sinh", "sine") + hyperbolic("cosh", "cosine") + hyperbolic("tanh", "tangent")

  /// A circular function and its inverse, which both have a version for degrees.
  private static func circular(_ name: String) -> [KeypadKey] {
    let inverse = "a" + name
    let degrees = KeypadFormula(pieces: [name + "(", "°)"])
    let inDegrees = KeypadFormula(pieces: [inverse + "u(", ", 360)"])
    return [
      KeypadKey(
        name: name, label: name, summary: "the \(name) of an angle",
        effect: .function(.call(name), inDegrees: degrees), secondName: inverse),
      KeypadKey(
        name: inverse, aliases: ["arc" + name, name + "⁻¹"], label: name + "⁻¹",
        summary: "the angle of a \(name)",
        effect: .function(.call(inverse), inDegrees: inDegrees)),
    ]
  }

  private static func hyperbolic(_ name: String, _ word: String) -> [KeypadKey] {
    let inverse = "a" + name
    return [
      function(
        name, [], name, "the hyperbolic \(word)", [name + "(", ")"], second: inverse),
      function(
        inverse, ["ar" + name, name + "⁻¹"], inverse, "the inverse hyperbolic \(word)",
        [inverse + "(", ")"]),
    ]
  }

  private static let numbers: [KeypadKey] = [
    KeypadKey(name: "pi", aliases: ["π"], label: "π", summary: "π", effect: .constant("pi")),
    KeypadKey(
      name: "e", label: "e", summary: "the base of the natural logarithm", effect: .constant("e")),
    KeypadKey(
      name: "ee", aliases: ["eex"], label: "EE", summary: "the exponent of ten follows",
      effect: .exponent),
    KeypadKey(
      name: "rand", label: "Rand", summary: "a random number between 0 and 1", effect: .random),
  ]

  private static let memory: [KeypadKey] = [
    KeypadKey(name: "mc", label: "mc", summary: "clear the memory", effect: .memory(.clear)),
    KeypadKey(
      name: "m+", label: "m+", summary: "add what is shown to the memory", effect: .memory(.add)),
    KeypadKey(
      name: "m-", aliases: ["m−"], label: "m−", summary: "subtract it from the memory",
      effect: .memory(.subtract)),
    KeypadKey(name: "mr", label: "mr", summary: "recall the memory", effect: .memory(.recall)),
  ]

  private static let editing: [KeypadKey] = [
    KeypadKey(
      name: "2nd", label: "2nd", summary: "switch to the inverse functions and back",
      effect: .second),
    KeypadKey(
      name: "rad", label: "Rad", summary: "angles in radians", effect: .angle(.radians)),
    KeypadKey(
      name: "deg", label: "Deg", summary: "angles in degrees", effect: .angle(.degrees)),
    KeypadKey(
      name: "ac", label: "AC", summary: "clear everything but the memory", effect: .allClear),
    KeypadKey(name: "c", aliases: ["ce"], label: "C", summary: "clear the entry", effect: .clear),
    KeypadKey(
      name: "bs", aliases: ["⌫"], label: "⌫", summary: "remove the last digit of the entry",
      effect: .backspace),
    KeypadKey(
      name: "copy", label: "copy", summary: "copy the value with all its digits", effect: .copy),
    KeypadKey(
      name: "mode:standard", aliases: ["standard"], label: "std", summary: "the standard pad",
      effect: .pad(.standard)),
    KeypadKey(
      name: "mode:scientific", aliases: ["scientific"], label: "sci", summary: "the scientific pad",
      effect: .pad(.scientific)),
  ]

  private static func function(
    _ name: String, _ aliases: [String], _ label: String, _ summary: String, _ pieces: [String],
    second: String? = nil, isEnclosed: Bool = false
  ) -> KeypadKey {
    KeypadKey(
      name: name, aliases: aliases, label: label, summary: summary,
      effect: .function(
        KeypadFormula(pieces: pieces, isEnclosed: isEnclosed), inDegrees: nil),
      secondName: second)
  }
}
