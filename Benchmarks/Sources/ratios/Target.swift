import NumberTypeCases

/// The largest permitted costs of forms relative to C.
struct Target {
  var forms: [NumberForm]
  var operations: [NumberOperation]
  var bits: ClosedRange<Int>
  var most: Double

  private static let arithmetic: [NumberOperation] = [.add, .multiply, .divide, .squareRoot]

  static let all: [Target] = [
    Target(
      forms: [.held, .accumulator, .accumulating], operations: arithmetic, bits: 128...10_000,
      most: 1.10),
    Target(forms: [.inPlaceHeld], operations: [.add], bits: 64...512, most: 1.25),
    Target(forms: [.inPlaceHeld], operations: [.add], bits: 1024...10_000, most: 1.10),
    Target(
      forms: [.inPlaceHeld], operations: [.multiply, .divide, .squareRoot], bits: 256...10_000,
      most: 1.15),
    Target(forms: [.allocatingHeld], operations: [.add], bits: 128...128, most: 3.0),
    Target(forms: [.allocatingHeld], operations: [.multiply], bits: 128...128, most: 2.2),
    Target(
      forms: [.allocatingHeld], operations: [.add, .multiply], bits: 2048...10_000, most: 1.5),
    Target(
      forms: [.allocatingHeld], operations: [.divide, .squareRoot, .exponential],
      bits: 2048...10_000, most: 1.10),
  ]

  /// The limit for FixedFloat with 64 to 256 bits.
  static let fixedMost = 1.3

  /// The limit for a form, if there is one.
  static func most(_ form: NumberForm, _ operation: NumberOperation, bits: Int) -> Double? {
    all.first {
      $0.forms.contains(form) && $0.operations.contains(operation) && $0.bits.contains(bits)
    }?.most
  }
}
