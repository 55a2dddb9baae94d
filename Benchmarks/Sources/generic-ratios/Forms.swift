import BigNumbers
import GenericKernels
import NumericCore

/// The three loops in one form: written for a type, or generic and marked in some way.
struct Forms<Scalar: Field>: Sendable {
  let dot: @Sendable ([Scalar], [Scalar]) -> Scalar
  let polynomial: @Sendable ([Scalar], Scalar) -> Scalar
  let root: @Sendable (Scalar, Scalar, Int) -> Scalar
  /// The generic forms, which only code that knows the type can compile for it.
  let others: [Forms]

  /// The generic forms, in the order of the columns.
  @inline(__always)
  static func generic() -> [Forms] {
    [
      Forms(
        dot: { Inlinable.dot($0, $1) }, polynomial: { Inlinable.polynomial($0, at: $1) },
        root: { Inlinable.root(of: $0, from: $1, steps: $2) }, others: []),
      Forms(
        dot: { Specialized.dot($0, $1) }, polynomial: { Specialized.polynomial($0, at: $1) },
        root: { Specialized.root(of: $0, from: $1, steps: $2) }, others: []),
      Forms(
        dot: { Unmarked.dot($0, $1) }, polynomial: { Unmarked.polynomial($0, at: $1) },
        root: { Unmarked.root(of: $0, from: $1, steps: $2) }, others: []),
    ]
  }
}
