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
    ])
  func declarations(_ text: String, _ expected: String) throws {
    let found = try ForeignSignature(parsing: text)
    let way = found.isByAddress ? "address" : "value"
    #expect("\(found.name) \(found.number.rawValue) \(found.argumentCount) \(way)" == expected)
  }

  @Test(
    "what is no such declaration, and where",
    arguments: [
      ("", 0), ("f(double)", 0), ("double", 6), ("double f", 8), ("double f(", 9),
      ("double f()", 9),
      ("double f(int)", 9), ("double f(double", 15), ("double f(double) {", 17),
      ("double *f(double)", 8),
      ("double f(float)", 0), ("long f(long)", 0), ("double f(double, double *)", 0),
      ("double f(double, double, double, double)", 0),
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
