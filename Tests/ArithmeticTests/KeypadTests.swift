import Arithmetic
import BigNumbers
import NumericCore
import Testing

/// Presses keys on a pad.
struct KeypadRun {
  var displays: [String] = []
  var workings: [String] = []
  var pad: any KeypadPanel

  init(_ keys: String, _ pad: any KeypadPanel) throws {
    self.pad = pad
    for (key, _) in try KeypadReader.keys(keys) {
      try self.pad.press(key)
      displays.append(self.pad.display)
      workings.append(self.pad.workings)
    }
  }

  /// A keypad on each backend.
  static func pads(
    repetition: KeypadRepetition = .final, format: KeypadFormat = KeypadFormat()
  ) throws -> [any KeypadPanel] {
    [
      Keypad(Calculator(ExactBackend()), format: format, repetition: repetition),
      Keypad(Calculator(DoubleBackend.completed), format: format, repetition: repetition),
      Keypad(
        Calculator(try BigFloatBackend(precision: .bits(200))), format: format,
        repetition: repetition),
      Keypad(Calculator(try DecimalBackend(digits: 40)), format: format, repetition: repetition),
    ]
  }
}

@Suite("keypad")
struct KeypadTests {
  private func check(
    _ keys: String, _ displays: String, repetition: KeypadRepetition = .final,
    format: KeypadFormat = KeypadFormat()
  ) throws {
    for pad in try KeypadRun.pads(repetition: repetition, format: format) {
      let run = try KeypadRun(keys, pad)
      #expect(run.displays.joined(separator: " ") == displays, "\(keys) on \(Swift.type(of: pad))")
    }
  }

  @Test(
    "the table, on every backend",
    arguments: [
      ("1 + 2 + 3 + * + *", "1 1 2 3 3 6 3 6 3"),
      ("1 + 2 + ( 3 * 4 xy 2 = = =", "1 1 2 3 3 3 3 4 4 2 51 99 147"),
      ("1 + 2 + ( xy 3 =", "1 1 2 3 3 2 3 9"), ("2 + xy 4 =", "2 2 2 4 16"),
      ("1 + - 3 =", "1 1 1 3 -2"), ("1 * 2 * 3 + ( ( ) - 4 =", "1 1 2 2 3 6 6 6 6 3 4 -2"),
    ])
  func table(_ row: (keys: String, displays: String)) throws {
    try check(row.keys, row.displays)
  }

  @Test("the end of the calculation is its end") func ending() throws {
    let run = try KeypadRun(
      "1 + ( 2 * ( 3 + 456789 / 7 xy 2 + ( 5 * 8", Keypad(Calculator(ExactBackend())))
    for length in 0...run.pad.workings.utf8.count {
      let end = run.pad.workings(atMost: length)
      #expect(run.pad.workings.hasSuffix(end) && end.utf8.count >= length, "\(end)")
    }
  }

  @Test("the operation entered last is repeated where that is asked for") func repeatLast() throws {
    try check(
      "1 + 2 + ( 3 * 4 xy 2 = = =", "1 1 2 3 3 3 3 4 4 2 51 2601 6765201", repetition: .last)
    try check("2 * ( 3 + 4 ) = =", "2 2 2 3 3 4 7 14 18", repetition: .last)
    try check("2 * ( 3 + 4 ) = =", "2 2 2 3 3 4 7 14 98")
  }

  @Test(
    "rules 1 to 3: numbers, totals, and operators that replace each other",
    arguments: [
      ("0 0 7 . . 5", "0 0 7 7 7 7.5"), (". . 5", "0. 0. 0.5"), ("1 . 0 0 +", "1 1 1.0 1.00 1"),
      ("12 sqrt 5", "1 12 3.46410162 5"), ("5 = 3", "5 5 3"), ("5 m+ 3", "5 5 3"),
      ("5 m- 3", "5 5 3"), ("2 * 3 + 4 * 5 * 6 - =", "2 2 3 6 4 4 5 20 6 126 0"),
      ("2 * 3 xy 4 xy", "2 2 3 3 4 81"), ("2 * 3 xy + 1 =", "2 2 3 3 6 1 7"),
      ("2 xy yx 3 =", "2 2 2 3 9"), ("- 5 =", "0 5 -5"), ("( - 5 =", "0 0 5 -5"),
    ])
  func entering(_ row: (keys: String, displays: String)) throws {
    try check(row.keys, row.displays)
  }

  @Test(
    "rules 4 to 6: what is corrected and completed",
    arguments: [
      ("2 * 3 + xy 2 =", "2 2 3 6 3 2 18"), ("2 xy 3 xy 2 =", "2 2 3 8 2 64"),
      ("( ) 5", "0 0 5"), (") 5 )", "0 5 5"), ("1 + ( ) 2 =", "1 1 1 1 2 3"),
      ("3 + =", "3 3 6"), ("1 + 2 * 3 + =", "1 1 2 2 3 7 14"), ("( 1 + 2 + ) =", "0 1 1 2 3 6 6"),
      ("( 1 + 2 ) * ( - 3 =", "0 1 1 2 3 3 3 3 3 0"), ("2 + ( ( ( 3 =", "2 2 2 2 2 3 5"),
      ("5 ( 2 ) 3 =", "5 5 2 2 3 30"), ("5 + ( =", "5 5 5 10"), ("5 ( ) + 1 =", "5 5 5 5 1 6"),
      ("9 + sqrt =", "9 9 3 12"), ("1 + 2 + ( sqrt =", "1 1 2 3 3 1.73205081 4.73205081"),
    ])
  func correcting(_ row: (keys: String, displays: String)) throws {
    try check(row.keys, row.displays)
  }

  @Test(
    "rules 7 to 9: repeating, removing, percent",
    arguments: [
      ("2 xy 3 = =", "2 2 3 8 512"), ("2 + 3 xy 2 = =", "2 2 3 3 2 11 20"),
      ("5 = =", "5 5 5"), ("1 + 2 = 5 =", "1 1 2 3 5 5"), ("1 + 2 = + 4 =", "1 1 2 3 3 4 7"),
      ("12 +/- bs bs bs bs", "1 12 -12 -1 -0 0 0"), ("1 + 2 = bs", "1 1 2 3 3"),
      ("1.5 bs 6 bs bs bs", "1 1 1.5 1 1.6 1 0 0"), ("100 + 5 % =", "1 10 100 100 5 5 105"),
      ("200 * 5 % =", "2 20 200 200 5 0.05 10"), ("5 %", "5 0.05"),
      ("100 + 2 xy 50 % =", "1 10 100 100 2 2 5 50 0.5 101.414214"),
      ("50 + 50 - 10 % =", "5 50 50 5 50 100 1 10 10 90"),
      (
        "200 + 10 % * 2 =",
        "2 20 200 200 1 10 20 20 2 240"
      ), ("100 + ( 2 + 3 ) % =", "1 10 100 100 100 2 2 3 5 5 105"),
      ("100 + 5 % sqrt =", "1 10 100 100 5 5 2.23606798 102.236068"),
      ("100 + 5 % * ( - 2 =", "1 10 100 100 5 5 5 5 5 2 103"), ("50 + % =", "5 50 50 25 75"),
    ])
  func repeating(_ row: (keys: String, displays: String)) throws {
    try check(row.keys, row.displays)
  }

  @Test(
    "editing, memory, second functions, exponents",
    arguments: [
      ("1 + 2 c 3 =", "1 1 2 0 3 4"), ("1 + 2 ac 3 =", "1 1 2 0 3 3"),
      ("( 1 + 2 ) c 4 =", "0 1 1 2 3 0 4 4"), ("5 m+ ac 3 * mr =", "5 5 0 3 3 5 15"),
      ("5 m+ 2 m- mr mc mr", "5 5 2 2 3 3 0"), ("1 + 2 m+ * 3 =", "1 1 2 2 2 3 7"),
      ("2 2nd x2 x2 2nd x2", "2 2 1.41421356 1.18920712 1.18920712 1.41421356"),
      ("12 ee 3 +/- =", "1 12 12e0 12e3 12e-3 0.012"), ("ee 3 =", "1e0 1e3 1000"),
      ("5 ee 1 bs bs bs", "5 5e0 5e1 5e0 5 0"), ("3 + +/- 4 =", "3 3 -0 -4 -1"),
      ("9 sqrt +/-", "9 3 -3"), ("2 +/- xy 2 =", "2 -2 -2 2 4"), ("27 root 3 =", "2 27 27 3 3"),
      ("8 logy 2 =", "8 8 2 3"), ("4 1/x", "4 0.25"), ("5 !", "5 120"),
    ])
  func editing(_ row: (keys: String, displays: String)) throws {
    try check(row.keys, row.displays)
  }

  @Test(
    "what does not fit has an exponent",
    arguments: [
      ("999999999 + 1 =", "1e+9"), ("123456789 * 10 =", "1.23456789e+9"),
      ("99999 x2", "9.9998e+9"), ("1 / 3 =", "0.333333333"), ("2 / 3 = * 3 =", "2"),
      ("1 ee 6 +/- =", "0.000001"), ("1 ee 7 +/- =", "1e-7"), ("1 ee 7 +/- * 3 =", "3e-7"),
    ])
  func fitting(_ row: (keys: String, display: String)) throws {
    for pad in try KeypadRun.pads() {
      #expect(try KeypadRun(row.keys, pad).displays.last == row.display)
    }
  }

  @Test("decimals and none for whole numbers") func decimals() throws {
    let format = KeypadFormat(decimals: 2)
    try check("21.12 / 2 =", "2 21 21 21.1 21.12 21.12 2 10.56", format: format)
    try check("5 / 2 = * 2 =", "5 5 2 2.50 2.50 2 5", format: format)
  }

  @Test("an error is shown until a number starts anew") func errors() throws {
    try check("1 / 0 = + 5 + 1 =", "1 1 0 Error Error 5 5 1 6")
    try check("1 +/- sqrt sqrt = 4 sqrt", "1 -1 Error Error Error 4 2")
    try check("1 / 0 + * ( 2 + 3 =", "1 1 0 Error Error 0 2 2 3 5")
    try check("0 ln ac", "0 Error 0")
    for pad in try KeypadRun.pads() {
      #expect(try KeypadRun("1 / 0 =", pad).pad.failure?.kind == .divisionByZero)
      #expect(try KeypadRun("1 / 0 = 7", pad).pad.failure == nil)
    }
  }

  @Test("every backend shows its own numbers") func ownNumbers() throws {
    let sines = try KeypadRun.pads().map { try KeypadRun("pi sin", $0).displays[1] }
    // The rounding errors of π to 53 bits, to 200 bits and to 40 digits (mpmath).
    #expect(sines == ["0", "1.2246468e-16", "1.1419937e-61", "1.69399375e-40"])
    let sums = try KeypadRun.pads(format: KeypadFormat(digits: 17)).map {
      try KeypadRun("0.1 + 0.2 =", $0).displays.last
    }
    #expect(sums == ["0.3", "0.30000000000000004", "0.3", "0.3"])
  }

  @Test("angles have the unit in which they were pressed") func angles() throws {
    try check(
      "30 sin deg 30 sin 0.5 asin rad", "3 30 -0.988031624 -0.988031624 3 30 0.5 0 0 0.5 30 30")
    let turn = try KeypadRun("deg 180 cos + rad pi cos =", try KeypadRun.pads()[0])
    #expect(turn.displays.last == "-2")
    #expect(turn.workings.last == "cos(180°) + cos(pi) =")
  }
}
