/// A result that differs from that of C, so that its time is meaningless.
public struct WrongAnswer: Error, CustomStringConvertible {
  /// A description of the difference.
  public let description: String

  init(_ description: String) { self.description = description }
}
