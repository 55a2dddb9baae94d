import NumericCore
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// On doubles every function that C has gives the result of C's function, which the loader finds by
/// name.
@Suite("the platform's libm")
struct LibmTests {
  private typealias Unary = @convention(c) (Double) -> Double
  private typealias Binary = @convention(c) (Double, Double) -> Double
  private typealias Ternary = @convention(c) (Double, Double, Double) -> Double
  private typealias Indexed = @convention(c) (Int32, Double) -> Double
  private typealias Scaling = @convention(c) (Double, Int32) -> Double
  private typealias SignedLogGamma = @convention(c) (Double, UnsafeMutablePointer<Int32>) -> Double

  static let unary: [(UnaryFunction, String)] = [
    (.magnitude, "fabs"), (.floor, "floor"), (.ceil, "ceil"), (.trunc, "trunc"), (.round, "round"),
    (.roundInDirection, "rint"), (.sqrt, "sqrt"), (.cbrt, "cbrt"), (.exp, "exp"),
    (.exp2, "exp2"), (.exp10, "exp10"), (.expMinusOne, "expm1"), (.log, "log"), (.log2, "log2"),
    (.log10, "log10"), (.logOnePlus, "log1p"), (.sin, "sin"), (.cos, "cos"), (.tan, "tan"),
    (.asin, "asin"), (.acos, "acos"), (.atan, "atan"), (.sinh, "sinh"), (.cosh, "cosh"),
    (.tanh, "tanh"), (.asinh, "asinh"), (.acosh, "acosh"), (.atanh, "atanh"), (.gamma, "tgamma"),
    (.logGamma, "lgamma"), (.erf, "erf"), (.erfc, "erfc"), (.besselJ0, "j0"), (.besselJ1, "j1"),
    (.besselY0, "y0"), (.besselY1, "y1"),
  ]

  static let binary: [(BinaryFunction, String)] = [
    (.positiveDifference, "fdim"), (.truncatingRemainder, "fmod"), (.remainder, "remainder"),
    (.copySign, "copysign"), (.nextToward, "nextafter"), (.hypot, "hypot"), (.pow, "pow"),
    (.atan2, "atan2"),
  ]

  private func function<Call>(_ name: String, as type: Call.Type) throws -> Call {
    let symbol = try #require(dlsym(dlopen(nil, RTLD_NOW), name), "no C function \(name)")
    return unsafeBitCast(symbol, to: type)
  }

  /// Numbers of all sizes, most of them in the interesting range of the functions, and special
  /// values.
  private static let arguments: [Double] = {
    var state: UInt64 = 20_261_123
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
    let specials: [Double] = [
      0, -0.0, 1, -1, 0.5, -0.5, 2, -2, 3, -3, 171, 172, 709.8, -745.2, 1e308, -1e308, .infinity,
      -.infinity, .nan, .leastNonzeroMagnitude, .leastNormalMagnitude, .greatestFiniteMagnitude,
    ]
    let anywhere = (0..<1000).map { _ in Double(bitPattern: next()) }
    let widths: [Double] = [2, 20, 200, 1e-5]
    let near = (0..<3000).map { index in
      (Double(next() >> 11) * 0x1p-53 - 0.5) * widths[index % 4]
    }
    return specials + anywhere + near
  }()

  private func agree(_ a: Double, _ b: Double) -> Bool {
    a.bitPattern == b.bitPattern || a.isNaN && b.isNaN
  }

  @Test("functions of one number", arguments: unary.indices) func one(_ index: Int) throws {
    let (function, name) = Self.unary[index]
    let call = try self.function(name, as: Unary.self)
    for x in Self.arguments {
      let value = try DoubleBackend().compute(function, x)
      #expect(agree(value, call(x)), "\(name)(\(x)): \(value), not \(call(x))")
    }
  }

  @Test("functions of two numbers", arguments: binary.indices) func two(_ index: Int) throws {
    let (function, name) = Self.binary[index]
    let call = try self.function(name, as: Binary.self)
    for (x, y) in zip(Self.arguments, Self.arguments.reversed()) {
      let value = try DoubleBackend().compute(function, x, y)
      #expect(agree(value, call(x, y)), "\(name)(\(x), \(y)): \(value), not \(call(x, y))")
    }
  }

  @Test("functions with a whole argument") func whole() throws {
    let backend = DoubleBackend()
    let (jn, yn) = (
      try function("jn", as: Indexed.self), try function("yn", as: Indexed.self)
    )
    let scalbn = try function("scalbn", as: Scaling.self)
    let ldexp = try function("ldexp", as: Scaling.self)
    for (index, x) in Self.arguments.enumerated() {
      let n = index % 61 - 30
      #expect(agree(try backend.besselJ(Double(n), x), jn(Int32(n), x)), "jn(\(n), \(x))")
      #expect(agree(try backend.besselY(Double(n), x), yn(Int32(n), x)), "yn(\(n), \(x))")
      let scaled = try backend.scaleByPowerOfTwo(x, Double(n * 40))
      #expect(agree(scaled, scalbn(x, Int32(n * 40))) && agree(scaled, ldexp(x, Int32(n * 40))))
    }
    #expect(try backend.besselJ(0.5, 1).isNaN)
    #expect(throws: ComputationFailure.self) { try backend.besselJ(1e9, 1) }
  }

  @Test("the sign of gamma, and fused operations") func places() throws {
    let backend = DoubleBackend()
    let lgamma = try function("lgamma_r", as: SignedLogGamma.self)
    let fma = try function("fma", as: Ternary.self)
    for (x, y) in zip(Self.arguments, Self.arguments.reversed()) {
      var sign: Int32 = 0
      _ = lgamma(x, &sign)
      let isPole = x < 0 && x.rounded() == x
      if !x.isNaN, !isPole { #expect(try backend.gammaSign(x) == Double(sign), "\(x)") }
      #expect(agree(try backend.fusedMultiplyAdd(x, y, 1), fma(x, y, 1)))
    }
  }

  @Test("every function says where it comes from") func sources() {
    for (function, _) in Self.unary {
      #expect(DoubleBackend.source(of: .unary(function)) == .platform)
    }
    for (function, _) in Self.binary {
      #expect(DoubleBackend.source(of: .binary(function)) == .platform)
    }
    #expect(DoubleBackend.source(of: .unary(.zeta)) == .provider)
    #expect(DoubleBackend.source(of: .list(.sum)) == .exactValue)
    #expect(DoubleBackend.source(of: .list(.payment)) == .provider)
  }
}
