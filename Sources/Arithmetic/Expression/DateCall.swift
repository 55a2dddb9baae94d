public import Conversion
public import NumericCore

/// A call of a function of dates.
///
/// Its arguments are texts, but for dates that are computed.
public struct DateCall: Sendable {
  /// An argument with its place in the source.
  public struct Argument: Sendable {
    /// The content of an argument.
    public enum Content: Sendable {
      /// Text, such as `2024-01-31`.
      case text(String)
      /// A word in the place of a date, by index into the names of the expression.
      case name(Expression.Index)
      /// A value, by the index of its node.
      case value(Expression.Index)
    }

    /// The content.
    public var content: Content
    /// Its place in the source.
    public var span: SourceSpan
    /// Index of the parameter's name, if it was given.
    public var label: Expression.Index?
  }

  /// The function.
  public var function: DateFunction
  /// The arguments, in order.
  public internal(set) var arguments: [Argument] = []
}
