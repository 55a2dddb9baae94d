import Arithmetic
import BigNumbers
import NumericCore
import Scientific
import TestSupport
import Testing

/// Complex numbers in expressions, beside mpmath's.
@Suite("complex numbers in expressions") struct ComplexNumberTests {
  static func text<Backend: NumericBackend>(
    _ source: String, _ backend: Backend, digits: Int? = 50, isComplex: Bool = false,
    angle: AngleUnit = .radians, special: SpecialPolicy = .error
  ) throws -> String {
    var calculator = Calculator(backend, angle: angle, special: special)
    calculator.isComplex = isComplex
    let value = try calculator.evaluate(source).value
    let texts = try value.numbers.map {
      try backend.format($0, as: NumberFormat(digits: digits)).text
    }
    return switch value {
    case .complex: ComplexText.rectangular(texts[0], texts[1])
    case .polar(_, _, _, _, let unit):
      ComplexText.polar(texts[0], texts[1], inDegrees: unit == .degrees)
    case .truth(let truth): truth.rawValue
    default: texts[0]
    }
  }

  @Test("parts are mpmath's to 50 digits, and zeros are proven") func values() throws {
    let lines = try VectorLine.lines(of: "Tests/ArithmeticTests/ComplexVectors/expressions.txt")
    #expect(lines.count > 60)
    for line in lines {
      let source = line.fields.joined(separator: " ")
      let parts = line.result.split(separator: " ").map(String.init)
      let expected = ComplexText.rectangular(parts[0], parts[1])
      #expect(try Self.text(source, ExactBackend()) == expected, "\(source)")
    }
  }

  @Test(
    "functions of real numbers are complex where that is asked for",
    arguments: [
      ("sqrt(-4)", "2i"), ("sqrt(4)", "2"), ("ln(-1)", "3.141592653589793i"),
      ("cbrt(-27)", "1.5+2.598076211353316i"),
      ("(-8)^(1/3)", "1+1.732050807568877i"), ("asin(2)", "1.570796326794897+1.316957896924817i"),
      ("acos(2)", "-1.316957896924817i"), ("acosh(0.5)", "1.047197551196598i"),
      ("atanh(2)", "0.5493061443340548+1.570796326794897i"), ("log2(-1)", "4.532360141827194i"),
      ("(-1)^0.5", "i"), ("sin(1)", "0.8414709848078965"), ("asin(0.5)", "0.5235987755982989"),
      ("2^0.5", "1.414213562373095"), ("√(-9)", "3i"), ("sqrt(-1)*sqrt(-1)", "-1"),
      ("log(-8, 2)", "3+4.532360141827194i"),
    ])
  func complexMode(_ source: String, _ expected: String) throws {
    #expect(try Self.text(source, ExactBackend(), digits: 16, isComplex: true) == expected)
    if source.contains("-1)^0.5") || source.contains("^0.5") || source.contains("cbrt") { return }
    #expect(throws: Never.self) { try Self.text(source, DoubleBackend(), isComplex: true) }
  }

  @Test(
    "what complex numbers do not have is refused",
    arguments: [
      ("i < 2", .arguments), ("beta(i, 1)", .arguments), ("besselj(i, 1)", .arguments),
      ("i!!", .arguments), ("floor(i)", .arguments),
      ("i mod 2", .arguments), ("3 kg + i", .incompatibleUnits), ("2 m * i", .incompatibleUnits),
      ("[1, i; 1, 2] < 1", .arguments), ("ln(0i)", .domain), ("1/(0i)", .divisionByZero),
      ("(0i)^-1", .divisionByZero),
      ("(0i)^i", .domain), ("atan(i)", .domain), ("atanh(1+0i)", .domain),
      ("(1 ± 0.1)*i", .arguments),
      ("sqrt(-1)", .domain), ("(-8)^(1/3)", .domain), ("ln(-1)", .domain),
      ("i to roman", .arguments), ("i & 1", .arguments),
      ("exp(1e30*(1+i))", .overflow),
    ] as [(String, ErrorKind)])
  func refusals(_ source: String, _ kind: ErrorKind) throws {
    for system in 0..<3 {
      // Doubles overflow to infinity, as the hardware does, and exact numbers where digits are asked for.
      if kind == .overflow, system < 2 { continue }
      do throws(CalculatorError) {
        switch system {
        case 0: _ = try Calculator(ExactBackend()).evaluate(source)
        case 1: _ = try Calculator(DoubleBackend()).evaluate(source)
        default:
          _ = try Calculator(BigFloatBackend(within100: ())).evaluate(source)
        }
        Issue.record("\(source) has a value on system \(system)")
      } catch {
        #expect(error.kind == kind, "\(source): \(error.message)")
        #expect(error.span != nil, "\(source)")
      }
    }
  }

  @Test("signs of zeros choose sides on doubles and binary numbers, and exact numbers have +0")
  func sides() throws {
    let binary = try BigFloatBackend(precision: .digits(16))
    for (source, above, below) in [
      ("ln(-1 + 0i)", "3.141592653589793i", "-3.141592653589793i"),
      ("sqrt(-4 + 0i)", "2i", "-2i"), ("arg(-1 + 0i)", "3.141592653589793", "-3.141592653589793"),
    ] {
      let other = source.replacing("+ 0i", with: "- 0i")
      #expect(try Self.text(source, DoubleBackend(), digits: 16) == above)
      #expect(try Self.text(other, DoubleBackend(), digits: 16) == below)
      #expect(try Self.text(source, binary, digits: 16) == above)
      #expect(try Self.text(other, binary, digits: 16) == below)
      #expect(try Self.text(source, ExactBackend(), digits: 16) == above)
      #expect(try Self.text(other, ExactBackend(), digits: 16) == above)
    }
  }

  @Test(
    "polar forms read back",
    arguments: [
      ("3i to polar", AngleUnit.degrees, "3∠90°"), ("(-1 + 0i) to polar", .degrees, "1∠180°"),
      ("2∠60° to rect", .degrees, "1+1.732050807568877i"),
      ("(1+i) to polar", .radians, "1.414213562373095∠0.7853981633974483"),
      ("2∠-30°", .degrees, "1.732050807568877-i"), ("-2∠90°", .degrees, "-2i"),
      ("2∠(pi/2)", .radians, "2i"),
      ("5 to polar", .radians, "5∠0"), ("5 to rect", .radians, "5"), ("2∠100", .gradians, "2i"),
      ("2∠90 deg", .radians, "2i"),
      ("2*3∠90°", .degrees, "6i"), ("z=2i; z^2 + z + 1", .radians, "-3+2i"),
      ("f(z)=z^2 + i; f(f(f(0)))", .radians, "-i"), ("z = 1∠90° to polar; z*z", .degrees, "-1"),
    ] as [(String, AngleUnit, String)])
  func polar(_ source: String, _ angle: AngleUnit, _ expected: String) throws {
    #expect(try Self.text(source, ExactBackend(), digits: 16, angle: angle) == expected)
  }

  @Test("texts of parts make texts that read back")
  func texts() throws {
    for (re, im, text) in [
      ("0", "0", "0"), ("1", "0", "1"), ("0", "1", "i"), ("0", "-1", "-i"), ("2", "-1", "2-i"),
      ("-0", "0.5", "0.5i"),
      ("1e+30", "-2.5e-7", "1e+30-2.5e-7i"), ("1/2", "sqrt(3)/2", "1/2+sqrt(3)/2*i"),
      ("0", "1 + sqrt(2)", "(1 + sqrt(2))*i"),
      ("0x1f", "0x11", "0x1f+0x11*i"), ("0x0", "0x3", "0x3*i"),
      ("0x0p+0", "0x1.8p+1", "0x1.8p+1*i"), ("0", "e", "e*i"), ("inf", "-inf", "inf-inf*i"),
      ("1_000", "2_000", "1_000+2_000i"),
    ] {
      #expect(ComplexText.rectangular(re, im) == text)
    }
  }
}

extension BigFloatBackend {
  /// A backend of 100 bits.
  fileprivate init(within100: Void) {
    do {
      try self.init(precision: .bits(100))
    } catch {
      preconditionFailure("100 bits are within the limits")
    }
  }
}
