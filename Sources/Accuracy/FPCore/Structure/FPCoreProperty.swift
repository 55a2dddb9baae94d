public import NumericCore

/// A property of a core or of an annotation: `:name data`.
public struct FPCoreProperty: Hashable, Sendable {
  /// The name, without the colon.
  public var name: String
  /// The data after the name.
  public var value: FPCoreDatum
  /// The place of the name.
  public var span: SourceSpan

  /// Removes the properties from the front of some data.
  static func leading(_ data: inout ArraySlice<FPCoreDatum>) throws(TextError) -> [FPCoreProperty] {
    var result: [FPCoreProperty] = []
    while let name = data.first?.symbol, name.hasPrefix(":"), let key = data.popFirst() {
      guard let value = data.popFirst() else {
        throw TextError(.form, "the property '\(name)' has no value", key.span)
      }
      result.append(FPCoreProperty(name: String(name.dropFirst()), value: value, span: key.span))
    }
    return result
  }
}
