import NumericCore

extension SymbolicAlgebra {
  mutating func special(
    _ operation: UnaryOperation, _ x: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    try opaque(operation, x)
  }
  mutating func special(
    _ operation: BinaryOperation, _ x: SymbolicForm, _ y: SymbolicForm
  ) throws(SymbolicLimit) -> SymbolicForm {
    try opaque(operation, x, y)
  }
}
