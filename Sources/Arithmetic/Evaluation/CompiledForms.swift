import NumericCore
import Scientific
import Synchronization

/// A cache of compiled lines, because a million lines of a file often differ only in their numbers.
///
/// It serves calculators that agree in variables' names, functions, units, angle unit and limits.
public final class CompiledForms: Sendable {
  /// The forms by their texts; nil for those whose lines have to be compiled each.
  ///
  /// Their number is bounded to bound the memory.
  private let forms = Mutex<[[UInt8]: CompiledForm?]>([:])
  private static let mostForms = 500

  /// An empty cache.
  public init() {}

  /// A line as another line of its form was compiled, with its own numbers; nil for a line that has to be compiled.
  @usableFromInline
  func line(
    _ source: [UInt8], _ environment: Environment, _ angle: AngleUnit, _ limits: Limits
  ) -> CompiledLine? {
    guard source.count <= limits.length, let form = LineForm(source) else { return nil }
    if let known = forms.withLock({ $0[form.text] }) {
      return known.map { CompiledLine($0, form.numbers) }
    }
    guard forms.withLock({ $0.count < Self.mostForms }) else { return nil }
    let found = CompiledForm(form, source, environment, angle, limits)
    forms.withLock { $0[form.text] = .some(found) }
    return found.map { CompiledLine($0, form.numbers) }
  }
}

/// A line that runs as the compiled line of its form does.
@usableFromInline
struct CompiledLine {
  @usableFromInline let form: CompiledForm
  /// The program with the numbers of this line.
  @usableFromInline let program: Program
  private let numbers: [(value: ExactLiteral, place: SourceSpan)]

  fileprivate init(_ form: CompiledForm, _ numbers: [(value: ExactLiteral, place: SourceSpan)]) {
    (self.form, self.numbers) = (form, numbers)
    var program = form.compiled.program
    program.literals = form.literals(with: numbers)
    self.program = program
  }

  /// An error of the program with its place in this line.
  @usableFromInline
  func placed(_ error: CalculatorError) -> CalculatorError {
    guard let span = error.span else { return error }
    var error = error
    error.span = SourceSpan(moved(span.start), moved(span.end))
    return error
  }

  /// The offset in this line of an offset in the line that was compiled, which is not inside a number.
  private func moved(_ offset: Int) -> Int {
    guard let last = form.places.lastIndex(where: { $0.end <= offset }) else { return offset }
    return offset - form.places[last].end + numbers[last].place.end
  }
}

/// A compiled line with a slot for each number of its form.
@usableFromInline
final class CompiledForm: Sendable {
  @usableFromInline let compiled: CompiledExpression
  /// For each literal of the program the index of its number in the form; nil for those that belong to the form.
  private let slots: [Int?]
  /// The places of the numbers in the line that was compiled.
  fileprivate let places: [SourceSpan]

  /// The literals of the program for the numbers of another line; a sign before a number belongs to the form.
  fileprivate func literals(
    with numbers: [(value: ExactLiteral, place: SourceSpan)]
  ) -> [ExactLiteral] {
    var literals: [ExactLiteral] = []
    literals.reserveCapacity(slots.count)
    for (index, slot) in slots.enumerated() {
      guard let slot else {
        literals.append(compiled.program.literals[index])
        continue
      }
      literals.append(numbers[slot].value)
      literals[index].isNegative = compiled.program.literals[index].isNegative
    }
    return literals
  }

  /// Compiles a line of the form; nil where its numbers decide more than literals of the program.
  ///
  /// A second line with other numbers shows where each number goes, and that nothing else depends on it.
  fileprivate init?(
    _ form: LineForm, _ line: [UInt8], _ environment: Environment, _ angle: AngleUnit,
    _ limits: Limits
  ) {
    let parts = form.text.split(separator: 0, omittingEmptySubsequences: false)
    var probe = Array(parts[0])
    for (index, part) in parts.dropFirst().enumerated() {
      probe += String(Self.firstMark + index).utf8
      probe += part
    }
    guard let own = Self.compile(line, environment, angle, limits),
      let other = Self.compile(probe, environment, angle, limits),
      own.program.instructions == other.program.instructions, own.shape == other.shape,
      own.program.lists == other.program.lists, own.program.outputs == other.program.outputs,
      own.program.literals.count == other.program.literals.count
    else { return nil }
    var slots = [Int?](repeating: nil, count: own.program.literals.count)
    for (index, number) in form.numbers.enumerated() {
      let places = other.program.literals.indices.filter {
        other.program.literals[$0].coefficient == .word(UInt64(Self.firstMark + index))
      }
      guard places.count == 1 else { return nil }
      slots[places[0]] = index
      var literal = number.value
      literal.isNegative = other.program.literals[places[0]].isNegative
      guard own.program.literals[places[0]] == literal else { return nil }
    }
    for (place, slot) in slots.enumerated() where slot == nil {
      guard own.program.literals[place] == other.program.literals[place] else { return nil }
    }
    (compiled, self.slots, places) = (own, slots, form.numbers.map(\.place))
  }

  /// The number that stands for the first number of a form in its second line.
  private static var firstMark: Int { 1_000_003 }

  /// A line as plain steps on numbers; nil for any other line, and where a name has a meaning that the user gave it
  /// other than that of a number.
  private static func compile(
    _ line: [UInt8], _ environment: Environment, _ angle: AngleUnit, _ limits: Limits
  ) -> CompiledExpression? {
    guard let (statements, warnings) = try? environment.parse(line, limits), warnings.isEmpty,
      statements.count == 1, case .expression(let expression) = statements[0],
      expression.typedUnits.isEmpty, expression.targets.isEmpty, expression.moments.isEmpty,
      expression.dateCalls.isEmpty, expression.series.isEmpty,
      expression.names.allSatisfy(environment.isOfNumbers),
      let compiled = try? environment.compile(expression, angle, limits),
      case .number = compiled.shape, compiled.notation == nil, compiled.warnings.isEmpty,
      compiled.formulas.isEmpty, compiled.equations.isEmpty, compiled.knownDigits == nil,
      compiled.measured.isEmpty, compiled.uncertain.isEmpty, compiled.program.rescalings.isEmpty
    else { return nil }
    return compiled
  }
}

extension Environment {
  /// Whether a name stands for a number or for a function of numbers that the user did not define.
  fileprivate func isOfNumbers(_ name: String) -> Bool {
    if functions[name] != nil { return false }
    if let variable = variables[name] {
      if case .number = variable { return true } else { return false }
    }
    return Catalogue.isFunction(name) || Catalogue.isConstant(name)
  }
}
