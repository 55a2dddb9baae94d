import Accuracy
import BigNumbers
import Charts
import NumericCore

/// A function of a complex variable, computed on doubles.
struct PlaneFunction: Sendable {
  /// Where an input of the program comes from.
  enum Input: Sendable {
    case realPart, imaginaryPart
    case fixed(Double)
  }

  private let program: Program
  private let inputs: [Input]
  private let backend: DoubleBackend

  init(program: Program, inputs: [Input], limits: Limits) {
    (self.program, self.inputs) = (program, inputs)
    backend = DoubleBackend(otherwise: RoundedTruth(.binary64, limits: limits))
  }

  /// The value at x + iy; NaN where it has none, or none is found within the limits.
  ///
  /// - Throws: the limit of time: a picture of thousands of such numbers would not end.
  func value(_ x: Double, _ y: Double) throws(ComputationFailure) -> PhasePortrait.Value {
    let numbers = inputs.map { input in
      switch input {
      case .realPart: return x
      case .imaginaryPart: return y
      case .fixed(let number): return number
      }
    }
    do throws(ProgramError<ComputationFailure>) {
      let parts = try backend.evaluate(program, inputs: numbers, special: .ieee)
      return PhasePortrait.Value(re: parts[0], im: parts.count > 1 ? parts[1] : 0)
    } catch {
      if case .failure(.limit(let exceeded), _) = error, exceeded.limit == .time {
        throw .limit(exceeded)
      }
      return PhasePortrait.Value(re: .nan, im: .nan)
    }
  }

  /// The values at the middles of the cells of a rectangle, row after row from bottom to top.
  func values(
    _ plane: PlaneWindow, threads: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(ComputationFailure) -> [PhasePortrait.Value] {
    try await ConcurrentChunks.map(plane.rows, threads: threads) {
      row throws(ComputationFailure) in
      let y = PhasePortrait.middle(row, of: plane.rows, in: plane.vertical)
      var values: [PhasePortrait.Value] = []
      for column in 0..<plane.columns {
        let x = PhasePortrait.middle(column, of: plane.columns, in: plane.horizontal)
        values.append(try value(x, y))
      }
      progress(plane.columns)
      return values
    }.flatMap(\.self)
  }
}

/// A rectangle of complex numbers that is divided into cells.
struct PlaneWindow: Sendable {
  let horizontal: ClosedRange<Double>
  let vertical: ClosedRange<Double>
  let columns: Int
  let rows: Int
}
