public import Conversion
public import NumericCore

extension Calculator {
  /// A computed quantity in the fewest units of the SI, with the prefix that makes it most readable:
  /// 12 V/(470 Ω) in mA, and √(2 J/kg) in m/s.
  ///
  /// A quantity stays as it is in a unit that was typed or asked for, or that is as simple. The
  /// number is rounded once more where the backend rounds.
  @usableFromInline
  func simplest(
    _ outcome: Evaluation<Backend.Number>, typed: [Unit]
  ) throws(CalculatorError) -> Evaluation<Backend.Number> {
    guard case .quantity(let number, let unit) = outcome.value, !typed.contains(unit) else {
      return outcome
    }
    let ladder = SimplestUnit.ladder(for: unit)
    guard let plain = ladder.first(where: { $0.scale.isOne }) else { return outcome }
    var result = outcome
    do throws(Backend.Failure) {
      let chosen = ladder.count == 1 ? plain : try readable(number, unit, ladder, plain)
      guard let scale = unit.differenceScale(to: chosen) else { return outcome }
      let scaled = try backend.recordingExactness { () throws(Backend.Failure) in
        try scale.value(of: number, on: backend)
      }
      result.value = .quantity(scaled.result, chosen)
      result.uncertainties = try outcome.uncertainties.map { uncertainty throws(Backend.Failure) in
        try uncertainty.flatMap { uncertainty throws(Backend.Failure) in
          try total(
            try uncertainty.parts.map { part throws(Backend.Failure) in
              (part.source, try scale.value(of: part.part, on: backend))
            })
        }
      }
      if scaled.isExact != true { result.isExact = outcome.isExact.flatMap { _ in scaled.isExact } }
      return result
    } catch {
      throw unable(error, nil)
    }
  }

  /// The largest unit of a ladder in which the number is at least 1; the one without a prefix where
  /// the number has no magnitude, or one below the ladder.
  private func readable(
    _ number: Backend.Number, _ unit: Unit, _ ladder: [Unit], _ plain: Unit
  ) throws(Backend.Failure) -> Unit {
    guard backend.isRegular(number), let size = unit.differenceScale(to: plain) else {
      return plain
    }
    let tens = try backend.exponent(of: try size.value(of: number, on: backend), radix: 10) - 1
    return ladder.last { ($0.scale.ratio.powerOfTen ?? 0) <= tens } ?? plain
  }
}
