internal import CMPFR
import NumericCore

/// The functions that ``FixedFloat`` calls besides those of ``DirectCall``, for code that is
/// inlined into clients.
///
/// They work on headers; the precision of a result is that of its header.
@usableFromInline
enum FixedCall {
  @usableFromInline typealias Header = DirectCall.Header

  // MARK: - Functions

  /// One call of MPFR where there is one, with the bounds of a context; else by way of ``BigFloat``. A
  /// limit that is exceeded gives NaN.
  @usableFromInline
  static func compute(
    _ operation: UnaryFunction, _ r: Header, _ x: Header, _ rounding: Rounding
  ) {
    let context = context(r, rounding)
    do throws(LimitExceeded) {
      if let f = operation.mpfr {
        try context.admit(operation.page.bounds, x.reader)
        ulp_prepare_thread()
        _ = ulp_note(operation.round(into: r.number, x.reader, rounding.mpfr, else: f))
      } else {
        write(try context.compute(operation, copy(x)), r, .nearestEven)
      }
    } catch { _ = r.number.setNaN() }
  }

  /// A function of two numbers, under the same rules.
  @usableFromInline
  static func compute(
    _ operation: BinaryFunction, _ r: Header, _ x: Header, _ y: Header, _ rounding: Rounding
  ) {
    if let f = operation.mpfr {
      ulp_prepare_thread()
      _ = ulp_note(
        operation.round(into: r.number, x.reader, y.reader, rounding.mpfr, else: f))
      return
    }
    do throws(LimitExceeded) {
      write(try context(r, rounding).compute(operation, copy(x), copy(y)), r, .nearestEven)
    } catch { _ = r.number.setNaN() }
  }

  private static func context(_ r: Header, _ rounding: Rounding) -> BigFloatContext {
    BigFloatContext(.bits(r.number.pointee._mpfr_prec), rounding)
  }

  // MARK: - Comparisons

  @usableFromInline
  static func isEqual(_ a: Header, _ b: Header) -> Bool { mpfr_equal_p(a.number, b.number) != 0 }
  @usableFromInline
  static func isLess(_ a: Header, _ b: Header) -> Bool { mpfr_less_p(a.number, b.number) != 0 }
  @usableFromInline
  static func isLessOrEqual(_ a: Header, _ b: Header) -> Bool {
    mpfr_lessequal_p(a.number, b.number) != 0
  }
  @usableFromInline
  static func isTotallyOrdered(_ a: Header, _ b: Header) -> Bool {
    mpfr_total_order_p(a.number, b.number) != 0
  }

  // MARK: - Steps

  /// Replaces a number by the next larger one.
  @usableFromInline
  static func moveUp(_ r: Header) {
    ulp_prepare_thread()
    mpfr_nextabove(r.number)
  }

  /// Multiplies a number by 2^exponent; rounds only at the ends of the range of exponents.
  @usableFromInline
  static func scale(_ r: Header, _ exponent: Int) {
    ulp_prepare_thread()
    _ = ulp_note(mpfr_mul_2si(r.number, r.number, exponent, MPFR_RNDN))
  }

  // MARK: - Values from elsewhere, and back

  @usableFromInline
  static func write(_ value: Double, _ r: Header) {
    ulp_prepare_thread()
    _ = ulp_note(mpfr_set_d(r.number, value, MPFR_RNDN))
  }

  @usableFromInline
  static func writePi(_ r: Header, _ rounding: Rounding) {
    ulp_prepare_thread()
    _ = ulp_note(mpfr_const_pi(r.number, rounding.mpfr))
  }

  /// Writes a number; returns whether it had to be rounded.
  @discardableResult
  static func write(_ value: BigFloat, _ r: Header, _ rounding: Rounding) -> Bool {
    ulp_set(r.number, value.operand, rounding.mpfr) != 0
  }

  /// Writes a literal; returns whether it had to be rounded.
  @discardableResult
  static func write(_ literal: ExactLiteral, _ r: Header, _ rounding: Rounding) -> Bool {
    ulp_prepare_thread()
    return ulp_note(literal.write(to: r.number, rounding)) != 0
  }

  @usableFromInline
  static func double(_ x: Header, _ rounding: Rounding) -> Double {
    mpfr_get_d(x.number, rounding.mpfr)
  }

  /// An exact copy with the header's precision.
  static func copy(_ x: Header) -> BigFloat {
    BigFloat.make(bits: x.number.pointee._mpfr_prec) { mpfr_set($0, x.number, MPFR_RNDN) }
  }
}

extension UnsafeMutableRawPointer {
  /// A read-only pointer to the number that a header describes.
  @inline(__always)
  fileprivate var reader: BigFloat.Reader { BigFloat.Reader(number) }
}
