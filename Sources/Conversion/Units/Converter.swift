public import NumericCore

/// Conversion between units on any backend.
public struct Converter<Backend: NumericBackend>: Sendable {
  /// The number system.
  public let backend: Backend

  /// Creates a converter.
  public init(_ backend: Backend) { self.backend = backend }

  /// Converts x from one unit to another.
  ///
  /// - Units: any two of the same dimension, by name or symbol, and products of units.
  /// - Exactness: factors are rational × π^k and stored exactly; the result is rounded once, and
  ///   twice more where the units have powers that are no whole numbers, such as √Hz.
  public func convert(
    _ x: Backend.Number, from: String, to: String
  ) throws(EngineError<Backend.Failure>) -> Backend.Number {
    let (source, target) = try lifting(EngineError<Backend.Failure>.text) { () throws(TextError) in
      (try Unit(parsing: from), try Unit(parsing: to))
    }
    guard let conversion = source.conversion(to: target) else {
      let (own, other) = source.quantities(against: target)
      throw .mathematics(.inapplicable("\(own) is no \(other)"))
    }
    return try lifting(EngineError<Backend.Failure>.backend) { () throws(Backend.Failure) in
      try conversion.value(of: x, on: backend)
    }
  }
}
