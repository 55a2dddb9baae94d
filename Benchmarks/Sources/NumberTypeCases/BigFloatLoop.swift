import BigNumbers
import NumericCore

/// The loops over BigFloat of one precision, written as in a program that computes with arrays.
///
/// Each returns the last result.
struct BigFloatLoop {
  private let backend: BigFloatBackend
  private let left: [BigFloat]
  private let right: [BigFloat]

  init(_ texts: OperandTexts, bits: Int) throws {
    let backend = try BigFloatBackend(precision: .bits(bits))
    self.backend = backend
    left = try texts.left.map { backend.number(try ExactLiteral($0)) }
    right = try texts.right.map { backend.number(try ExactLiteral($0)) }
  }

  // One loop for each operation, so that the loop contains nothing but the call.

  @inline(__always)
  private func loop(_ pairs: Range<Int>, _ passes: Int, _ body: (BigFloat, BigFloat) -> Void) {
    for _ in 0..<passes {
      for index in pairs { body(left[index], right[index]) }
    }
  }

  @inline(__always)
  private func loop(
    over operands: [BigFloat], _ pairs: Range<Int>, _ passes: Int, _ body: (BigFloat) -> Void
  ) {
    for _ in 0..<passes {
      for index in pairs { body(operands[index]) }
    }
  }

  /// `BigFloat.add(a, b, into: &r)` and the same form of the other operations.
  @inline(never)
  func intoResult(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) -> BigFloat {
    // A number with storage of its own; a copy would share storage with the backend's zero.
    var r = BigFloat(backend.zero, precision: backend.precision)
    switch operation {
    case .add: loop(pairs, passes) { BigFloat.add($0, $1, into: &r) }
    case .multiply: loop(pairs, passes) { BigFloat.multiply($0, $1, into: &r) }
    case .divide: loop(pairs, passes) { BigFloat.divide($0, $1, into: &r) }
    case .squareRoot: loop(over: left, pairs, passes) { BigFloat.squareRoot($0, into: &r) }
    case .exponential: loop(over: left, pairs, passes) { BigFloat.compute(.exp, $0, into: &r) }
    case .sine: loop(over: left, pairs, passes) { BigFloat.compute(.sin, $0, into: &r) }
    }
    return r
  }

  /// The same with operands in variables; each access to an element of an array costs a reference
  /// count.
  @inline(never)
  func held(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) -> BigFloat {
    var r = BigFloat(backend.zero, precision: backend.precision)
    for index in pairs {
      let a = left[index]
      let b = right[index]
      switch operation {
      case .add: for _ in 0..<passes { BigFloat.add(a, b, into: &r) }
      case .multiply: for _ in 0..<passes { BigFloat.multiply(a, b, into: &r) }
      case .divide: for _ in 0..<passes { BigFloat.divide(a, b, into: &r) }
      case .squareRoot: for _ in 0..<passes { BigFloat.squareRoot(a, into: &r) }
      case .exponential: for _ in 0..<passes { BigFloat.compute(.exp, a, into: &r) }
      case .sine: for _ in 0..<passes { BigFloat.compute(.sin, a, into: &r) }
      }
    }
    return r
  }

  /// `BigFloat.add(a[i], b[i], into: &r)` and the same form of the other operations.
  @inline(never)
  func accumulator(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) -> BigFloat {
    var r = BigFloat.Accumulator(precision: backend.precision)
    for _ in 0..<passes {
      switch operation {
      case .add: for index in pairs { BigFloat.add(left[index], right[index], into: &r) }
      case .multiply: for index in pairs { BigFloat.multiply(left[index], right[index], into: &r) }
      case .divide: for index in pairs { BigFloat.divide(left[index], right[index], into: &r) }
      case .squareRoot: for index in pairs { BigFloat.squareRoot(left[index], into: &r) }
      case .exponential, .sine: break
      }
    }
    return r.finish()
  }

  /// `r = a + b` and the same form of the other operations: every result is a new number.
  @inline(never)
  func allocating(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) -> BigFloat {
    var r = backend.zero
    switch operation {
    case .add: loop(pairs, passes) { r = $0 + $1 }
    case .multiply: loop(pairs, passes) { r = $0 * $1 }
    case .divide: loop(pairs, passes) { r = $0 / $1 }
    case .squareRoot: loop(over: left, pairs, passes) { r = .sqrt($0) }
    case .exponential: loop(over: left, pairs, passes) { r = .exp($0) }
    case .sine: loop(over: left, pairs, passes) { r = .sin($0) }
    }
    return r
  }

  /// The same with operands in variables.
  @inline(never)
  func allocatingHeld(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) -> BigFloat {
    var r = backend.zero
    for index in pairs {
      let a = left[index]
      let b = right[index]
      switch operation {
      case .add: for _ in 0..<passes { r = a + b }
      case .multiply: for _ in 0..<passes { r = a * b }
      case .divide: for _ in 0..<passes { r = a / b }
      case .squareRoot: for _ in 0..<passes { r = .sqrt(a) }
      case .exponential: for _ in 0..<passes { r = .exp(a) }
      case .sine: for _ in 0..<passes { r = .sin(a) }
      }
    }
    return r
  }

  /// `x += b[i]` and the same form of the other operations; the square root is that of x·a, so that
  /// it does not converge to 1.
  @inline(never)
  func inPlace(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) -> BigFloat {
    var x = start(pairs)
    switch operation {
    case .add: loop(over: right, pairs, passes) { x += $0 }
    case .multiply: loop(over: right, pairs, passes) { x *= $0 }
    case .divide: loop(over: right, pairs, passes) { x /= $0 }
    case .squareRoot:
      loop(over: left, pairs, passes) {
        x *= $0
        x.formSquareRoot()
      }
    case .exponential, .sine: break
    }
    return x
  }

  /// The same with operands in variables.
  @inline(never)
  func inPlaceHeld(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) -> BigFloat {
    var x = start(pairs)
    for index in pairs {
      let a = left[index]
      let b = right[index]
      switch operation {
      case .add: for _ in 0..<passes { x += b }
      case .multiply: for _ in 0..<passes { x *= b }
      case .divide: for _ in 0..<passes { x /= b }
      case .squareRoot:
        for _ in 0..<passes {
          x *= a
          x.formSquareRoot()
        }
      case .exponential, .sine: break
      }
    }
    return x
  }

  /// `x.add(b[i])` on an accumulator, and the same form of the other operations.
  @inline(never)
  func accumulating(_ operation: NumberOperation, _ pairs: Range<Int>, passes: Int) -> BigFloat {
    var x = BigFloat.Accumulator(left[pairs.lowerBound], precision: backend.precision)
    for _ in 0..<passes {
      switch operation {
      case .add: for index in pairs { x.add(right[index]) }
      case .multiply: for index in pairs { x.multiply(by: right[index]) }
      case .divide: for index in pairs { x.divide(by: right[index]) }
      case .squareRoot:
        for index in pairs {
          x.multiply(by: left[index])
          x.formSquareRoot()
        }
      case .exponential, .sine: break
      }
    }
    return x.finish()
  }

  /// A number with storage of its own, with which the loop starts.
  private func start(_ pairs: Range<Int>) -> BigFloat {
    BigFloat(left[pairs.lowerBound], precision: backend.precision)
  }
}
