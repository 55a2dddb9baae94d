import NumericCore

/// Where a function jumps inside its domain.
///
/// Poles and the ends of domains are found by enclosures, which then report that an error is
/// possible.
enum Continuity: Sendable {
  /// The function is continuous.
  case continuous
  /// It is constant between jumps of at least ½, all of which are at multiples of ½ or at powers of
  /// two.
  case constantBetweenJumps
  /// It jumps where another function does.
  case jumpsWith(UnaryFunction)
  /// It may jump anywhere: neighbours at a precision.
  case nowhere
}

/// Where a function of two numbers x and y jumps inside its domain.
enum BinaryContinuity: Sendable {
  case continuous, constantBetweenJumps, nowhere
  /// It jumps where x/y, rounded to an integer by a function, jumps.
  case jumpsWithQuotient(UnaryFunction)
  /// It jumps where y changes its sign.
  case signOfSecond
  /// It jumps where the point (y, x) crosses the negative x axis.
  case branchCut
  /// It jumps where x vanishes; or everywhere if x, or y, is not a single number.
  case zeroOfFirst, firstVaries, secondVaries
  /// It jumps at x = 0: 0^y is 1 at y = 0 and 0 for y > 0.
  case power
}

/// How a function behaves at arguments that are known only in part, which decides whether a step of
/// exact evaluation is computed or waits for a narrower operand.
struct Behavior: OptionSet, Sendable {
  let rawValue: UInt8
  /// The result of a wide operand is about as wide.
  static let tame = Behavior(rawValue: 1)
  /// The function has no useful enclosure unless the argument is known to a fraction of a turn.
  static let oscillates = Behavior(rawValue: 2)
  /// It has jumps of at least ½, or values at whole numbers only.
  static let jumps = Behavior(rawValue: 4)
  /// The value is always an integer.
  static let whole = Behavior(rawValue: 8)
  /// The value depends on a precision or on a direction of rounding; real numbers have no such
  /// function.
  static let ofFormats = Behavior(rawValue: 16)
  /// None of these properties.
  static let plain: Behavior = []
}
