public import NumericCore

/// A file of FPCore 2.0, the interchange format of floating-point benchmarks.
///
///     let file = try FPCoreFile(utf8: bytes)
///     let core = file.cores[0]
///     let truth = try core.truth([.number(2)])
///     let value = try core.computed([.number(2)])
///
/// **Source.** fpbench.org/spec/fpcore-2.0.html. It also accepts extensions that benchmarks use:
/// arithmetic with more than two operands, round brackets in lists of variables, variables with the
/// names of constants, `(# e)` for `(! :precision integer e)`, and Racket's exponent markers.
public struct FPCoreFile: Sendable {
  /// A core with something that is not supported, such as a format, or that calls such a core.
  public struct Unsupported: Sendable {
    /// The number of the core in the file, from 1.
    public let place: Int
    /// The name by which other cores call it.
    public let identifier: String?
    /// The property `:name`.
    public let name: String?
    /// What is not supported, with its line and column.
    public var error: TextError { source.located(fault) }

    fileprivate let fault: TextError
    fileprivate let source: FPCoreSource
  }

  /// The cores, in order, without the unsupported ones.
  public let cores: [FPCore]
  /// The cores that can be neither computed nor called.
  public let unsupported: [Unsupported]

  /// The names of variables that have formats of their own.
  public let storedNames: Set<String>

  /// Reads a file.
  ///
  /// What a core assigns to a variable that has a format of its own, be it an argument, a variable of `let` or one of a
  /// loop, is rounded to that format, after the operations before were rounded in their contexts.
  ///
  /// - Throws: the first error, with its line and column; something unsupported is an error if there is no other core.
  public init(utf8 bytes: [UInt8], storing formats: [String: FloatFormat] = [:]) throws(TextError) {
    let source = FPCoreSource(bytes: bytes)
    do throws(TextError) {
      let (definitions, unsupported, storedNames) = try Self.definitions(
        of: FPCoreReader.data(of: bytes), source, formats)
      let library = FPCoreLibrary(source: source, definitions: definitions)
      let places = definitions.indices.filter { definitions[$0] != nil }
      if places.isEmpty, let first = unsupported.first { throw first.error }
      cores = places.map { FPCore(library: library, index: $0) }
      self.unsupported = unsupported
      self.storedNames = storedNames
    } catch {
      throw source.located(error)
    }
  }

  /// The names of constants, which should not be used for arguments.
  public static var reservedNames: Set<String> {
    Set(FPCoreConstant.allCases.map(\.rawValue) + ["TRUE", "FALSE"])
  }

  /// A text as a string literal of FPCore.
  public static func quoted(_ text: String) -> String { FPCoreDatum.quoted(text) }

  private static func definitions(
    of data: [FPCoreDatum], _ source: FPCoreSource, _ formats: [String: FloatFormat]
  ) throws(TextError) -> ([FPCoreDefinition?], [Unsupported], storedNames: Set<String>) {
    var parts: [FPCoreDefinition.Parts] = []
    for datum in data { parts.append(try FPCoreDefinition.Parts(datum)) }
    var signatures: [String: [FPCoreParser.Signature]] = [:]
    for (index, parts) in parts.enumerated() {
      guard let identifier = parts.identifier else { continue }
      signatures[identifier, default: []].append(
        FPCoreParser.Signature(index: index, argumentCount: parts.arguments.count))
    }
    var result: [FPCoreDefinition?] = []
    var faults: [Int: TextError] = [:]
    var storedNames: Set<String> = []
    var callers: [Int: [FPCoreParser.Call]] = [:]
    for (index, part) in parts.enumerated() {
      var parser = FPCoreParser(signatures: signatures, index: index, formats: formats)
      do throws(TextError) {
        result.append(try parser.definition(part))
      } catch {
        guard error.kind == .unsupported else { throw error }
        result.append(nil)
        faults[index] = error
      }
      storedNames.formUnion(parser.storedNames)
      for call in parser.calls { callers[call.called, default: []].append(call) }
    }
    // Who calls an unsupported core, in whatever order and over however many others, is unsupported.
    var open = Array(faults.keys)
    while let called = open.popLast() {
      for call in callers[called] ?? [] where faults[call.caller] == nil {
        let name = parts[called].identifier ?? ""
        faults[call.caller] = TextError(
          .unsupported, "the core '\(name)' has something that is not supported", call.span)
        result[call.caller] = nil
        open.append(call.caller)
      }
    }
    let unsupported = faults.sorted { $0.key < $1.key }.map { index, error in
      Unsupported(
        place: index + 1, identifier: parts[index].identifier,
        name: parts[index].properties.first { $0.name == "name" }?.value.string,
        fault: error, source: source)
    }
    return (result, unsupported, storedNames)
  }
}

/// One core: a function with a name, arguments, properties and a body.
public struct FPCore: Sendable {
  let library: FPCoreLibrary
  let index: Int

  var definition: FPCoreDefinition { library[index] }

  /// The number of the core in the file, from 1.
  public var place: Int { index + 1 }

  /// The name after `FPCore`, by which other cores call it.
  public var identifier: String? { definition.identifier }
  /// The property `:name`.
  public var name: String? { self["name"]?.string }
  /// The arguments, in order.
  public var arguments: [FPCoreArgument] { definition.arguments }
  /// All properties, in order.
  public var properties: [FPCoreProperty] { definition.properties }
  /// The place in the file.
  public var span: SourceSpan { definition.span }
  /// The file with line breaks and comments replaced by spaces, for displaying spans.
  public var sourceOnOneLine: [UInt8] { library.source.onOneLine }
  /// The text of the core, as it is in the file.
  public var source: String {
    String(decoding: library.source.bytes[span.start..<span.end], as: UTF8.self)
  }
  /// Whether it has a precondition, `:pre`.
  public var hasPrecondition: Bool { definition.precondition != nil }
  /// Whether it has a specification, `:spec`, besides its body.
  public var hasSpecification: Bool { definition.specification != nil }

  /// The value of the first property of a name.
  public subscript(property: String) -> FPCoreDatum? {
    properties.first { $0.name == property }?.value
  }
}
