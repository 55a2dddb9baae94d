internal import Subprocess

/// Why a chart could not be drawn.
public enum DrawingFailure: Error, Equatable, CustomStringConvertible {
  /// gnuplot was not found.
  case missing
  /// gnuplot failed with this message.
  case failed(String)
  /// The file could not be written.
  case unwritable(path: String, reason: String)

  /// One sentence.
  public var description: String {
    switch self {
    case .missing:
      "gnuplot, which draws, is not installed; on Debian: apt install gnuplot-nox"
    case .failed(let message): "gnuplot could not draw: \(message)"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }
}

/// The program gnuplot (gnuplot.info), found by the search path.
public enum Gnuplot {
  /// The largest accepted size of a picture in bytes, 256 MiB; charts of this project have far
  /// fewer than a million points.
  private static let mostBytes = 256 << 20
  private static let mostBytesOfMessage = 1 << 16

  /// The bytes of a picture.
  ///
  /// gnuplot receives its script on standard input and writes the picture to standard output. It is
  /// given no path and does not read the settings of the user.
  ///
  /// - Throws: if gnuplot is not found, or with its message if it fails.
  public static func picture(
    of drawing: some Drawing, as format: PictureFormat
  ) async throws(DrawingFailure) -> [UInt8] {
    let script = drawing.script(for: format)
    let outcome: ExecutionResult<Void, BytesOutput, StringOutput<UTF8>>
    do {
      outcome = try await run(
        .name("gnuplot"), arguments: ["--default-settings", "-"], input: .string(script),
        output: .bytes(limit: mostBytes), error: .string(limit: mostBytesOfMessage))
    } catch let error as SubprocessError {
      throw DrawingFailure(error)
    } catch {
      throw .failed("\(error)")
    }
    guard outcome.terminationStatus.isSuccess else {
      throw .failed(message(outcome.standardError, outcome.terminationStatus))
    }
    if outcome.standardOutput.isEmpty { throw .failed("it drew nothing") }
    return format == .svg ? escaped(outcome.standardOutput) : outcome.standardOutput
  }

  /// Escapes `]]>` in texts, which gnuplot copies unchanged and which ends a section in XML.
  private static func escaped(_ svg: [UInt8]) -> [UInt8] {
    let end = Array("]]>".utf8)
    var result: [UInt8] = []
    result.reserveCapacity(svg.count)
    for byte in svg {
      result.append(byte)
      if byte == end[2], result.suffix(3).elementsEqual(end) {
        result.removeLast()
        result += "&gt;".utf8
      }
    }
    return result
  }

  /// The last line of gnuplot's output; the lines before it repeat the command and mark a place in
  /// it.
  private static func message(_ text: String, _ status: TerminationStatus) -> String {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
    return lines.last.map { PlainText.line(String($0)) } ?? "\(status)"
  }
}

extension DrawingFailure {
  fileprivate init(_ error: SubprocessError) {
    switch error.code {
    case .executableNotFound: self = .missing
    default: self = .failed("\(error)")
    }
  }
}
