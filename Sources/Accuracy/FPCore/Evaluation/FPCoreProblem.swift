public import BigNumbers
public import NumericCore

/// A core with one number as its result, computed in one or more contexts.
public struct FPCoreProblem: PointProblem {
  /// The numbers of the arguments, in the order of a point.
  public let coordinates: FPCoreCoordinates
  /// The formats of the results, one for each override.
  public let formats: [FloatFormat]
  private let core: FPCore
  private let overrides: [FPCoreContext]
  private let limits: ExactLimits
  /// The true value, for a core without branches.
  private let exact: ExactProgram?
  /// The precondition, if it only compares arguments that are floating-point numbers.
  private let order: FPCoreOrder?
  /// The programs of the overrides, for a core without branches.
  private let programs: [(program: Program, comparer: Comparer)?]

  /// Creates the problem of a core, whose arrays have given sizes.
  ///
  /// - Throws: if a named size is missing, or if a format or a size is beyond the limits.
  public init(
    _ core: FPCore, _ overrides: [FPCoreContext], sizes: [String: Int] = [:],
    limits: ExactLimits = ExactLimits()
  ) throws(ComputationFailure) {
    try self.init(
      core, overrides, FPCoreCoordinates(core, sizes: sizes, limits.sizes), limits)
  }

  private init(
    _ core: FPCore, _ overrides: [FPCoreContext], _ coordinates: FPCoreCoordinates,
    _ limits: ExactLimits
  ) throws(ComputationFailure) {
    self.core = core
    self.overrides = overrides
    self.coordinates = coordinates
    self.limits = limits
    order = FPCoreOrder(core)
    formats = overrides.map { core.format($0) }
    var programs: [(Program, Comparer)?] = []
    for override in overrides {
      guard let program = core.program(override) else {
        programs.append(nil)
        continue
      }
      let format = core.format(override)
      let rounding = format.possible(core.context(override).rounding?.binary)
      programs.append(
        (program, try Comparer(format: format, rounding: rounding, limits: limits)))
    }
    self.programs = programs
    var exact: ExactProgram?
    if let program = programs.first??.0 { exact = try ExactProgram(lowering: program) }
    self.exact = exact
  }

  /// The names of the numbers, in the order of a point.
  public var variables: [String] { coordinates.names }

  /// Whether the result is a number, judged by the form of the body, and not an array or a truth
  /// value.
  public var isNumber: Bool { core.definition.body.isNumber }

  /// The point rounded to the formats of the arguments.
  public func rounded(_ point: [ExactReal]) throws(ComputationFailure) -> [ExactReal] {
    try core.rounded(values(point), overrides[0], limits: limits).flatMap(\.numbers)
  }

  /// Whether the precondition of the core holds at a point.
  public func admits(_ point: [BigRational]) throws(ComputationFailure) -> Bool {
    guard core.hasPrecondition else { return true }
    // Points of a core without branches are numbers of its format.
    if exact != nil, let order { return order.holds(at: point) }
    return try core.precondition(
      values(point.map { ExactReal($0) }), overrides[0], limits: limits)
  }

  /// The true value at a point that is already rounded to the formats of the arguments.
  public func truth(at point: [ExactReal]) throws(ComputationFailure) -> ExactReal {
    if let exact { return exact.values(at: point)[0] }
    guard case .number(let truth) = try core.truth(values(point), overrides[0], limits: limits)
    else { throw Self.notANumber }
    switch truth {
    case .certified(let value): return value
    case .invalid(let exception): throw .exception(exception)
    case .undecided(let failure): throw failure
    }
  }

  /// The computed value of each context at a point.
  public func values(at point: [ExactReal]) throws(ComputationFailure) -> [FormatValue] {
    var results: [FormatValue] = []
    for (override, straight) in zip(overrides, programs) {
      if let (program, comparer) = straight {
        results.append(try comparer.backend.run(program, try comparer.rounded(point)))
        continue
      }
      guard case .number(let value) = try core.computed(values(point), override, limits: limits)
      else { throw Self.notANumber }
      results.append(value)
    }
    return results
  }

  /// A copy for another thread, which shares no intermediate values with this one.
  public func copied() throws(ComputationFailure) -> FPCoreProblem {
    try FPCoreProblem(core, overrides, coordinates, limits)
  }

  /// The arguments that a point consists of.
  public func values(_ point: [ExactReal]) -> [FPCoreValue<ExactReal>] {
    coordinates.values(point)
  }

  private static var notANumber: ComputationFailure {
    .inapplicable("the result of the core is not a number")
  }
}

extension FPCoreNode {
  /// Whether the form of the node shows that its value is neither an array nor a truth value.
  fileprivate var isNumber: Bool {
    switch form {
    case .truth, .comparison, .connective, .test, .tensor, .array: false
    case .choice(_, let first, let second): first.isNumber && second.isNumber
    case .binding(_, _, let body): body.isNumber
    case .whileLoop(_, let loop), .forLoop(_, let loop): loop.body.isNumber
    default: true
    }
  }
}
