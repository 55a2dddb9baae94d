public import NumericCore

/// Why a conversion has no result.
public enum ConversionError<Failure: Error>: Error {
  /// The text is no unit.
  case unit(TextError)
  /// The two units measure different things.
  case mismatch(UnitMismatch)
  /// The backend could not compute the product.
  case failure(Failure)
}

/// Conversion between units on any backend.
public struct Converter<Backend: NumericBackend>: Sendable {
  /// The number system.
  public let backend: Backend

  /// Creates a converter.
  public init(_ backend: Backend) { self.backend = backend }

  /// x units of one kind in another.
  ///
  /// - Units: any two of one dimension, by name or symbol, and products of them.
  /// - Exactness: factors are rational × π^k, held exactly; the result is rounded once.
  public func convert(
    _ x: Backend.Number, from: String, to: String
  ) throws(ConversionError<Backend.Failure>) -> Backend.Number {
    let (source, target) = (try unit(from), try unit(to))
    let conversion: UnitConversion
    do throws(UnitMismatch) {
      conversion = try source.conversion(to: target)
    } catch {
      throw .mismatch(error)
    }
    do throws(Backend.Failure) {
      return try backend.rescaled(x, by: conversion.rescaling)
    } catch {
      throw .failure(error)
    }
  }

  private func unit(_ text: String) throws(ConversionError<Backend.Failure>) -> Unit {
    do throws(TextError) {
      return try Unit(parsing: text)
    } catch {
      throw .unit(error)
    }
  }
}
