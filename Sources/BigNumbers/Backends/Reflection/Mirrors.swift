// What `dump` and debuggers show of a number is its description, and not how it is stored.

extension BigFloat: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension FixedFloat: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension BigInteger: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension BigRational: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension BigDecimal: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension BigInterval: CustomReflectable, CustomDebugStringConvertible {
  /// A mirror of the bounds.
  public var customMirror: Mirror { Mirror(self, children: ["lower": lower, "upper": upper]) }

  /// The description with the facts that hold.
  public var debugDescription: String {
    let fact = isErrorCertain ? ", error certain" : isErrorPossible ? ", error possible" : ""
    return "BigInterval(\(description)\(fact))"
  }
}

extension ExactReal: CustomReflectable {
  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
