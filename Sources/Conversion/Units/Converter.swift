public import NumericCore

/// The units, found by name or symbol.
public enum Units {
  private static let index: [String: Int] = {
    var found: [String: Int] = [:]
    for (index, row) in table.enumerated() {
      for name in [row.name] + row.symbols { found[name] = index }
    }
    return found
  }()

  /// The unit of this name or symbol.
  public static func unit(named name: String) -> UnitRow? { index[name].map { table[$0] } }
}

/// Why a conversion has no result.
public enum ConversionError<Failure: Error>: Error {
  /// No unit has this name.
  case unknownUnit(String)
  /// The two units measure different things.
  case incompatible(Dimension, Dimension)
  /// The backend could not compute the product.
  case failure(Failure)
}

/// Conversion between units on any backend, rounded once: the two exact factors make one exact ratio.
public struct Converter<Backend: NumberBackend>: Sendable {
  /// The number system.
  public let backend: Backend

  /// Creates a converter.
  public init(_ backend: Backend) { self.backend = backend }

  /// x units of one kind in another.
  ///
  /// - Units: any two of one dimension, by name or symbol.
  /// - Exactness: factors are rational × π^k, held exactly; the result is rounded once.
  public func convert(
    _ x: Backend.Number, from: String, to: String
  ) throws(ConversionError<Backend.Failure>) -> Backend.Number {
    guard let source = Units.unit(named: from) else { throw .unknownUnit(from) }
    guard let target = Units.unit(named: to) else { throw .unknownUnit(to) }
    guard source.dimension == target.dimension else {
      throw .incompatible(source.dimension, target.dimension)
    }
    do throws(Backend.Failure) {
      return try backend.scaled(x, by: source.factor / target.factor)
    } catch {
      throw .failure(error)
    }
  }
}
