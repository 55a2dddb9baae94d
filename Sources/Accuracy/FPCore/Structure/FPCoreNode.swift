import NumericCore

/// An expression of FPCore, every name resolved: variables are slots of the core's frame, functions are
/// numbers in the library. Annotations have no node; each node knows its rounding context.
///
/// A class, so that the frames of the interpreter stay small: it recurses.
final class FPCoreNode: Sendable {
  let form: FPCoreForm
  let span: SourceSpan
  /// What annotations between the core and this node say.
  let context: FPCoreContext

  init(_ form: FPCoreForm, _ span: SourceSpan, _ context: FPCoreContext) {
    self.form = form
    self.span = span
    self.context = context
  }
}

/// The constructs of FPCore.
enum FPCoreForm: Sendable {
  case number(FPCoreNumber)
  case constant(FPCoreConstant)
  case truth(Bool)
  case variable(slot: Int)
  case operation(FPCoreOperation, [FPCoreNode])
  case comparison(Relation, [FPCoreNode])
  case connective(FPCoreConnective, [FPCoreNode])
  case test(FPCoreTest, FPCoreNode)
  case choice(FPCoreNode, then: FPCoreNode, else: FPCoreNode)
  case binding([FPCoreBinding], isSequential: Bool, body: FPCoreNode)
  case whileLoop(condition: FPCoreNode, FPCoreLoop)
  case forLoop([FPCoreBinding], FPCoreLoop)
  /// A loop whose results are collected.
  case tensor([FPCoreBinding], FPCoreLoop)
  case array([FPCoreNode])
  case dimensions(FPCoreNode)
  case size(FPCoreNode, axis: FPCoreNode)
  case element(FPCoreNode, indices: [FPCoreNode])
  case cast(FPCoreNode)
  /// A call of a core, by its number in the library.
  case call(Int, [FPCoreNode])
}

/// A variable and what it is bound to; for an index, how far it counts.
struct FPCoreBinding: Sendable {
  let slot: Int
  let value: FPCoreNode
}

/// The variables of a loop, and what is evaluated behind it, or at every step of a tensor.
struct FPCoreLoop: Sendable {
  struct Variable: Sendable {
    let slot: Int
    let start: FPCoreNode
    let update: FPCoreNode
  }

  let variables: [Variable]
  /// Whether each start and update sees those before it.
  let isSequential: Bool
  let body: FPCoreNode
}

/// A core as the interpreter sees it.
struct FPCoreDefinition: Sendable {
  let identifier: String?
  let properties: [FPCoreProperty]
  let context: FPCoreContext
  let arguments: [FPCoreArgument]
  let body: FPCoreNode
  let precondition: FPCoreNode?
  /// Some benchmarks specify in symbols of their own; that is a fault only when somebody asks.
  let specification: Result<FPCoreNode, TextError>?
  /// How many variables a call has.
  let slotCount: Int
  let span: SourceSpan
}

/// An argument of a core.
public struct FPCoreArgument: Sendable {
  /// A size of an array.
  public enum Size: Hashable, Sendable, CustomStringConvertible {
    /// A number.
    case fixed(Int)
    /// Any, which a variable of that name then has; the same name twice is the same size twice.
    case named(String)

    /// The number or the name.
    public var description: String {
      switch self {
      case .fixed(let count): "\(count)"
      case .named(let name): name
      }
    }
  }

  /// The name.
  public let name: String
  /// What its own annotation says; the rest it has from its core.
  public let context: FPCoreContext
  /// The sizes of an array; none for a number.
  public let sizes: [Size]
  /// The variable, and those of the sizes that have names.
  let slot: Int
  let sizeSlots: [String: Int]

  /// How many dimensions it has; 0 for a number.
  public var rank: Int { sizes.count }
  /// The names of sizes.
  public var sizeNames: [String] { Array(sizeSlots.keys) }
}

/// All cores of a file, which may call each other.
final class FPCoreLibrary: Sendable {
  let source: FPCoreSource
  let definitions: [FPCoreDefinition]

  init(source: FPCoreSource, definitions: [FPCoreDefinition]) {
    self.source = source
    self.definitions = definitions
  }
}
