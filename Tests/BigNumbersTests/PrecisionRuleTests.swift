import BigNumbers
import NumericCore
import Testing

/// The precision of results.
@Suite("precision of results")
struct PrecisionRuleTests {
  let x = BigFloat(1.1 as Double).rounded(toPrecision: .bits(24))
  let wide = BigFloat(1.1 as Double).rounded(toPrecision: .bits(200))

  @Test("integer literals are exact and take the other operand's precision")
  func literals() {
    #expect((x + 1).precision == .bits(24) && (1 + x).precision == .bits(24))
    #expect((wide * 3).precision == .bits(200) && (2 / wide).precision == .bits(200))
    let huge: BigFloat = 123456789012345678901234567890123456789012345678901234567890
    #expect("\(huge)" == "123456789012345678901234567890123456789012345678901234567890")
    #expect((x + huge).precision == .bits(24))
    #expect(-huge == -123456789012345678901234567890123456789012345678901234567890)
    let least: BigFloat = -0x8000_0000_0000_0000_0000_0000_0000_0000
    #expect(least == BigFloat(Int128.min) && Int128(exactly: least) == .min)
    #expect(!huge.hasOwnPrecision && x.hasOwnPrecision)
    // A precision below that of the literal loses nothing: the exact sum is rounded once.
    #expect((x - x + huge) == huge.rounded(toPrecision: .bits(24)))
  }

  @Test("in place as well") func inPlace() {
    var y = x
    y += 1
    y *= 123456789012345678901234567890
    #expect(y.precision == .bits(24))
    var sum = BigFloat.zero
    sum += x
    #expect(sum.precision == .bits(24) && sum == x)
    sum += wide
    #expect(sum.precision == .bits(200))
    var product: BigFloat = 1
    product *= wide
    #expect(product.precision == .bits(200))
    product.addProduct(2, x)
    #expect(product.precision == .bits(200))
  }

  @Test("integers among themselves stay exact, their quotients follow the creation precision")
  func integers() {
    let two = BigFloat(1) + 1
    #expect(!two.hasOwnPrecision && (x + two).precision == .bits(24))
    #expect(!(BigFloat(6) / 3).hasOwnPrecision)
    #expect((BigFloat(1) / 3).precision == .bits(256) && (BigFloat(1) / 3).hasOwnPrecision)
    #expect(BigFloat(2).squareRoot().precision == .bits(256))
    withPrecision(.bits(100)) {
      #expect((BigFloat(1) / 3).precision == .bits(100))
      let power: BigFloat = 0x1_0000_0000_0000_0000_0000_0000
      #expect(power * power == power * power && !(power + 1).hasOwnPrecision)
      // 2^193 + … needs more than 100 bits, so the product is rounded to its own precision.
      #expect(((power + 1) * (power + 1)).hasOwnPrecision)
    }
  }

  @Test("negation, magnitude and parts keep the claim") func copies() {
    #expect(!(-BigFloat(5)).hasOwnPrecision && !BigFloat(-5).magnitude.hasOwnPrecision)
    #expect((-x).precision == .bits(24) && x.magnitude.precision == .bits(24))
    #expect((x + .infinity).precision == .bits(24) && (x * .nan).precision == .bits(24))
    var five: BigFloat = 5
    five.negate()
    #expect(five == -5 && !five.hasOwnPrecision)
  }

  @Test("a destination keeps its precision") func destinations() {
    var r = x
    BigFloat.multiply(wide, wide, into: &r)
    #expect(r.precision == .bits(24) && r == (wide * wide).rounded(toPrecision: .bits(24)))
    BigFloat.add(1, 2, into: &r)
    #expect(r.precision == .bits(24) && r == 3 && r.hasOwnPrecision)
    var integer: BigFloat = 1
    BigFloat.divide(1, 3, into: &integer)
    #expect(integer.precision == .bits(256) && integer.hasOwnPrecision)
  }

  @Test("the creation precision is the task's, and nests") func tasks() async {
    await WorkingPrecision.$current.withValue(.bits(77)) {
      async let inner = BigFloat.pi.precision
      #expect(await inner == .bits(77))
      withPrecision(.bits(30)) {
        #expect(BigFloat.pi.precision == .bits(30))
      }
      #expect(BigFloat.pi.precision == .bits(77))
    }
    #expect(BigFloat.pi.precision == .bits(256))
  }

  @Test("every operation of the catalogue takes a rounding, a precision and a destination")
  func apply() throws {
    let backend = try BigFloatBackend(precision: .bits(80), rounding: .up)
    for operation in UnaryFunction.allCases {
      let expected = (try? backend.compute(operation, wide)) ?? .nan
      let result = BigFloat.compute(operation, wide, precision: .bits(80), rounding: .up)
      var into = BigFloat(0.0 as Double).rounded(toPrecision: .bits(80))
      BigFloat.compute(operation, wide, into: &into, rounding: .up)
      var formed = wide
      BigFloat.compute(operation, inPlace: &formed, rounding: .up)
      let own = BigFloat.compute(operation, wide, rounding: .up)
      for (a, b) in [(result, expected), (into, expected), (formed, own)] {
        #expect(VectorTests.bits(a) == VectorTests.bits(b) && a.precision == b.precision)
      }
      #expect(wide == BigFloat(1.1 as Double), "\(operation) changed its operand")
    }
    for operation in BinaryFunction.allCases {
      let expected = (try? backend.compute(operation, wide, 3)) ?? .nan
      let result = BigFloat.compute(operation, wide, 3, precision: .bits(80), rounding: .up)
      var into = BigFloat(0.0 as Double).rounded(toPrecision: .bits(80))
      BigFloat.compute(operation, wide, 3, into: &into, rounding: .up)
      var formed = wide
      BigFloat.compute(operation, inPlace: &formed, 3, rounding: .up)
      let own = BigFloat.compute(operation, wide, 3, rounding: .up)
      for (a, b) in [(result, expected), (into, expected), (formed, own)] {
        #expect(VectorTests.bits(a) == VectorTests.bits(b), "\(operation)")
      }
    }
  }
}
