/// A form computed something else than C: its time means nothing.
public struct WrongAnswer: Error, CustomStringConvertible {
  /// What was wrong.
  public let description: String

  init(_ description: String) { self.description = description }
}
