import BigNumbers
import NumericCore

extension PointError {
  /// The errors of both parts of a complex number, and that by norm, in the order of ``MeasuredPart``.
  ///
  /// A part that is truly zero has no unit of its own and is measured by norm, as ``ComparedResult`` does.
  ///
  /// - Throws: if a true value could not be distinguished from a boundary between two roundings.
  static func errors(
    ofParts values: ArraySlice<FormatValue>, truths: [ExactReal], enclosures: [BigInterval],
    in format: FloatFormat, limits: ExactLimits
  ) throws(ComputationFailure) -> [PointError] {
    var parts: [PointError] = []
    for (index, value) in values.enumerated() {
      parts.append(
        try PointError(
          of: value, truth: truths[index], enclosure: enclosures[index], in: format, limits: limits)
      )
    }
    let areZero = enclosures.map { $0.isPoint && $0.lower.isZero }
    if areZero == [true, true] {
      // The unit of a zero is that of the smallest numbers.
      return parts + [try PointError(byNormOf: parts, size: nil, exponents: nil, format, limits)]
    }
    let truth = ExactReal.compute(.hypot, truths[0], truths[1])
    let size = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
      try BigInterval.compute(
        .hypot, enclosures[0], enclosures[1], precision: enclosures[0].precision,
        limits: limits.sizes)
    }
    let exponents = try format.exponents(of: truth, size, limits)
    let norm = try PointError(byNormOf: parts, size: size, exponents: exponents, format, limits)
    for index in parts.indices
    where areZero[index] && parts[index].absolute.map({ !$0.upper.isZero }) ?? false {
      parts[index] = try PointError(
        byNormOf: [parts[index]], size: size, exponents: exponents, format, limits)
    }
    return parts + [norm]
  }

  /// The error of some parts, whose absolute errors are known, by the norm of the true value and its possible exponents; both
  /// are nil for a zero.
  private init(
    byNormOf parts: [PointError], size: BigInterval?, exponents: ClosedRange<Int>?,
    _ format: FloatFormat, _ limits: ExactLimits
  ) throws(ComputationFailure) {
    ordinalUlps = nil
    isBeyondFormat = parts.contains(where: \.isBeyondFormat)
    isNotFinite = parts.contains(where: \.isNotFinite)
    isNearest = parts.allSatisfy(\.isNearest)
    isFaithful = parts.allSatisfy(\.isFaithful)
    hasWrongSign = false
    let most = parts.map(\.bits).max() ?? 0
    let distances = parts.compactMap(\.absolute)
    guard distances.count == parts.count, let first = distances.first else {
      (absolute, ulps, relative, bits) = (nil, nil, nil, most)
      return
    }
    var distance = first
    for other in distances.dropFirst() {
      distance = try lifting(ComputationFailure.limit) { () throws(LimitExceeded) in
        try BigInterval.compute(
          .hypot, distance, other, precision: first.precision, limits: limits.sizes)
      }
    }
    absolute = distance
    var units = try format.units(distance, at: exponents?.lowerBound, limits)
    if let exponents, exponents.count > 1 {
      units = BigInterval(
        lower: try format.units(distance, at: exponents.upperBound, limits).lower,
        upper: units.upper)
    }
    ulps = units
    let isExact = distance.upper.isZero
    relative = size.map { distance / $0 } ?? (isExact ? distance : nil)
    // A distance beyond all exponents leaves the bits of the worst part.
    let logarithm = Double(BigFloat.log2(1 + units.upper))
    bits = isExact ? 0 : logarithm.isFinite ? logarithm : most
  }
}
