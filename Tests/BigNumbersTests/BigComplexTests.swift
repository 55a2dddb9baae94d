import BigNumbers
import ComplexNumbers
import Foundation
import NumericCore
import Numerics
import TestSupport
import Testing

/// `BigComplex`: arithmetic, ternary values, text, conversions, and generic code on it.
@Suite("BigComplex") struct BigComplexTests {
  private func number(_ text: String, bits: Int = 53) throws -> BigComplex {
    try BigComplex(text, precision: .bits(bits))
  }

  @Test("functions have the values of their parts, and ternary values tell the side")
  func vectors() throws {
    for vector in try ComplexPartTests.vectors("parts").prefix(2000) {
      let operands = stride(from: 0, to: vector.operands.count, by: 2).map {
        BigComplex(vector.operands[$0], vector.operands[$0 + 1])
      }
      let rounding = ComplexRounding(real: .up, imaginary: .down)
      let found = BigComplex.computeWithTernaries(
        vector.function, operands, precision: .bits(100), rounding: rounding)
      let value = found.value
      #expect(
        value.real == BigFloat(vector.values[0], precision: .bits(100), rounding: .up)
          && value.imaginary == BigFloat(vector.values[1], precision: .bits(100), rounding: .down),
        "\(vector.function) at \(operands)")
      // The vectors are truncated where they have 400 bits: only shorter values are equal to results.
      #expect(
        found.realTernary == (value.real == vector.values[0] ? 0 : 1)
          && found.imaginaryTernary == (value.imaginary == vector.values[1] ? 0 : -1),
        "ternary values of \(vector.function) at \(operands)")
    }
  }

  @Test("a product and a quotient lose nothing to cancellation or to the size of their operands")
  func arithmetic() throws {
    let z = try number("1+0x1p-52i"), w = try number("1-0x1p-52i")
    #expect((z * w).real == 1 && (z * w).imaginary == 0)
    let p = BigComplex.compute(.product, z, w, precision: .bits(120))
    #expect(p.real == (try BigFloat("0x1p0", precision: .bits(120))) + BigFloat(0x1p-104 as Double))
    let huge = BigComplex(BigFloat(0x1p1000 as Double), BigFloat(0x1p1000 as Double))
    #expect(huge / huge == 1 && (huge * huge).real == 0)
    #expect((huge * huge).imaginary.binaryLogarithm == 2001)
    #expect(huge.length.binaryLogarithm == 1000 && huge.reciprocal * huge == 1)
    let f = BigComplex.fusedMultiplyAdd(z, w, -1, precision: .bits(53))
    #expect(f.real == BigFloat(0x1p-104 as Double) && f.imaginary == 0)
    var sum = z
    sum += w
    sum *= sum
    sum -= 4
    #expect(sum == 0)
    #expect(try number("3+4i").lengthSquared == 25 && number("3+4i").length == 5)
    #expect(try number("-1-0i").phase < -3 && number("-1+0i").phase > 3)
  }

  @Test("infinities are those of annex G")
  func infinities() {
    let infinite = BigComplex(.infinity, .nan)
    #expect(infinite.isInfinite && !infinite.isNaN && !infinite.isFinite)
    #expect((infinite * BigComplex(1, 1)).isInfinite)
    #expect((BigComplex(1, 1) / 0).isInfinite)
    #expect((BigComplex(1, 1) / infinite).isZero)
    let log = BigComplex.log(0)
    #expect(log.real == -BigFloat.infinity && log.imaginary == 0)
    let exp = BigComplex.exp(BigComplex(-.infinity, 2))
    #expect(exp.isZero && exp.real.isNegative && !exp.imaginary.isNegative)
    #expect(BigComplex.acos(BigComplex(-.infinity, .infinity)).real > 2)
  }

  @Test("texts read back, and faults have places")
  func texts() throws {
    for text in ["1+2i", "-i", "i", "0.5", "-1.5e-30-2.25e+40i", "2i", "0"] {
      #expect(try number(text, bits: 200).description == text)
    }
    #expect(try number("0x1.8p1-0x1p-2i") == BigComplex(3, BigFloat(-0.25 as Double)))
    #expect(try number("1+2*i") == BigComplex(1, 2))
    for (text, offset) in [("1+2x3i", 3), ("ab+i", 0), ("", 0), ("1++i", 1)] {
      let fault = #expect(throws: TextError.self) { try number(text) }
      #expect(fault?.offset == offset, "\(text)")
    }
    let z = try number("1.1-2.2i", bits: 77)
    let data = try JSONEncoder().encode(z)
    let back = try JSONDecoder().decode(BigComplex.self, from: data)
    #expect(back == z && back.real.precision == .bits(77) && Set([z, back]).count == 1)
  }

  @Test("polar forms are read with correctly rounded parts, and written")
  func polar() throws {
    // cos and sin of 0.5 and of 30° times 2, from mpmath.
    #expect(try number("2∠0.5").description == "1.7551651237807455+0.958851077208406i")
    #expect(try number("2∠30°").description == "1.7320508075688772+i")
    #expect(try number("-3∠180°").description == "3")
    #expect(try number("1+i").polarText(inDegrees: true) == "1.4142135623730951∠45°")
    #expect(try number("-2").polarText() == "2∠3.141592653589793")
    #expect(try number("3-4i").polarText() == "5∠-0.9272952180016122")
    for (text, offset) in [("2∠x", 4), ("∠3", 0), ("a∠3", 0), ("1∠1e9999999999", 4)] {
      let fault = #expect(throws: TextError.self) { try number(text) }
      #expect(fault?.offset == offset, "\(text)")
    }
  }

  @Test("functions that write into a result round to its precision, whatever it shares")
  func intoResults() throws {
    let (z, w) = (try number("1.1+2.3i", bits: 200), try number("-0.7+0.3i", bits: 200))
    func fresh() throws -> BigComplex { try number("9+9i", bits: 60) }
    var result = try fresh()
    let rounding = ComplexRounding(real: .up, imaginary: .down)
    BigComplex.multiply(z, w, into: &result, rounding: rounding)
    #expect(
      result == .compute(.product, z, w, precision: .bits(60), rounding: rounding)
        && result.real.precision == .bits(60))
    BigComplex.divide(z, w, into: &result, rounding: rounding)
    #expect(result == .compute(.quotient, z, w, precision: .bits(60), rounding: rounding))
    BigComplex.compute(.sin, z, into: &result)
    #expect(result == .compute(.sin, z, precision: .bits(60)))
    BigComplex.add(z, w, into: &result, rounding: rounding)
    #expect(
      result.real
        == BigFloat.compute(.add, z.real, w.real, precision: .bits(60), rounding: .up))
    BigComplex.subtract(z, w, into: &result, rounding: rounding)
    #expect(
      result.imaginary
        == BigFloat.compute(
          .subtract, z.imaginary, w.imaginary, precision: .bits(60), rounding: .down))
    // The result is an operand.
    var power = z
    for _ in 0..<3 { BigComplex.multiply(power, z, into: &power) }
    #expect(power == z * z * z * z)
    var infinite = BigComplex(.infinity, .nan)
    BigComplex.multiply(infinite, z, into: &infinite)
    #expect(infinite.isInfinite)
    power.negate()
    power.formConjugate()
    #expect(power == (-(z * z * z * z)).conjugate)
  }

  @Test("conversions with swift-numerics keep both parts")
  func conversions() throws {
    let z = try number("1.5-2.25i")
    #expect(BigComplex(Complex<Double>(z)) == z && BigComplex(Complex<BigFloat>(z)) == z)
    #expect(Complex<Double>(1.5, -2.25) == Complex<Double>(z))
  }

  @Test("swift-numerics' tanh loses a part that this one has")
  func smallParts() throws {
    let found = BigComplex.tanh(try number("200+i"))
    #expect(found.description == "1+3.482917572453648e-174i")
    let z = try number("200+i")
    #expect(Complex<BigFloat>.tanh(Complex(z.real, z.imaginary)).imaginary == 0)
  }

  @Test("generic code computes with it")
  func generic() throws {
    func logarithmOfSquare<Number: ElementaryField>(_ z: Number) -> Number { Number.log(z * z) }
    #expect(logarithmOfSquare(BigComplex.i) == BigComplex(0, BigFloat.pi))
    func squareRoot<Number: ElementaryFunctions>(_ z: Number) -> Number { .sqrt(z) }
    #expect(squareRoot(try number("-4")) == (try number("2i")))
    #expect(BigComplex.pow(try number("1+i"), 10) == (try number("32i")))
    #expect(BigComplex.root(try number("-8"), 3).description == "1+1.7320508075688772i")
  }
}

extension BigFloat {
  /// e with 2^e ≤ |x| < 2^(e+1).
  fileprivate var binaryLogarithm: Int { Int(exponent) }
}
