import BigNumbers
import NumericCore

/// Something about the measurement itself is wrong, and its figures mean nothing.
public struct MeasureFault: Error, CustomStringConvertible {
  /// What is wrong.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// Arithmetic wide enough that nothing is rounded, and the units in which errors are counted.
struct ExactArithmetic {
  private let backend: BigFloatBackend
  /// Bits of the numbers that are looked at.
  private let bits: Int

  init(bits: Int) throws {
    self.bits = bits
    // A product of three has 3p bits. A sum needs fewer: the exponents are at most six apart.
    backend = try BigFloatBackend(precision: .bits(3 * bits))
  }

  /// a ∘ b ∘ c without rounding.
  func value(_ operation: Association, _ a: BigFloat, _ b: BigFloat, _ c: BigFloat) throws
    -> BigFloat
  {
    let (value, isExact) = backend.recordingExactness {
      switch operation {
      case .addition: backend.add(backend.add(a, b), c)
      case .multiplication: backend.multiply(backend.multiply(a, b), c)
      }
    }
    guard isExact == true else { throw MeasureFault("\(a) \(operation) \(b), \(c) is rounded") }
    return value
  }

  /// |x − y|, in ulps of `exact` and as a fraction of it.
  ///
  /// The ulp is Muller's: ulp(v) = 2^(e−p+1) for 2^e ≤ |v| < 2^(e+1).
  func distance(_ x: BigFloat, _ y: BigFloat, around exact: BigFloat) throws -> Distance {
    let (difference, isExact) = backend.recordingExactness { backend.subtract(x, y) }
    guard isExact == true, exact.isRegular else {
      throw MeasureFault("\(x) − \(y) around \(exact) has no exact size in ulps")
    }
    let size = Double(difference).magnitude
    let exponent = exact.bits().exponent
    return Distance(
      ulps: Double(sign: .plus, exponent: bits - 1 - exponent, significand: size),
      relative: size / Double(exact).magnitude)
  }
}

/// How far two results are apart.
struct Distance {
  let ulps: Double
  let relative: Double
}
