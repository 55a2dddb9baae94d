import Accuracy
import Arithmetic
import BigNumbers
import NumericCore
import Testing

@Suite("what is judged")
struct JudgementTests {
  @Test(
    "declarations of C",
    arguments: [
      ("float f(float)", "f float 1 value"), ("double f_(const double *x)", "f_ double 1 address"),
      ("double g(double a, double b);", "g double 2 value"),
      ("extern long double h(long double,long double , long double z)", "h long double 3 value"),
      ("_Float16 k(_Float16)", "k _Float16 1 value"),
      ("double m ( double * const x , const double*restrict y )", "m double 2 address"),
      ("double jn(int n, double)", "jn double 2 value"),
      ("long long int lrintf(float)", "lrintf float 1 value"),
      ("int n_(const int *, long int *)", "n_ int 2 address"),
      ("void v(int n, const float x[], float y[])", "v float 1 count 0 results"),
      (
        "void w(const double x[static 2], const int64_t z[8], double y[n], size_t n);",
        "w double 2 0 1 results count"
      ),
      ("void u_(int *n, const double x[], double y[])", "u_ double 1 *count 0 results"),
    ])
  func declarations(_ text: String, _ expected: String) throws {
    let found = try ForeignSignature(parsing: text)
    let way =
      switch found.passing {
      case .byValue: "value"
      case .byAddress: "address"
      case .inArrays(let parameters):
        parameters.map { parameter in
          switch parameter {
          case .argument(let index): "\(index)"
          case .results: "results"
          case .count(let isByAddress): isByAddress ? "*count" : "count"
          }
        }.joined(separator: " ")
      }
    #expect(
      "\(found.name) \(found.number.rawValue) \(found.arguments.count) \(way)" == expected)
  }

  @Test("types of results and arguments") func types() throws {
    let found = try ForeignSignature(parsing: "int f(long long, _Float16, const int32_t)")
    #expect(found.result == .int && found.arguments == [.long, .half, .int])
    #expect(found.number == .half)
  }

  @Test("calls of functions of arrays are of all sizes, and every point is in one")
  func calls() throws {
    let arrays = try ForeignSignature(parsing: "void f(int n, const double x[], double y[])")
    for count in [0, 1, 2, 3, 64, 65, 512, 16384] {
      let calls = arrays.calls(of: count)
      #expect(calls.flatMap(Array.init) == Array(0..<count))
      if count >= 64 {
        #expect(calls[0].count % 2 == 1 && calls[0].count >= count / 2)
        #expect(calls.dropFirst().dropLast().map(\.count) == Array(1..<calls.count - 1))
      }
    }
    #expect(try ForeignSignature(parsing: "double f(double)").calls(of: 2) == [0..<1, 1..<2])
  }

  @Test(
    "what is no such declaration, and where",
    arguments: [
      ("", 0), ("f(double)", 0), ("double", 6), ("double f", 8), ("double f(", 9),
      ("double f()", 9),
      ("double f(short)", 9), ("double f(double", 15), ("double f(double) {", 17),
      ("double *f(double)", 8),
      ("double f(float)", 9), ("int f(double, float)", 14), ("double f(double, double *)", 17),
      ("double f(double, double, double, double)", 33), ("double f(size_t)", 9),
      ("double f(void)", 9), ("void f(double)", 0), ("double f(const double x[])", 15),
      ("void f(const double x[], double y[])", 35), ("void f(int n, const double x[])", 30),
      ("void f(int n, double y[])", 24), ("void f(int n, double x[], double y[])", 26),
      ("void f(int n, int m, const double x[], double y[])", 14),
      ("void f(int n, double a, const double x[], double y[])", 14),
      ("void f(int n, const double x[], double *y)", 32),
      ("void f(int n, const double *x[], double y[])", 29),
      ("void f(int n, const double x[], double y[)", 41),
    ])
  func faults(_ text: String, _ offset: Int) {
    let error = #expect(throws: TextError.self) { try ForeignSignature(parsing: text) }
    #expect(error?.offset == offset, "\(text): \(error.map(String.init(describing:)) ?? "")")
  }

  @Test("the names of C's library with their suffixes") func names() throws {
    for (name, number, truth) in [
      ("sin", ForeignSignature.Number.double, "sin(x)"), ("erf", .double, "erf(x)"),
      ("erff", .float, "erf(x)"), ("tgammal", .longDouble, "gamma(x)"),
      ("powf16", .half, "pow(x, y)"),
      ("cosf64", .double, "cos(x)"), ("modf", .double, nil), ("fmaf32", .float, "x*y + z"),
    ] as [(String, ForeignSignature.Number, String?)] {
      let found = ForeignSignature(known: name)
      #expect(found?.known?.truth == truth, "\(name)")
      if truth != nil { #expect(found?.number == number, "\(name)") }
    }
  }

  @Test(
    "the truth of every known function is an expression of its arguments",
    arguments: KnownFunction.names)
  func truths(_ name: String) throws {
    let known = try #require(KnownFunction(name: name))
    var calculator = Calculator(ExactBackend())
    for variable in known.variables {
      calculator.set(variable, to: .number(ExactReal(BigRational(1) / 2)))
    }
    let compiled = try calculator.compile(utf8: Array(known.truth.utf8)).expression
    #expect(Set(compiled.inputs.map(\.name)) == Set(known.variables), "\(name)")
  }

  @Test(
    "whole numbers of 64 bits, up to their ends and beyond",
    arguments: [
      (-9_223_372_036_854_775_808, Int.min), (-9_223_372_036_854_775_807, -.max), (-3, -3), (0, 0),
      (9_223_372_036_854_775_807, .max),
    ] as [(BigRational, Int)])
  func words(_ x: BigRational, _ word: Int) throws {
    let format = ForeignSignature.Number.long.format
    let number = try format.rounded(ExactReal(x))
    #expect(number.rational == x)
    #expect(format.bytes(of: number) == withUnsafeBytes(of: word) { Array($0) })
    #expect(format.value(ofBytes: try #require(format.bytes(of: number)))?.rational == x)
    // A quarter more is nearest to the same number, and so is one more at the ends.
    #expect(try format.rounded(ExactReal(x + BigRational(1) / 4)).rational == x)
    let isEnd = word == .min || word == .max
    let beyond = try format.rounded(ExactReal(word < 0 ? x - 1 : x + 1)).rational
    #expect(isEnd ? beyond == x : beyond != x)
  }

  @Test("numbers are stored as the processor stores them")
  func bytes() throws {
    let doubles: [Double] = [
      0, -0.0, 1, -2.5, .pi, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity,
    ]
    for x in doubles {
      let number = FormatValue.binary(BigFloat(x))
      #expect(FloatFormat.double.bytes(of: number) == withUnsafeBytes(of: x) { Array($0) })
      let float = Float(x)
      let single = FormatValue.binary(BigFloat(Double(float)))
      #expect(
        FloatFormat.binary(.binary32).bytes(of: single) == withUnsafeBytes(of: float) { Array($0) })
      let half = Float16(x)
      let short = FormatValue.binary(BigFloat(Double(half)))
      #expect(
        FloatFormat.binary(.binary16).bytes(of: short) == withUnsafeBytes(of: half) { Array($0) })
      #if arch(x86_64)
        let long = Float80(x)
        let bytes = withUnsafeBytes(of: long) { Array($0.prefix(10)) }
        #expect(FloatFormat.binary(.extended80).bytes(of: number) == bytes)
      #endif
      for format in [
        FloatFormat.binary(.binary16), .binary(.binary32), .double, .binary(.extended80),
      ] {
        let exact = try BigRational(exactly: BigFloat(x)) ?? 0
        let value = try format.rounded(ExactReal(exact))
        let bytes = try #require(format.bytes(of: value))
        let read = try #require(format.value(ofBytes: bytes + [7, 7]))
        #expect(read.text == value.text, "\(format.name) \(x)")
      }
    }
    #expect(FloatFormat.double.value(ofBytes: [1, 2, 3]) == nil)
    #expect(FloatFormat.double.value(ofBytes: [0, 0, 0, 0, 0, 0, 0xF8, 0x7F])?.isNaN == true)
  }
}

extension FormatValue {
  fileprivate var text: String { "\(digits) \(isNegative)" }
}
