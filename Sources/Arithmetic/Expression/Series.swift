extension Expression {
  /// A sum or product over an index: `sum(1/k, k = 1..n)`.
  ///
  /// Its nodes stand in the order of evaluation: those of the range, the node `each`, those of the body, which
  /// are computed once for each value of the index, and the node `series`.
  public struct Series: Sendable {
    /// What is made of the terms.
    enum Kind: Sendable {
      case sum, product
    }

    var kind: Kind
    /// The function as it was written, by index into `names`.
    var function: Index
    /// The index, by its name's index into `names`.
    var index: Index
    var start: Index
    var end: Index
    /// nil for a step of 1.
    var step: Index?
    /// The node that begins the body.
    var each: Index = 0
    /// The node of a term.
    var body: Index = 0
    /// The node of the result.
    var result: Index = 0
  }
}
