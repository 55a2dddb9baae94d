internal import CMPFR
internal import Synchronization

/// Numbers in fixed point that are computed when they are first needed, and then kept.
///
/// All threads share them. Two threads that compute the same one at once get equal results, of
/// which one is kept. They are read atomically and never freed.
struct SharedLimbs: @unchecked Sendable {
  private let values: UnsafeMutablePointer<Atomic<FixedPoint.Limbs?>>

  init(capacity: Int) {
    // A null pointer is all zeros. Most places are never used, and so take no memory.
    guard let zeros = ulp_zeros(capacity, MemoryLayout<Atomic<FixedPoint.Limbs?>>.stride) else {
      preconditionFailure("no memory")
    }
    values = zeros.bindMemory(to: Atomic<FixedPoint.Limbs?>.self, capacity: capacity)
  }

  /// The number at a place, which `compute` computes with at least the bits of the room.
  @inline(__always)
  func value(_ index: Int, _ room: FixedPoint, _ compute: () -> BigFloat) -> FixedPoint.Limbs {
    limbs(index) {
      let limbs = FixedPoint.Limbs.allocate(capacity: room.count)
      compute().read { room.load(limbs, $0) }
      return limbs
    }
  }

  /// The limbs at a place, which `make` allocates and computes.
  @inline(__always)
  func limbs(_ index: Int, _ make: () -> FixedPoint.Limbs) -> FixedPoint.Limbs {
    values[index].load(ordering: .acquiring) ?? keep(index, make)
  }

  @inline(never)
  private func keep(_ index: Int, _ make: () -> FixedPoint.Limbs) -> FixedPoint.Limbs {
    // The flags that this raises say nothing about the result for which the number is needed.
    ulp_prepare_thread()
    let flags = ulp_flags()
    let limbs = make()
    ulp_restore_flags(flags)
    let (isFirst, other) = values[index].compareExchange(
      expected: nil, desired: limbs, ordering: .acquiringAndReleasing)
    guard !isFirst, let other else { return limbs }
    limbs.deallocate()
    return other
  }
}

/// Constants in fixed point, for each number of limbs: 0 ≤ constant − value ≤ u.
enum FixedConstant: Int, CaseIterable {
  case eighthTurn, logarithmOfTwo, logarithmOfTen, reciprocalLogarithmOfTwo
  case reciprocalLogarithmOfTen, twoOverRootOfPi, reciprocalOfTurn, halfLogarithmOfTurn, eulerGamma,
    airyValue, airyDerivative
  case squaredPiOverSix

  private static let all = allCases.map { _ in SharedLimbs(capacity: MediumFunction.mostLimbs + 1) }

  @inline(__always)
  func limbs(_ room: FixedPoint) -> FixedPoint.Limbs {
    Self.all[rawValue].value(room.fraction, room) { value(bits: 64 * room.fraction + 64) }
  }

  /// The constant with a relative error of at most 2^−(bits + 8).
  private func value(bits: Int) -> BigFloat {
    BigFloat.make(bits: bits + 16) { r in
      switch self {
      case .eighthTurn:
        _ = mpfr_const_pi(r, MPFR_RNDN)
        return mpfr_div_2ui(r, r, 2, MPFR_RNDN)
      case .logarithmOfTwo: return mpfr_const_log2(r, MPFR_RNDN)
      case .logarithmOfTen: return mpfr_log_ui(r, 10, MPFR_RNDN)
      case .reciprocalLogarithmOfTwo:
        _ = mpfr_const_log2(r, MPFR_RNDN)
        return mpfr_ui_div(r, 1, r, MPFR_RNDN)
      case .reciprocalLogarithmOfTen:
        _ = mpfr_log_ui(r, 10, MPFR_RNDN)
        return mpfr_ui_div(r, 1, r, MPFR_RNDN)
      case .squaredPiOverSix: return mpfr_zeta_ui(r, 2, MPFR_RNDN)
      case .airyValue: return airy(r, 2)
      case .airyDerivative: return airy(r, 1)
      case .eulerGamma: return mpfr_const_euler(r, MPFR_RNDN)
      case .halfLogarithmOfTurn:
        _ = mpfr_const_pi(r, MPFR_RNDN)
        _ = mpfr_mul_2ui(r, r, 1, MPFR_RNDN)
        _ = mpfr_log(r, r, MPFR_RNDN)
        return mpfr_div_2ui(r, r, 1, MPFR_RNDN)
      case .reciprocalOfTurn:
        _ = mpfr_const_pi(r, MPFR_RNDN)
        _ = mpfr_ui_div(r, 1, r, MPFR_RNDN)
        return mpfr_div_2ui(r, r, 1, MPFR_RNDN)
      case .twoOverRootOfPi:
        _ = mpfr_const_pi(r, MPFR_RNDN)
        _ = mpfr_rec_sqrt(r, r, MPFR_RNDN)
        return mpfr_mul_2ui(r, r, 1, MPFR_RNDN)
      }
    }
  }

  /// 3^(−n/3)/Γ(n/3): Ai(0) for n = 2 and −Ai′(0) for n = 1 (DLMF 9.2.3, 9.2.4). Six roundings err
  /// by less than 2⁵ units.
  private func airy(_ r: BigFloat.Pointer, _ n: UInt) -> Int32 {
    let bits = r.pointee._mpfr_prec
    let gamma = BigFloat.make(bits: bits) { third in
      _ = mpfr_set_ui(third, n, MPFR_RNDN)
      _ = mpfr_div_ui(third, third, 3, MPFR_RNDN)
      return mpfr_gamma(third, third, MPFR_RNDN)
    }
    _ = mpfr_set_ui(r, n == 1 ? 3 : 9, MPFR_RNDN)
    _ = mpfr_cbrt(r, r, MPFR_RNDN)
    _ = gamma.read { mpfr_mul(r, r, $0, MPFR_RNDN) }
    return mpfr_ui_div(r, 1, r, MPFR_RNDN)
  }
}
