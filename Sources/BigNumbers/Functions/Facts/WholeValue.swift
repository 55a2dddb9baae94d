import NumericCore

/// A function of whole numbers, exactly.
typealias WholeValue =
  @Sendable (_ x: [BigInteger], _ limits: Limits) throws(ComputationFailure) -> BigRational

/// The most recent values of functions of whole numbers.
///
/// One line may ask for a value several times: for more digits, for symbols, in another rounding, or for the reason why there is
/// none. Factors of a long number are worth keeping for that.
/// A value is kept with the limits that it was found within: under lower ones the same call names the limit that it reaches,
/// whatever was computed before it.
enum WholeValues {
  private struct Entry: Sendable {
    var function: ListFunction
    var operands: [BigInteger]
    var limits: Limits
    var value: Result<BigRational, ComputationFailure>
  }

  private static let capacity = 16
  /// The largest number of bits that is kept.
  private static let mostBits = 1 << 16
  private static let recent = Locked<[Entry]>([])

  /// The value of a function.
  ///
  /// - Throws: `.exception` where it has none, `.limit` where it was not found.
  static func value(
    of function: ListFunction, _ operands: [BigInteger], _ limits: Limits
  ) throws(ComputationFailure) -> BigRational {
    guard case .whole(let evaluate) = function.page.call else {
      preconditionFailure("\(function) is no function of whole numbers")
    }
    let known = recent.withLock { entries in
      entries.first {
        $0.function == function && $0.operands == operands && $0.limits == limits
      }?.value
    }
    if let known { return try known.get() }
    let value: Result<BigRational, ComputationFailure>
    do throws(ComputationFailure) {
      value = .success(try evaluate(operands, limits))
    } catch {
      // A limit may be raised, and time is not always over.
      guard case .exception(let exception) = error, exception != .unable else { throw error }
      value = .failure(error)
    }
    if let number = try? value.get(), number.numeratorBits > mostBits { return number }
    recent.withLock { entries in
      if entries.count == capacity { entries.removeFirst() }
      entries.append(
        Entry(function: function, operands: operands, limits: limits, value: value))
    }
    return try value.get()
  }

  /// The value of a function at fractions, which must be whole.
  static func value(
    of function: ListFunction, at x: [BigRational], _ limits: Limits
  ) throws(ComputationFailure) -> BigRational {
    guard x.allSatisfy(\.isInteger) else { throw .exception(.domain) }
    return try value(of: function, x.map(\.numerator), limits)
  }

  /// The reason why a function has no value; `.domain` if it is not known.
  static func exception(
    _ function: ListFunction, _ operands: [BigInteger], _ limits: Limits
  ) -> ArithmeticException {
    do throws(ComputationFailure) {
      _ = try value(of: function, operands, limits)
    } catch {
      if case .exception(let exception) = error { return exception }
    }
    return .domain
  }
}
