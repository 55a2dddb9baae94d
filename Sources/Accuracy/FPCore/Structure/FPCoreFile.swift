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
  /// The cores, in order.
  public let cores: [FPCore]

  /// Reads a file.
  ///
  /// - Throws: the first error, with its line and column.
  public init(utf8 bytes: [UInt8]) throws(TextError) {
    let source = FPCoreSource(bytes: bytes)
    do throws(TextError) {
      let definitions = try Self.definitions(of: FPCoreReader.data(of: bytes))
      let library = FPCoreLibrary(source: source, definitions: definitions)
      cores = definitions.indices.map { FPCore(library: library, index: $0) }
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
    of data: [FPCoreDatum]
  ) throws(TextError) -> [FPCoreDefinition] {
    var parts: [FPCoreDefinition.Parts] = []
    for datum in data { parts.append(try FPCoreDefinition.Parts(datum)) }
    let signatures = parts.enumerated().compactMap { index, parts in
      parts.identifier.map {
        FPCoreParser.Signature(
          identifier: $0, index: index, argumentCount: parts.arguments.count)
      }
    }
    var result: [FPCoreDefinition] = []
    for (index, part) in parts.enumerated() {
      var parser = FPCoreParser(signatures: signatures, index: index)
      result.append(try parser.definition(part))
    }
    return result
  }
}

/// One core: a function with a name, arguments, properties and a body.
public struct FPCore: Sendable {
  let library: FPCoreLibrary
  let index: Int

  var definition: FPCoreDefinition { library.definitions[index] }

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
  /// Whether it has a precondition, `:pre`.
  public var hasPrecondition: Bool { definition.precondition != nil }
  /// Whether it has a specification, `:spec`, besides its body.
  public var hasSpecification: Bool { definition.specification != nil }

  /// The value of the first property of a name.
  public subscript(property: String) -> FPCoreDatum? {
    properties.first { $0.name == property }?.value
  }
}
