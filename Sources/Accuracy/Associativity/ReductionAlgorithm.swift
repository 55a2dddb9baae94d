import BigNumbers
import NumericCore

/// A named algorithm for a sum or product.
public enum ReductionAlgorithm: String, CaseIterable, Sendable {
  case leftToRight = "left to right"
  case rightToLeft = "right to left"
  case pairwise
  case ascending = "smallest first"
  case descending = "largest first"
  case kahan = "Kahan"
  case neumaier = "Neumaier"
  case klein = "Klein"
  case sum2 = "Sum2"
  case sum3 = "Sum3"
  case sum4 = "Sum4"
  case compensatedProduct = "CompProd"
  case roundedOnce = "exact, rounded once"

  /// The algorithms for sums or for products.
  public static func algorithms(for operation: Association) -> [ReductionAlgorithm] {
    switch operation {
    case .addition: allCases.filter { $0 != .compensatedProduct }
    case .multiplication:
      [.leftToRight, .rightToLeft, .pairwise, .compensatedProduct, .roundedOnce]
    }
  }

  /// Whether the algorithm uses the errors of additions that Fast2Sum computes, which are exact in
  /// radix 2 but not in radix 10.
  public var needsRadix2: Bool { [.kahan, .neumaier, .klein].contains(self) }
}

/// The result of an algorithm.
public struct AlgorithmResult: Sendable {
  /// The algorithm.
  public let algorithm: ReductionAlgorithm
  /// Its result.
  public let value: FormatValue
  /// Its error relative to the exact value of the operands as rounded to the format.
  public let error: ErrorMeasures
}

extension OrderReference {
  /// The results of all algorithms; `operands` are exact, and `numbers` are the same operands in
  /// the format.
  func algorithms<Backend: MeasuredBackend>(
    _ operands: [BigRational], _ numbers: [Backend.Number], on backend: Backend
  ) throws(ComputationFailure) -> [AlgorithmResult] {
    let ascending = operands.indices.sorted { a, b in
      (operands[a].magnitude, a) < (operands[b].magnitude, b)
    }
    var results: [AlgorithmResult] = []
    for algorithm in ReductionAlgorithm.algorithms(for: operation) {
      let value: FormatValue
      do throws(Backend.Failure) {
        value = try result(of: algorithm, numbers, ascending, backend)
      } catch {
        throw ComputationFailure(error)
      }
      results.append(
        AlgorithmResult(algorithm: algorithm, value: value, error: try measures(of: value)))
    }
    return results
  }

  private func result<Backend: MeasuredBackend>(
    of algorithm: ReductionAlgorithm, _ x: [Backend.Number], _ ascending: [Int],
    _ backend: Backend
  ) throws(Backend.Failure) -> FormatValue {
    let result =
      switch algorithm {
      case .leftToRight: try reduce(Grouping(leftToRight: Array(x.indices)), x, backend)
      case .rightToLeft: try reduce(Grouping(rightToLeft: Array(x.indices)), x, backend)
      case .pairwise: try reduce(Grouping(pairwise: x.indices), x, backend)
      case .ascending: try reduce(Grouping(leftToRight: ascending), x, backend)
      case .descending: try reduce(Grouping(leftToRight: ascending.reversed()), x, backend)
      case .kahan: try backend.kahanSum(x)
      case .neumaier: try backend.neumaierSum(x)
      case .klein: try backend.kleinSum(x)
      case .sum2: try backend.foldedSum(x, 2)
      case .sum3: try backend.foldedSum(x, 3)
      case .sum4: try backend.foldedSum(x, 4)
      case .compensatedProduct: try backend.compensatedProduct(x)
      case .roundedOnce: backend.number(nearest)
      }
    return backend.value(result)
  }

  private func reduce<Backend: MeasuredBackend>(
    _ grouping: Grouping, _ x: [Backend.Number], _ backend: Backend
  ) throws(Backend.Failure) -> Backend.Number {
    try grouping.value(of: x) { a, b throws(Backend.Failure) in
      try operation.combine(backend, a, b)
    }
  }
}
