internal import CMPFR
import NumericCore

/// The terms of a sum as MPFR takes them, and what one pass finds out about all of them.
///
/// One pass matters, because the headers of a thousand terms exceed the first-level cache. The
/// pointers are valid while the terms stay in their registers: they keep nothing alive.
struct TermHeaders {
  let terms: Slice<Registers<BigFloat>>
  let pointers: [BigFloat.Pointer?]
  /// The largest rank of a term: positive if any has a precision of its own.
  private let rank: Int
  /// Whether all terms are regular with |exponent| ≤ 2⁶⁰, as almost always.
  private let areNear: Bool

  init(_ terms: Registers<BigFloat>) { self.init(terms[...]) }

  init(_ terms: Slice<Registers<BigFloat>>) {
    let near = 1 << 60
    var exponents: UInt = 0
    var rank = Int.min
    pointers = [BigFloat.Pointer?](unsafeUninitializedCapacity: terms.count) { pointers, count in
      for (index, term) in terms.enumerated() {
        let fields = term.storage.fields
        pointers.initializeElement(at: index, to: term.storage.pointer)
        exponents |= UInt(bitPattern: fields.pointee.number.exponent &+ near)
        rank = max(rank, fields.pointee.rank)
      }
      count = terms.count
    }
    self.terms = terms
    self.rank = rank
    areNear = exponents < 2 * near
  }

  /// The precision of a result for which none is given.
  var commonPrecision: Precision { rank > 0 ? .bits(rank) : BigFloat.commonPrecision(terms) }

  /// Whether a product of one of these terms with one of the others may exceed MPFR's range of
  /// exponents.
  func productsMayLeaveRange(with others: TermHeaders) -> Bool {
    if areNear && others.areNear { return false }
    guard let (least, greatest) = extremeExponents, let other = others.extremeExponents else {
      return false
    }
    return greatest + other.greatest > mpfr_get_emax() - 2
      || least + other.least < mpfr_get_emin() + 2
  }

  /// The smallest and the largest exponent of the regular terms; nil if there are none.
  private var extremeExponents: (least: Int, greatest: Int)? {
    let exponents = pointers.lazy.compactMap { UnsafePointer($0)?.binaryExponent }
    guard let least = exponents.min(), let greatest = exponents.max() else { return nil }
    return (least, greatest)
  }
}
