import Arithmetic
import BigNumbers
import NumericCore
import Testing

/// Every error has a class and a place in the source.
@Suite("errors")
struct ErrorTests {
  struct Row: Sendable, CustomStringConvertible {
    var source: String
    var kind: ErrorKind
    var culprit: String?
    var suggestion: String?
    var description: String { source }

    init(_ source: String, _ kind: ErrorKind, at culprit: String?, suggests: String? = nil) {
      self.source = source
      self.kind = kind
      self.culprit = culprit
      self.suggestion = suggests
    }
  }

  static let rows: [Row] = [
    Row("1/0", .divisionByZero, at: "1/0"), Row("0/0", .divisionByZero, at: "0/0"),
    Row("0^-1", .divisionByZero, at: "0^-1"), Row("mod(5,0)", .divisionByZero, at: "mod(5,0)"),
    Row("5 mod 0", .divisionByZero, at: "5 mod 0"),
    Row("2+1/sin(0)", .divisionByZero, at: "1/sin(0)"),
    Row("sqrt(-1)", .domain, at: "sqrt(-1)"), Row("ln(0)", .domain, at: "ln(0)"),
    Row("asin(2)", .domain, at: "asin(2)"), Row("atanh(1)", .domain, at: "atanh(1)"),
    Row("gamma(0)", .domain, at: "gamma(0)"), Row("gamma(-1)", .domain, at: "gamma(-1)"),
    Row("1+(-8)^(1/3)", .domain, at: "(-8)^(1/3)"), Row("(-1)!", .domain, at: "(-1)!"),
    Row("(-2)!", .domain, at: "(-2)!"), Row("log(2, 1)", .domain, at: "log(2, 1)"),
    Row("log(-2, 3)", .domain, at: "log(-2, 3)"), Row("log(0, 3)", .domain, at: "log(0, 3)"),
    Row("root(16, 2.5)", .domain, at: "root(16, 2.5)"), Row("inf - inf", .domain, at: "inf - inf"),
    Row("0 * inf", .domain, at: "0 * inf"), Row("nan + 1", .domain, at: nil),
    Row("acosh(0.5)", .domain, at: "acosh(0.5)"),
    Row("1 2", .syntax, at: "2"), Row("1.2.3", .syntax, at: "."), Row("10 %3", .syntax, at: "%"),
    Row("1 +", .syntax, at: ""), Row("1 + * 2", .syntax, at: "*"), Row("(1+2", .syntax, at: "("),
    Row("1+2)", .syntax, at: ")"), Row("()", .syntax, at: ")"), Row("", .syntax, at: ""),
    Row("[1, 2", .syntax, at: "["), Row("max([])", .arguments, at: "max([])"),
    Row("(1]", .syntax, at: "("),
    Row("[1)", .syntax, at: "["), Row("1]", .syntax, at: "]"), Row("1, 2", .syntax, at: ","),
    Row("(1, 2)", .syntax, at: "(1,"), Row("2 = 3", .syntax, at: "="),
    Row("3!!!", .syntax, at: "!!!"), Row("2|3|", .syntax, at: "|"),
    Row("5 & 3 == 1", .syntax, at: "5 & 3 == 1"), Row("log 8 2", .syntax, at: "log 8 2"),
    Row("sin^-1(1)", .syntax, at: "sin^-"), Row("1.234,5", .syntax, at: "1.234,5"),
    Row("max(1,000)", .syntax, at: "1,000"), Row("2 1/2^2", .syntax, at: "2 1/2"),
    Row("if(1, 2, 3)", .arguments, at: "1"), Row("if(1 < 2, 3)", .syntax, at: "if(1 < 2, 3)"),
    Row("2 @ 3", .syntax, at: "@"), Row("0x", .syntax, at: ""),
    Row("0b12", .syntax, at: "2"), Row("0xfg", .syntax, at: "g"), Row("1__0", .syntax, at: "_"),
    Row("0x1p", .syntax, at: ""), Row("pi = 3", .syntax, at: "pi"),
    Row("sin(x) = 2", .syntax, at: "sin"),
    Row("f(a, a) = 1", .syntax, at: "f"), Row("2[1]", .syntax, at: "["),
    Row("sqrt(", .syntax, at: ""),
    Row("hypot(1,", .syntax, at: ""), Row("* 2", .syntax, at: "*"), Row("x =", .syntax, at: ""),
    Row("hypot(1, , 2)", .syntax, at: ","),
    Row("sqrtt(2)", .unknownName, at: "sqrtt", suggests: "sqrt"),
    Row("1 + cosn(2)", .unknownName, at: "cosn", suggests: "cos"),
    Row("catalann", .unknownName, at: "catalann", suggests: "catalan"),
    Row("2 * zorglub", .unknownName, at: "zorglub"),
    Row("f(x) = x + y; f(1)", .unknownName, at: "f(1)"),
    Row("hypot(3)", .arguments, at: "hypot(3)"), Row("sin(1, 2)", .arguments, at: "2"),
    Row("sin()", .arguments, at: "sin()"), Row("hypot(1, z=2)", .arguments, at: "2"),
    Row("hypot(1, x=2)", .arguments, at: "2"), Row("sin + 1", .arguments, at: "sin"),
    Row("[1, 2] + 1", .arguments, at: "[1, 2] + 1"), Row("sin([1] < 2)", .arguments, at: "[1]"),
    Row("(1 < 2) + 1", .arguments, at: "1 < 2"), Row("[[1], 2]", .arguments, at: "2"),
    Row("f(x) = f(x); f(1)", .limit, at: "f(1)"), Row("sum()", .arguments, at: "sum()"),
    Row("f(x) = x; f(1, 2)", .arguments, at: "2"), Row("sum(a=1)", .arguments, at: "1"),
  ]

  static func failure<Backend: NumericBackend>(
    _ source: String, _ backend: Backend, limits: Limits = Limits()
  ) -> CalculatorError? {
    do throws(CalculatorError) {
      _ = try Calculator(backend, limits: limits).evaluate(source)
      return nil
    } catch {
      return error
    }
  }

  /// Checks that a line fails as its row says, at that place.
  static func expectPlace(of row: Row) throws {
    let error = failure(row.source, try BigFloatBackend(precision: .digits(50)))
    #expect(error?.kind == row.kind, "\(row.source): \(error?.message ?? "no error")")
    let culprit = error?.span.map {
      String(decoding: Array(row.source.utf8)[$0.start..<$0.end], as: UTF8.self)
    }
    #expect(culprit == row.culprit, "\(row.source): \(error?.message ?? "no error")")
  }

  @Test("class, culprit and suggestion on both backends", arguments: rows)
  func row(_ row: Row) throws {
    let backend = try BigFloatBackend(precision: .digits(50))
    for error in [
      Self.failure(row.source, backend), Self.failure(row.source, DoubleBackend.completed),
    ] {
      let error = try #require(error)
      #expect(error.kind == row.kind)
      #expect(error.suggestion == row.suggestion)
      let culprit = error.span.map {
        String(decoding: Array(row.source.utf8)[$0.start..<$0.end], as: UTF8.self)
      }
      #expect(culprit == row.culprit)
      #expect(!error.message.isEmpty)
    }
  }

  @Test("overflow is an error on bigfloat and an infinity on double")
  func overflow() throws {
    let backend = try BigFloatBackend(precision: .digits(50))
    for source in ["10^(10^(10^10))", "9^9^9^9", "2^(2^62)", "1e99999999999999999999", "(10^18)!"] {
      #expect(Self.failure(source, backend)?.kind == .overflow, "\(source)")
      #expect(try GrammarTests.double(source) == "inf")
    }
    #expect(try GrammarTests.double("1e308*10") == "inf")
    #expect(try GrammarTests.double("-1e308*10") == "-inf")
  }

  @Test("a result that vanishes is not called zero") func underflow() throws {
    let backend = try BigFloatBackend(precision: .digits(50))
    for source in ["exp(-10^30)", "1e-99999999999999999999", "(1e-1000000000000000000)^2"] {
      #expect(Self.failure(source, backend)?.limit?.limit == .range, "\(source)")
    }
    #expect(try GrammarTests.big("1 - 1 + sin(0) + 0*5") == "0")
  }

  @Test("IEEE special values when asked") func ieee() throws {
    let rows = [
      ("1/0", "inf"), ("-1/0", "-inf"), ("0/0", "nan"), ("ln(0)", "-inf"), ("sqrt(-1)", "nan"),
      ("1/(-1/0)", "-0"), ("0*-1", "-0"), ("gamma(-1)", "nan"),
    ]
    let backend = try BigFloatBackend(precision: .bits(53))
    let format = NumberFormat(showsNegativeZero: true)
    for (source, expected) in rows {
      let big = try Calculator(backend, special: .ieee).evaluate(source).value.element
      #expect(try backend.format(#require(big), as: format).text == expected, "\(source)")
      let double = try Calculator(DoubleBackend.completed, special: .ieee).evaluate(source).value
        .element
      #expect(
        try DoubleBackend.completed.format(#require(double), as: format).text == expected,
        "\(source)")
    }
  }
}

extension Value {
  /// The number, if it is one.
  var element: Number? { if case .number(let number) = self { number } else { nil } }
}
