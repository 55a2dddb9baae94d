internal import CMPFR
public import NumericCore

extension BigFloat {
  /// A number that is computed step by step and has exactly one owner.
  ///
  /// It cannot be copied, so that a step neither allocates nor checks whether storage is shared,
  /// and the compiler need not count references to the operands. In a loop over arrays that saves
  /// several times the cost of an addition at 128 bits, and nothing noticeable at ten thousand
  /// bits.
  ///
  ///     var sum = BigFloat.Accumulator(precision: .bits(128))
  ///     for (x, y) in zip(xs, ys) { sum.addProduct(x, y) }
  ///     let total = sum.value
  ///
  /// Every step rounds once to the accumulator's precision.
  public struct Accumulator: ~Copyable, @unchecked Sendable {
    // Unchecked, because there is one owner of the storage.
    @usableFromInline let storage: BigFloatStorage

    /// Creates an accumulator with the value zero.
    public init(precision: Precision) {
      storage = .make(bits: precision.bits)
      mpfr_set_zero(storage.pointer, 1)
    }

    /// Creates an accumulator with a number, rounded once.
    public init(_ value: BigFloat, precision: Precision, rounding: Rounding = .nearestEven) {
      storage = BigFloat(value, precision: precision, rounding: rounding).storage
    }

    /// The precision of every result.
    public var precision: Precision { .bits(storage.fields.pointee.number.precision) }

    /// A copy of the current value.
    public var value: BigFloat {
      BigFloat.unary(
        mpfr_set, BigFloat(storage), bits: storage.fields.pointee.number.precision, .nearestEven)
    }

    /// The value, without a copy; ends the accumulator.
    public consuming func finish() -> BigFloat { BigFloat(storage) }

    @inlinable @inline(__always)
    var address: UnsafeMutableRawPointer { UnsafeMutableRawPointer(storage.fields) }
  }
}

// The steps are inlined into the client, down to a call that is declared to release nothing, so
// that the compiler can drop the retains and releases around it.
extension BigFloat.Accumulator {
  /// Assigns x, rounded once.
  @inlinable
  public mutating func assign(_ x: BigFloat, rounding: Rounding = .nearestEven) {
    DirectCall.assign(address, x.address, rounding)
  }
  /// Adds x, rounding once.
  @inlinable
  public mutating func add(_ x: BigFloat, rounding: Rounding = .nearestEven) {
    DirectCall.add(address, address, x.address, rounding)
  }
  /// Subtracts x, rounding once.
  @inlinable
  public mutating func subtract(_ x: BigFloat, rounding: Rounding = .nearestEven) {
    DirectCall.subtract(address, address, x.address, rounding)
  }
  /// Multiplies by x, rounding once.
  @inlinable
  public mutating func multiply(by x: BigFloat, rounding: Rounding = .nearestEven) {
    DirectCall.multiply(address, address, x.address, rounding)
  }
  /// Divides by x, rounding once.
  @inlinable
  public mutating func divide(by x: BigFloat, rounding: Rounding = .nearestEven) {
    DirectCall.divide(address, address, x.address, rounding)
  }
  /// Adds a·b, rounding once.
  @inlinable
  public mutating func addProduct(_ a: BigFloat, _ b: BigFloat, rounding: Rounding = .nearestEven) {
    DirectCall.fusedMultiplyAdd(address, a.address, b.address, address, rounding)
  }
  /// Multiplies by x and adds y, rounding once: a step of Horner's scheme.
  @inlinable
  public mutating func multiply(
    by x: BigFloat, adding y: BigFloat, rounding: Rounding = .nearestEven
  ) {
    DirectCall.fusedMultiplyAdd(address, address, x.address, y.address, rounding)
  }
  /// Takes the square root, rounding once.
  @inlinable
  public mutating func formSquareRoot(rounding: Rounding = .nearestEven) {
    DirectCall.squareRoot(address, address, rounding)
  }
}

// Steps between two accumulators.
extension BigFloat.Accumulator {
  /// Adds another accumulator's value.
  @inlinable
  public mutating func add(
    _ x: borrowing BigFloat.Accumulator, rounding: Rounding = .nearestEven
  ) {
    DirectCall.add(address, address, x.address, rounding)
  }
  /// Subtracts another accumulator's value.
  @inlinable
  public mutating func subtract(
    _ x: borrowing BigFloat.Accumulator, rounding: Rounding = .nearestEven
  ) {
    DirectCall.subtract(address, address, x.address, rounding)
  }
  /// Multiplies by another accumulator's value.
  @inlinable
  public mutating func multiply(
    by x: borrowing BigFloat.Accumulator, rounding: Rounding = .nearestEven
  ) {
    DirectCall.multiply(address, address, x.address, rounding)
  }
}

// The functions that write into an accumulator.
extension BigFloat {
  /// Writes a + b into `result`, at `result`'s precision.
  @inlinable
  public static func add(
    _ a: BigFloat, _ b: BigFloat, into result: inout Accumulator,
    rounding: Rounding = .nearestEven
  ) {
    DirectCall.add(result.address, a.address, b.address, rounding)
  }
  /// Writes a − b into `result`, at `result`'s precision.
  @inlinable
  public static func subtract(
    _ a: BigFloat, _ b: BigFloat, into result: inout Accumulator,
    rounding: Rounding = .nearestEven
  ) {
    DirectCall.subtract(result.address, a.address, b.address, rounding)
  }
  /// Writes a · b into `result`, at `result`'s precision.
  @inlinable
  public static func multiply(
    _ a: BigFloat, _ b: BigFloat, into result: inout Accumulator,
    rounding: Rounding = .nearestEven
  ) {
    DirectCall.multiply(result.address, a.address, b.address, rounding)
  }
  /// Writes a ÷ b into `result`, at `result`'s precision.
  @inlinable
  public static func divide(
    _ a: BigFloat, _ b: BigFloat, into result: inout Accumulator,
    rounding: Rounding = .nearestEven
  ) {
    DirectCall.divide(result.address, a.address, b.address, rounding)
  }
  /// Writes √x into `result`, at `result`'s precision.
  @inlinable
  public static func squareRoot(
    _ x: BigFloat, into result: inout Accumulator, rounding: Rounding = .nearestEven
  ) {
    DirectCall.squareRoot(result.address, x.address, rounding)
  }
}
