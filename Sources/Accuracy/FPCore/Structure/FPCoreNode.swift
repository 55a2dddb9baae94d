import NumericCore

/// An expression of FPCore in which all names are resolved: variables are slots of the frame of the
/// core, and called cores are indices into the library.
///
/// Annotations have no node; instead each node has its rounding context.
///
/// It is a class, so that the frames of the recursive interpreter stay small.
final class FPCoreNode: Sendable {
  let form: FPCoreForm
  let span: SourceSpan
  /// The properties of all annotations between the core and this node.
  let context: FPCoreContext
  /// Whether these are none, so that the node has the context of the call.
  let inheritsContext: Bool
  /// The slot that keeps the value of a number or a constant, which is the same in all of a call; nil for all else.
  let memory: Int?

  init(_ form: FPCoreForm, _ span: SourceSpan, _ context: FPCoreContext, memory: Int? = nil) {
    self.form = form
    self.span = span
    self.context = context
    self.memory = memory
    inheritsContext = context == FPCoreContext()
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
  /// A loop whose results form an array.
  case tensor([FPCoreBinding], FPCoreLoop)
  case array([FPCoreNode])
  case dimensions(FPCoreNode)
  case size(FPCoreNode, axis: FPCoreNode)
  case element(FPCoreNode, indices: [FPCoreNode])
  case cast(FPCoreNode)
  /// A call of a core, by its index in the library.
  case call(Int, [FPCoreNode])
}

/// A variable and the value to which it is bound; for an index, its upper bound.
struct FPCoreBinding: Sendable {
  let slot: Int
  let value: FPCoreNode
}

/// The variables of a loop, and the expression that is evaluated after it, or at every step of a
/// tensor.
struct FPCoreLoop: Sendable {
  struct Variable: Sendable {
    let slot: Int
    let start: FPCoreNode
    let update: FPCoreNode
  }

  let variables: [Variable]
  /// Whether the start and update of each variable can use the variables before it.
  let isSequential: Bool
  let body: FPCoreNode
}

/// A core in the form that the interpreter uses.
struct FPCoreDefinition: Sendable {
  let identifier: String?
  let properties: [FPCoreProperty]
  let context: FPCoreContext
  let arguments: [FPCoreArgument]
  let body: FPCoreNode
  let precondition: FPCoreNode?
  /// Some benchmarks have specifications with undefined symbols; this is an error only when the
  /// specification is used.
  let specification: Result<FPCoreNode, TextError>?
  /// The number of variables of a call.
  let slotCount: Int
  let span: SourceSpan
}

/// An argument of a core.
public struct FPCoreArgument: Sendable {
  /// The size of an array in one dimension.
  public enum Size: Hashable, Sendable, CustomStringConvertible {
    /// A given number.
    case fixed(Int)
    /// Any number, to which a variable with this name is bound; the same name twice requires equal
    /// sizes.
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
  /// The context of its own annotation; everything else is inherited from the core.
  public let context: FPCoreContext
  /// The sizes of an array; empty for a number.
  public let sizes: [Size]
  /// The slot of the variable, and those of named sizes.
  let slot: Int
  let sizeSlots: [String: Int]

  /// The number of dimensions; 0 for a number.
  public var rank: Int { sizes.count }
  /// The names of named sizes.
  public var sizeNames: [String] { Array(sizeSlots.keys) }
}

/// All cores of a file, which may call each other.
final class FPCoreLibrary: Sendable {
  let source: FPCoreSource
  /// The cores by their places in the file; nil for those that are not supported.
  private let definitions: [FPCoreDefinition?]

  init(source: FPCoreSource, definitions: [FPCoreDefinition?]) {
    self.source = source
    self.definitions = definitions
  }

  /// A core that is supported, as all cores are that others call.
  subscript(index: Int) -> FPCoreDefinition {
    guard let definition = definitions[index] else {
      preconditionFailure("what calls an unsupported core is itself unsupported")
    }
    return definition
  }
}
