/// How far a lattice basis is reduced.
struct ReductionParameters {
  /// The factor of the condition of Lovász: the square of an orthogonal part, with the next row's part in its direction, is at
  /// least δ times that of the one before it.
  let delta: Double
  /// The largest magnitude of a quotient of Gram and Schmidt.
  let eta: Double

  /// Parameters with 1/4 < δ < 1 and 1/2 < η < √δ, for which the algorithms end.
  init(delta: Double, eta: Double) {
    precondition(delta > 0.25 && delta < 1, "δ is between 1/4 and 1")
    precondition(eta > 0.5 && eta * eta < delta, "η is between 1/2 and the square root of δ")
    (self.delta, self.eta) = (delta, eta)
  }

  /// What rounded computations aim at, so that their errors leave a basis that is reduced as far as was asked.
  var strictDelta: Double { delta + (1 - delta) / 64 }
  var strictEta: Double { eta - (eta - 0.5) / 8 }
}
