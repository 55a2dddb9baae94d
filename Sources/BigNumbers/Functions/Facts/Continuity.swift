import NumericCore

/// Where a function jumps inside of its domain. Poles and the ends of domains are found by enclosures, which then say
/// that an error is possible.
enum Continuity: Sendable {
  /// Nowhere.
  case continuous
  /// It is constant between jumps of at least ½, all of them where the argument is a multiple of ½, or a power of two.
  case constantBetweenJumps
  /// It jumps where another function does.
  case jumpsWith(UnaryFunction)
  /// Everywhere: neighbours at a precision.
  case nowhere
}

/// The same for functions of two numbers x and y.
enum BinaryContinuity: Sendable {
  case continuous, constantBetweenJumps, nowhere
  /// It jumps where x/y, rounded to an integer, does.
  case jumpsWithQuotient(UnaryFunction)
  /// Where y changes its sign.
  case signOfSecond
  /// Where the point (y, x) crosses the negative x axis.
  case branchCut
  /// Where x vanishes; where one of the two is no single number.
  case zeroOfFirst, firstVaries, secondVaries
  /// 0^y is 1 at y = 0 and 0 above it.
  case power
}

/// How functions behave on arguments that are known only in part, which decides whether a step of exact evaluation is
/// computed or waits for a narrower operand.
struct Behavior: OptionSet, Sendable {
  let rawValue: UInt8
  /// The result of a wide operand is about as wide.
  static let tame = Behavior(rawValue: 1)
  /// The function says nothing of an argument that is not known to a fraction of a turn.
  static let oscillates = Behavior(rawValue: 2)
  /// It has jumps, all of them of at least ½, or values at whole numbers only.
  static let jumps = Behavior(rawValue: 4)
  /// The value is an integer.
  static let whole = Behavior(rawValue: 8)
  /// What it is depends on a precision or on a direction of rounding: a real number has no such function.
  static let ofFormats = Behavior(rawValue: 16)
  /// Nothing of all that.
  static let plain: Behavior = []
}
