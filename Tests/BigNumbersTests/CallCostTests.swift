import BigNumbers
import NumericCore
import Testing

/// Calls whose cost depends on the argument are admitted or refused by that cost.
@Suite("costs of calls")
struct CallCostTests {
  private static func backend(_ bits: Int) throws -> BigFloatBackend {
    var limits = Limits()
    limits.time = 1
    return try BigFloatBackend(precision: .bits(bits), limits: limits)
  }

  @Test("ζ of a whole number costs less than ζ of its neighbours") func wholeZeta() throws {
    let backend = try Self.backend(8000)
    let value = try backend.zeta(3)
    #expect(try value == backend.constant(.apery))
    let error = #expect(throws: LimitExceeded.self) { try backend.zeta(BigFloat(3.25 as Double)) }
    #expect(error?.limit == .time)
  }

  @Test("constants and ζ of small whole numbers by splitting are admitted in a second")
  func splitting() throws {
    let backend = try Self.backend(33_219)
    for constant in Constant.allCases { #expect(try backend.constant(constant).isFinite) }
    for s in [2, 3, 5, 64] { #expect(try backend.zeta(BigFloat(s)) > 1) }
    let third = try backend.divide(1, 3)
    #expect(try backend.gamma(third) > 2)
    #expect(try backend.erf(third) < 1)
    #expect(try backend.lnGamma(third) < 1)
    // ψ has no kernel of so many bits.
    let error = #expect(throws: LimitExceeded.self) { try backend.digamma(third) }
    #expect(error?.limit == .time)
  }

  @Test("Γ next to a pole costs as much as the distance has zeros", arguments: [1, 2, 7])
  func nextToPole(_ pole: Int) throws {
    let wide = try BigFloatBackend(precision: .bits(5000))
    let backend = try Self.backend(53)
    for sign in [FloatingPointSign.plus, .minus] {
      let distance = BigFloat(sign: sign, exponent: -4500, significand: BigFloat(1))
      let x = try wide.subtract(distance, BigFloat(pole))
      let error = #expect(throws: LimitExceeded.self) { try backend.gamma(x) }
      #expect(error?.limit == .time)
    }
    // Next to 1 there is no pole, and the cost is that of any number.
    let one = try wide.add(1, BigFloat(sign: .plus, exponent: -4500, significand: BigFloat(1)))
    #expect(try backend.gamma(one) == 1)
  }
}
