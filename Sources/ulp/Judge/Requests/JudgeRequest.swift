import Arithmetic
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A line that asks for a run: `{"arguments": ["--data", "-", "x/3"], "input": FILE, "output": FILE, "messages": FILE}`.
struct JudgeRequest {
  /// The words behind those of the process.
  let arguments: [String]
  /// What stands for standard input, standard output and standard error.
  let files: [String]

  /// Reads a line.
  init(_ line: ArraySlice<UInt8>) throws(CommandFailure) {
    let json: JSONValue
    do throws(TextError) { json = try JSONValue(line: line) } catch {
      let end = min(error.offset + 1, line.count)
      throw CommandFailure(
        "the request is no JSON: \(error.message)", Array(line),
        SourceSpan(min(error.offset, end), end))
    }
    guard case .object(let fields) = json else {
      throw CommandFailure("a request is an object of JSON")
    }
    let names = ["arguments", "input", "output", "messages"]
    if let unknown = fields.first(where: { !names.contains($0.name) })?.name {
      throw CommandFailure(
        "a request has no '\(unknown)'", suggestion: Suggestion.nearest(to: unknown, among: names))
    }
    guard case .list(let items)? = json["arguments"] else {
      throw CommandFailure("'arguments' of a request is a list of words")
    }
    arguments = try items.map { item throws(CommandFailure) in
      guard case .string(let word) = item, !word.utf8.contains(0) else {
        throw CommandFailure("'arguments' of a request is a list of words")
      }
      return word
    }
    files = try names.dropFirst().map { name throws(CommandFailure) in
      switch json[name] {
      case .string(let path)? where !path.isEmpty: return path
      case nil where name == "input": return "/dev/null"
      default: throw CommandFailure("'\(name)' of a request is the name of a file")
      }
    }
  }
}

/// The standard streams of the process, which come back after each request.
struct KeptStreams {
  private let kept: [Int32]

  init() throws(CommandFailure) {
    // Programs that are started do not get them.
    kept = (STDIN_FILENO...STDERR_FILENO).map { fcntl($0, F_DUPFD_CLOEXEC, STDERR_FILENO + 1) }
    if kept.contains(where: { $0 < 0 }) {
      throw CommandFailure("cannot keep the standard streams: \(String(cString: strerror(errno)))")
    }
  }

  /// Opens files in their place, the first one to be read, and the others to be written anew.
  func replace(by files: [String]) throws(CommandFailure) {
    for (stream, path) in zip(STDIN_FILENO..., files) {
      let isRead = stream == STDIN_FILENO
      let flags = isRead ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC
      let descriptor = open(path, flags | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        throw CommandFailure(
          "cannot \(isRead ? "read" : "write") '\(path)': \(String(cString: strerror(errno)))")
      }
      dup2(descriptor, stream)
      close(descriptor)
    }
  }

  /// Puts them back.
  func restore() {
    for (stream, descriptor) in zip(STDIN_FILENO..., kept) { dup2(descriptor, stream) }
  }
}
