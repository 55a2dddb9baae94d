public import NumericCore

/// A property of a core or of an annotation: `:name data`.
public struct FPCoreProperty: Hashable, Sendable {
  /// The name, without the colon.
  public var name: String
  /// Whatever stands behind it.
  public var value: FPCoreDatum
  /// Where the name stands.
  public var span: SourceSpan

  /// Takes the properties from the front of some data.
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
