import NumericCore

/// A type of a declaration of C, and where it stands.
struct DeclaredParameter {
  /// What a name of a type means here.
  enum Kind {
    case number(ForeignSignature.Number)
    /// `size_t`, which only counts points.
    case size
    case void
  }

  let kind: Kind
  let span: SourceSpan
  let isConstant: Bool
  var isAddress = false
  var isArray = false

  /// Whether it may count points.
  var isCount: Bool {
    switch kind {
    case .number(let number): number.isWhole
    case .size: true
    case .void: false
    }
  }

  /// The type as one of numbers that are judged.
  func number() throws(TextError) -> ForeignSignature.Number {
    switch kind {
    case .number(let number): return number
    case .size:
      throw fault("'size_t' only counts the points of arrays; whole numbers are int or long")
    case .void: throw fault("'void' is no type of numbers")
    }
  }

  func fault(_ message: String) -> TextError { TextError(.unsupported, message, span) }
}
