import Arithmetic
import NumericCore

/// An answer or an error, as a worker sends it.
extension Result<Answer, CalculatorError> {
  var frame: FrameWriter {
    var frame = FrameWriter()
    switch self {
    case .success(let answer):
      frame.add(0)
      frame.add(answer.text)
      frame.add(answer.warnings.count)
      for warning in answer.warnings {
        frame.add(warning.message)
        frame.add(warning.span)
        frame.add(warning.isNote ? 1 : 0)
      }
      frame.add(answer.isExact) { $1.add($0 ? 1 : 0) }
    case .failure(let error):
      frame.add(1)
      frame.add(error.kind.rawValue)
      frame.add(error.message)
      frame.add(error.span) { $1.add($0) }
      frame.add(error.suggestion) { $1.add($0) }
      frame.add(error.limit) { $1.add($0) }
    }
    return frame
  }

  /// Reads a frame; nil if it is not whole.
  init?(frame: ArraySlice<UInt8>) {
    var reader = FrameReader(frame)
    guard let kind = reader.number() else { return nil }
    if kind == 0 {
      guard let text = reader.string(), let warnings = reader.list({ $0.warning() }),
        let isExact = reader.optional({ $0.number() })
      else { return nil }
      self = .success(Answer(text: text, warnings: warnings, isExact: isExact.map { $0 == 1 }))
    } else {
      guard let kind = reader.string().flatMap(ErrorKind.init(rawValue:)),
        let message = reader.string(), let span = reader.optional({ $0.span() }),
        let suggestion = reader.optional({ $0.string() }),
        let limit = reader.optional({ $0.limit() })
      else { return nil }
      self = .failure(
        CalculatorError(kind, message, span, suggestion: suggestion, limit: limit))
    }
  }
}

extension FrameWriter {
  fileprivate mutating func add(_ span: SourceSpan) {
    add(span.start)
    add(span.end)
  }

  fileprivate mutating func add(_ limit: LimitExceeded) {
    add(limit.limit.rawValue)
    add(limit.allowed)
    add(limit.requested) { $1.add($0) }
  }
}

extension FrameReader {
  fileprivate mutating func warning() -> Warning? {
    guard let message = string(), let span = span(), let isNote = number() else { return nil }
    return Warning(message: message, span: span, isNote: isNote == 1)
  }

  fileprivate mutating func span() -> SourceSpan? {
    guard let start = number(), let end = number() else { return nil }
    return SourceSpan(start, end)
  }

  fileprivate mutating func limit() -> LimitExceeded? {
    guard let limit = string().flatMap(Limit.init(rawValue:)), let allowed = number(),
      let requested = optional({ $0.number() })
    else { return nil }
    return LimitExceeded(limit: limit, allowed: allowed, requested: requested)
  }
}
