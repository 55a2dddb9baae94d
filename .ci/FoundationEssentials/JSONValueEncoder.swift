/// Encodes one value into its place.
struct JSONValueEncoder: Encoder {
  let place: JSONPlace
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    place.content = .object([:])
    return KeyedEncodingContainer(JSONObjectEncoder<Key>(place: place, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    place.content = .list([])
    return JSONListEncoder(place: place, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { self }
}

extension JSONValueEncoder: SingleValueEncodingContainer {
  func encodeNil() { place.content = .null }
  func encode(_ value: Bool) { place.content = .literal(value ? "true" : "false") }
  func encode(_ value: String) { place.content = .string(value) }

  func encode(_ value: some BinaryInteger & Encodable) { place.content = .literal(String(value)) }

  func encode(_ value: some Encodable) throws {
    // A number's own `encode(to:)` comes back to the methods above, with its type known.
    try value.encode(to: self)
  }

  // The parser's texts hold no fractions.
  func encode(_ value: Double) throws { throw unsupported(value) }
  func encode(_ value: Float) throws { throw unsupported(value) }

  private func unsupported(_ value: Any) -> EncodingError {
    .invalidValue(
      value, .init(codingPath: codingPath, debugDescription: "Fractions have no JSON here."))
  }
}

struct JSONListEncoder: UnkeyedEncodingContainer {
  let place: JSONPlace
  let codingPath: [any CodingKey]
  var count: Int { place.count }

  private var next: JSONValueEncoder {
    JSONValueEncoder(place: place.element(), codingPath: codingPath)
  }

  func encodeNil() { next.encodeNil() }
  func encode(_ value: some Encodable) throws { try value.encode(to: next) }

  func nestedContainer<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    next.container(keyedBy: type)
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next.unkeyedContainer() }
  func superEncoder() -> any Encoder { next }
}

struct JSONObjectEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let place: JSONPlace
  let codingPath: [any CodingKey]

  private func member(_ key: some CodingKey) -> JSONValueEncoder {
    JSONValueEncoder(place: place.member(key.stringValue), codingPath: codingPath + [key])
  }

  func encodeNil(forKey key: Key) { member(key).encodeNil() }
  func encode(_ value: some Encodable, forKey key: Key) throws { try value.encode(to: member(key)) }

  func nestedContainer<Inner>(
    keyedBy type: Inner.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Inner> {
    member(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    member(key).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    JSONValueEncoder(place: place.member("super"), codingPath: codingPath)
  }
  func superEncoder(forKey key: Key) -> any Encoder { member(key) }
}
