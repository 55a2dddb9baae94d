import NumericCore

// A computation, step by step: each step is a number in quotes, or an operation with the places of its operands, which are
// earlier steps. The value is that of the last step. √2 + π is
//
//     ["2", ["sqrt", 0], ["pi"], ["add", 1, 2]]
//
// What has been found out about the number is not written.
extension ExactReal: Codable {
  /// Writes the computation of the number.
  ///
  /// - Throws: `EncodingError` for a number of an ``EnclosedComputation`` whose graph cannot be made, and for one that depends on it.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    switch storage {
    case .rational(let value): try container.encode(value.description)
    case .step(let graph, let step):
      let (tape, root) = Tape.flattened(graph, step, openingEnclosures: true)
      if tape.hasEnclosedNumbers {
        throw EncodingError.invalidValue(
          self,
          EncodingError.Context(
            codingPath: encoder.codingPath,
            debugDescription: "the operations of an enclosed number could not be recorded"))
      }
      for place in 0...root {
        guard let name = tape[place].codedName else {
          try container.encode(tape[place].numberText)
          continue
        }
        var operation = container.nestedUnkeyedContainer()
        try operation.encode(name)
        for operand in tape.operands(of: place) { try operation.encode(operand) }
      }
    }
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError` for an empty list, an operation that is not known, a wrong number of operands, an operand that is no
  ///   earlier step, and a text that is no finite number or is beyond the default limits.
  public init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    var tape = Tape(capacity: container.count ?? 0)
    while !container.isAtEnd {
      let step: Tape.Step
      var operands: [Int32] = []
      if let text = try? container.decode(String.self) {
        step = try Self.number(text, in: container)
      } else {
        var operation = try container.nestedUnkeyedContainer()
        let name = try operation.decode(String.self)
        while !operation.isAtEnd { operands.append(try operation.decode(Int32.self)) }
        guard operands.allSatisfy({ (0..<Int32(tape.count)).contains($0) }) else {
          throw Self.fault("an operand is an earlier step", in: operation)
        }
        guard let known = Self.operation(name, operandCount: operands.count) else {
          throw Self.fault(
            "there is no operation '\(name)' of \(operands.count) operands", in: operation)
        }
        step = known
      }
      _ = tape.append(step, operands, origin: 0)
    }
    guard tape.count > 0 else { throw Self.fault("a number has at least one step", in: container) }
    self.init(ExactGraph(tape, inputs: []), tape.count - 1)
  }

  private static func number(
    _ text: String, in container: any UnkeyedDecodingContainer
  ) throws -> Tape.Step {
    do {
      return .value(try BigRational(parsing: text))
    } catch is LimitExceeded {
      // A number that is too long as a fraction stays as it is written: a digit and an exponent.
      if let literal = try? ExactLiteral(text), literal.kind == .finite { return .literal(literal) }
      throw fault("the number is too long", in: container)
    } catch {
      throw fault("not a number: \(error)", in: container)
    }
  }

  /// The operation of a name that takes so many operands; nil where there is none, or none of real numbers.
  private static func operation(_ name: String, operandCount: Int) -> Tape.Step? {
    let function: Function
    if operandCount == 0 { return Constant(rawValue: name).map { .constant($0) } }
    let step: Tape.Step
    if operandCount == 1, let unary = UnaryFunction.allCases.first(where: { "\($0)" == name }) {
      (function, step) = (.unary(unary), .unary(unary))
    } else if operandCount == 2,
      let binary = BinaryFunction.allCases.first(where: { "\($0)" == name })
    {
      (function, step) = (.binary(binary), .binary(binary))
    } else if let list = ListFunction.allCases.first(where: { "\($0)" == name }),
      list.takes(count: operandCount)
    {
      (function, step) = (.list(list), .list(list))
    } else if let part = PartFunction.uncomposed.first(where: { $0.description == name }),
      operandCount == 2 * part.function.operandCount
    {
      return .part(part)
    } else {
      return nil
    }
    do throws(ComputationFailure) { try function.checkForRealNumbers() } catch { return nil }
    return step
  }

  private static func fault(
    _ reason: String, in container: any UnkeyedDecodingContainer
  ) -> DecodingError {
    .dataCorruptedError(in: container, debugDescription: reason)
  }
}

extension Tape.Step {
  /// The name of an operation; nil for numbers.
  fileprivate var codedName: String? {
    switch self {
    case .value, .literal, .enclosed, .input: nil
    case .constant(let constant): constant.rawValue
    case .unary(let function): "\(function)"
    case .binary(let function): "\(function)"
    case .list(let function): "\(function)"
    case .part(let part): part.description
    }
  }

  /// The text of a number, exactly.
  fileprivate var numberText: String {
    switch self {
    case .value(let value): value.description
    case .literal(let literal): literal.text
    case .enclosed, .input, .constant, .unary, .binary, .list, .part:
      preconditionFailure("a flattened tape has numbers and operations only")
    }
  }
}
