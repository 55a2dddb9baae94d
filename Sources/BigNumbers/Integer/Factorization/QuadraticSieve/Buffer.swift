/// Memory for elements without references, which inner loops reach without counting references or checking bounds.
///
/// The pointer is valid for as long as the buffer; who reads it keeps the object that owns the buffer.
final class Buffer<Element: BitwiseCopyable> {
  let start: UnsafeMutablePointer<Element>
  let count: Int

  init(count: Int, of element: Element) {
    self.count = count
    start = .allocate(capacity: max(1, count))
    start.initialize(repeating: element, count: count)
  }

  convenience init(_ elements: [Element]) {
    guard let first = elements.first else {
      self.init(count: 0, unchecked: ())
      return
    }
    self.init(count: elements.count, of: first)
    for (place, element) in elements.enumerated() { start[place] = element }
  }

  private init(count: Int, unchecked: Void) {
    self.count = count
    start = .allocate(capacity: 1)
  }

  deinit { start.deallocate() }
}
