internal import RealModule

/// The colour of a complex number: its angle is the hue, red for positive numbers and cyan for negative ones, and its length the
/// lightness, from black at 0 to white at ∞, with a step at each power of two.
///
/// The lightness is 1 − 1/(1 + |w|^0.3), as in mpmath's `cplot`.
struct PhaseColor: Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  init(of value: PhasePortrait.Value) {
    if value.isUndefined {
      (red, green, blue) = (128, 128, 128)
      return
    }
    let length = Double.hypot(value.re, value.im)
    let turn = Double.atan2(y: value.im, x: value.re) / (2 * .pi)
    guard length > 0, length.isFinite else {
      let end: UInt8 = length > 0 ? 255 : 0
      (red, green, blue) = (end, end, end)
      return
    }
    let step = Double.log2(length)
    let light =
      (1 - 1 / (1 + Double.pow(length, 0.3))) * (0.86 + 0.14 * (step - step.rounded(.down)))
    // From hue, lightness and saturation to the three colours.
    let reach = 0.9 * min(light, 1 - light)
    func part(_ offset: Double) -> UInt8 {
      let place = (offset + 12 * turn + 24).truncatingRemainder(dividingBy: 12)
      let level = light - reach * max(-1, min(min(place - 3, 9 - place), 1))
      return UInt8((255 * max(0, min(level, 1))).rounded())
    }
    (red, green, blue) = (part(0), part(8), part(4))
  }
}
