import Accuracy
import Arithmetic
import BigNumbers
import NumericCore

/// The values of the arguments of a core, from `--let`.
struct FPCoreInputs {
  private let core: FPCore
  private let limits: ExactLimits

  init(_ core: FPCore, _ limits: ExactLimits) {
    self.core = core
    self.limits = limits
  }

  func values(_ options: VariableOptions) throws(CalculatorError) -> [FPCoreValue<ExactReal>] {
    let values = try given(options)
    var result: [FPCoreValue<ExactReal>] = []
    for argument in core.arguments { result.append(try value(of: argument, values)) }
    return result
  }

  /// The core at many points, with arrays of the sizes that are given.
  func problem(
    _ overrides: [FPCoreContext], _ options: VariableOptions
  ) throws(CalculatorError) -> FPCoreProblem {
    let sizes = try sizes(options)
    return try lifting(\.explanation) { () throws(ComputationFailure) in
      try FPCoreProblem(core, overrides, sizes: sizes, limits: limits)
    }
  }

  /// The named sizes of arrays that have values.
  private func sizes(_ options: VariableOptions) throws(CalculatorError) -> [String: Int] {
    let names = Set(core.arguments.flatMap(\.sizeNames))
    if names.isEmpty { return [:] }
    let values = try given(options)
    var sizes: [String: Int] = [:]
    for name in names { sizes[name] = try size(name, values) }
    return sizes
  }

  /// The values of the variables that `--let` gives.
  private func given(
    _ options: VariableOptions
  ) throws(CalculatorError) -> [String: Value<ExactReal>] {
    var calculator = Calculator(
      ExactBackend(limits: limits), angle: options.angle, limits: limits.sizes)
    var values: [String: Value<ExactReal>] = [:]
    for assignment in options.assignments {
      // Names in FPCore need not be names of the calculator, so the assignment is split here; a
      // definition of a function has brackets.
      guard let (name, text) = VariableOptions.parts(assignment), !name.contains("(") else {
        try Self.naming(assignment) { () throws(CalculatorError) in
          _ = try calculator.execute(Array(assignment.utf8))
        }
        continue
      }
      guard core.arguments.contains(where: { $0.name == name || $0.sizeNames.contains(name) })
      else {
        throw CalculatorError(
          .unknownName, "the core has no argument '\(name)'", nil,
          suggestion: Suggestion.nearest(to: name, among: core.arguments.map(\.name)))
      }
      values[name] = try Self.naming(assignment) { () throws(CalculatorError) in
        try calculator.evaluate(utf8: Array(text.utf8)).value
      }
    }
    return values
  }

  /// Adds the option to an error, in place of a position in the text.
  private static func naming<Result>(
    _ assignment: String, _ body: () throws(CalculatorError) -> Result
  ) throws(CalculatorError) -> Result {
    do throws(CalculatorError) { return try body() } catch {
      throw CalculatorError(
        error.kind, "--let \(assignment): \(error.message)", nil, suggestion: error.suggestion,
        limit: error.limit)
    }
  }

  private func value(
    of argument: FPCoreArgument, _ values: [String: Value<ExactReal>]
  ) throws(CalculatorError) -> FPCoreValue<ExactReal> {
    let name = argument.name
    switch values[name] {
    case .number(let number)? where argument.rank == 0: return .number(number)
    case .list(let numbers)? where argument.rank > 0:
      return try shaped(numbers, argument, values)
    case .list?:
      throw CalculatorError(.arguments, "the argument '\(name)' is a number, not a list", nil)
    case .number?:
      throw CalculatorError(
        .arguments, "the argument '\(name)' is an array; write \(name)=[…]", nil)
    case .complex?, .polar?, .complexes?, .polynomial?, .factoredPolynomial?, .matrix?,
      .complexMatrix?, .matrices?,
      .quantity?, .quantities?, .mixed?, .duration?, .factored?, .truth?, .date?, .dates?, .text?:
      throw CalculatorError(.arguments, "the argument '\(name)' is a number", nil)
    case nil:
      let example = argument.rank == 0 ? "\(name)=…" : "\(name)=[…]"
      throw CalculatorError(
        .arguments, "the argument '\(name)' has no value; add --let \(example)", nil)
    }
  }

  /// A list as a tensor, row by row.
  ///
  /// One named size follows from the number of elements; all others must have values.
  private func shaped(
    _ numbers: [ExactReal], _ argument: FPCoreArgument, _ values: [String: Value<ExactReal>]
  ) throws(CalculatorError) -> FPCoreValue<ExactReal> {
    var sizes: [Int?] = []
    for size in argument.sizes {
      switch size {
      case .fixed(let count): sizes.append(count)
      case .named(let name): sizes.append(try self.size(name, values))
      }
    }
    let known = sizes.compactMap { $0 }.reduce(1) {
      $0.multipliedReportingOverflow(by: $1).partialValue
    }
    if sizes.filter({ $0 == nil }).count == 1, known > 0, numbers.count % known == 0 {
      sizes = sizes.map { $0 ?? numbers.count / known }
    }
    guard sizes.allSatisfy({ $0 != nil }),
      sizes.reduce(1, { $0.multipliedReportingOverflow(by: $1 ?? 0).partialValue }) == numbers.count
    else {
      let shape = argument.sizes.map(\.description).joined(separator: " by ")
      throw CalculatorError(
        .arguments,
        "'\(argument.name)' is an array of \(shape), which \(numbers.count) numbers do not fill; set sizes with --let",
        nil)
    }
    return FPCoreValue(numbers[...], sizes: sizes.compactMap { $0 }[...])
  }

  private func size(
    _ name: String, _ values: [String: Value<ExactReal>]
  ) throws(CalculatorError) -> Int? {
    guard case .number(let number)? = values[name] else { return nil }
    do throws(ComputationFailure) {
      if let value = try number.rational(limits: limits), let size = Int(exactly: value), size >= 0
      {
        return size
      }
    } catch {
      throw error.explanation
    }
    throw CalculatorError(.arguments, "the size '\(name)' is a whole number from 0", nil)
  }
}
