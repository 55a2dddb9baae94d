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

  /// The powers as multiples of 1/720720, as in ``UnitPower``.
  private var exponents: SIMD16<Int32>

  private init(_ exponents: SIMD16<Int32>) { self.exponents = exponents }

  /// The dimension of a plain number.
  public static let none = Dimension(SIMD16(repeating: 0))

  /// The dimension of a base quantity.
  public init(_ base: Base) {
    exponents = SIMD16(repeating: 0)
    exponents[base.rawValue] = UnitPower(1).multiple
  }

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
    return ProductText.joined(Base.allCases.map { ($0.name, self[$0]) })
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
