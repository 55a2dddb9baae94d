extension Expression {
  /// A sum or product over an index, `sum(1/k, k = 1..n)`, or a list of terms, `[k^2 for k in 1..n if k > 2]`.
  ///
  /// Its nodes stand in the order of evaluation: those of the range, the node `each`, those of the body, which
  /// are computed once for each value of the index, and the node `series`.
  public struct Series: Sendable {
    /// What is made of the terms.
    enum Kind: Sendable {
      case sum, product, list
    }

    var kind: Kind
    /// The function as it was written, by index into `names`; nil for a list.
    var function: Index?
    /// The index, by its name's index into `names`.
    var index: Index
    /// The start of the range, or the list of all values of the index of a list of terms.
    var start: Index
    /// nil for a list of terms.
    var end: Index?
    /// nil for a step of 1.
    var step: Index?
    /// The condition that values of the index fulfil; nil for sums and products.
    var condition: Index?
    /// The node that begins the body.
    var each: Index = 0
    /// The node of a term.
    var body: Index = 0
    /// The node of the result.
    var result: Index = 0
  }
}
