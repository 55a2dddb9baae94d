public import Conversion
public import NumericCore

/// A call of a function of dates. Its arguments are texts: no arithmetic is done in them.
public struct DateCall: Sendable {
  /// An argument with its place in the source.
  public struct Argument: Sendable {
    /// What was written.
    public enum Content: Sendable {
      /// Text, such as `2024-01-31`.
      case text(String)
      /// A word where a date may stand, by index into the expression's names.
      case name(Expression.Index)
      /// The node of another call.
      case call(Expression.Index)
    }

    /// What was written.
    public var content: Content
    /// Where it stands.
    public var span: SourceSpan
    /// Index of the parameter's name, if it was given.
    public var label: Expression.Index?
  }

  /// The function.
  public var function: DateFunction
  /// The arguments, in order.
  public internal(set) var arguments: [Argument] = []
}
