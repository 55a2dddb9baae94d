/// The dimension of a quantity: a product of powers of base quantities.
public struct Dimension: Hashable, Sendable {
  /// The seven base quantities of the SI, and two that are distinguished from plain numbers to
  /// detect mistakes.
  public enum Base: Int, CaseIterable, Sendable {
    case length, mass, time, current, temperature, amount
    case luminousIntensity
    /// Plane angle; a solid angle is its square.
    ///
    /// In the SI it is dimensionless.
    case angle
    /// Amount of data, in bits.
    case information

    /// The name in messages.
    public var name: String {
      switch self {
      case .length: "length"
      case .mass: "mass"
      case .time: "time"
      case .current: "electric current"
      case .temperature: "temperature"
      case .amount: "amount of substance"
      case .luminousIntensity: "luminous intensity"
      case .angle: "angle"
      case .information: "data"
      }
    }
  }

  /// The powers as multiples of 1/720720, as in ``UnitPower``; behind those of the base quantities,
  /// that of money and two sums that tell of which currencies.
  private var exponents: SIMD16<Int32>

  private init(_ exponents: SIMD16<Int32>) { self.exponents = exponents }

  /// The dimension of a plain number.
  public static let none = Dimension(SIMD16(repeating: 0))

  /// The dimension of a base quantity.
  public init(_ base: Base) {
    exponents = SIMD16(repeating: 0)
    exponents[base.rawValue] = UnitPower(1).multiple
  }

  /// The dimension of money in a currency, by the place of the currency in a list.
  ///
  /// Without rates no amount of one currency is one of another, so that each is a dimension of its own.
  /// Products of powers are told apart by the sums of the powers times n and times n² modulo a prime: of
  /// two currencies a and b, which are the most in one unit, the sums and differences of both numbers
  /// determine a + b and a − b modulo the prime, and so the two.
  init(currency place: Int) {
    let number = place + 1
    precondition(number < Self.prime, "the prime is greater than the number of currencies")
    exponents = SIMD16(repeating: 0)
    for (lane, factor) in zip(Self.moneyLanes, [1, number, number * number % Self.prime]) {
      exponents[lane] = UnitPower(1).multiple * Int32(factor)
    }
  }

  private static let moneyLanes = Base.allCases.count..<(Base.allCases.count + 3)
  private static let prime = 401

  /// Whether it measures money, or a rate of exchange.
  var hasMoney: Bool { Self.moneyLanes.contains { exponents[$0] != 0 } }

  /// The power of a base quantity.
  public subscript(base: Base) -> UnitPower { UnitPower(multiple: exponents[base.rawValue]) }

  /// The dimension of a product.
  public static func * (a: Dimension, b: Dimension) -> Dimension {
    Dimension(a.exponents &+ b.exponents)
  }

  /// The dimension of a quotient.
  public static func / (a: Dimension, b: Dimension) -> Dimension {
    Dimension(a.exponents &- b.exponents)
  }

  /// The dimension of a whole power.
  ///
  /// The exponents of units are bounded, so that the product cannot overflow.
  public func power(_ exponent: Int) -> Dimension {
    Dimension(exponents &* SIMD16(repeating: Int32(truncatingIfNeeded: exponent)))
  }

  /// The dimension of a power; nil where a base quantity would have a power beyond the limit.
  public func power(_ exponent: UnitPower) -> Dimension? {
    var result = Dimension.none
    for base in Base.allCases where self[base] != 0 {
      guard let power = self[base] * exponent else { return nil }
      result.exponents[base.rawValue] = power.multiple
    }
    if hasMoney {
      // The power of a currency itself is 1.
      for lane in Self.moneyLanes {
        result.exponents[lane] = exponents[lane] / UnitPower(1).multiple &* exponent.multiple
      }
    }
    return result
  }

  /// Whether no other base quantity is part of it.
  func isPower(of base: Base) -> Bool {
    Base.allCases.allSatisfy { $0 == base || self[$0] == 0 }
  }

  /// Whether a base quantity has a power beyond the limit.
  public var isTooGreat: Bool { Base.allCases.contains { self[$0].isTooGreat } }

  /// The dimension without the power of the angle, which the SI treats as dimensionless.
  public var withoutAngle: Dimension {
    var result = self
    result.exponents[Base.angle.rawValue] = 0
    return result
  }

  /// The powers of base quantities as text: `mass*length/time^2`.
  public var formula: String {
    if self == .none { return "a plain number" }
    let money = UnitPower(multiple: exponents[Self.moneyLanes.lowerBound])
    let exchanged: UnitPower = hasMoney && money == 0 ? 1 : 0
    return ProductText.joined(
      [("money", money), ("rate of exchange", exchanged)]
        + Base.allCases.map { ($0.name, self[$0]) })
  }
}

/// Products of named factors as text: `kg*m/s^2`, `W/(m*K)`, `1/s`.
enum ProductText {
  static func joined(_ factors: [(name: String, exponent: UnitPower)]) -> String {
    func part(_ name: String, _ exponent: UnitPower) -> String {
      exponent == 1 ? name : "\(name)^\(exponent.text)"
    }
    let over = factors.filter { $0.exponent > 0 }.map { part($0.name, $0.exponent) }
    let under = factors.filter { $0.exponent < 0 }.map { part($0.name, -$0.exponent) }
    let numerator = over.isEmpty ? "1" : over.joined(separator: "*")
    if under.isEmpty { return numerator }
    let denominator = under.joined(separator: "*")
    return under.count == 1 ? "\(numerator)/\(denominator)" : "\(numerator)/(\(denominator))"
  }
}
