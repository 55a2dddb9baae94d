import ArgumentParser
import Charts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The output of a chart.
enum Picture: Sendable, Equatable {
  case svg(path: String)
  case png(path: String)
  case terminal(columns: Int, rows: Int)

  /// The terminal of standard output, without a row for the prompt; 79×24 if it is not a terminal.
  static var standardOutput: Picture {
    guard let size = StandardOutput.size else { return .terminal(columns: 79, rows: 24) }
    return .terminal(columns: max(20, size.columns - 1), rows: max(10, size.rows - 1))
  }

  /// The picture for the name of a file; nil if its extension is not in ``extensions``.
  init?(path: String) {
    switch path.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() {
    case "svg": self = .svg(path: path)
    case "png": self = .png(path: path)
    default: return nil
    }
  }

  /// The path of the picture, if it is a file.
  var path: String? {
    switch self {
    case .svg(let path), .png(let path): path
    case .terminal: nil
    }
  }

  fileprivate var format: PictureFormat {
    switch self {
    case .svg: .svg
    case .png: .png
    case .terminal(let columns, let rows):
      .terminal(columns: columns, rows: rows, isColored: StandardOutput.showsColors)
    }
  }
}

extension Gnuplot {
  /// Draws a chart to a file, completely or not at all, or returns it as text.
  static func draw(
    _ drawing: some Drawing, as picture: Picture
  ) async throws(DrawingFailure) -> String {
    // If gnuplot ends before it has read its whole input, SIGPIPE must not end this program.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    let bytes = try await Self.picture(of: drawing, as: picture.format)
    guard let path = picture.path else { return text(bytes) }
    if let reason = OutputFile(path: path).write(bytes) {
      throw .unwritable(path: path, reason: reason)
    }
    return ""
  }
}

extension Drawing {
  /// Draws it, to standard output if it is text.
  ///
  /// If it cannot be drawn, its table is written instead: to a file with the name of the picture
  /// and `.tsv`, or to standard output.
  ///
  /// - Throws: `ExitCode` after a message.
  func publish(as picture: Picture) async throws {
    do throws(DrawingFailure) {
      let text = try await Gnuplot.draw(self, as: picture)
      if !text.isEmpty { StandardOutput.write(Array(text.utf8)) }
    } catch .unwritable(let path, let reason) {
      try StandardError.fail("\(DrawingFailure.unwritable(path: path, reason: reason))")
    } catch {
      try StandardError.fail("\(error); \(publishTable(insteadOf: picture))")
    }
  }

  /// Writes the table instead of a picture, and returns a sentence that says where it is.
  private func publishTable(insteadOf picture: Picture) -> String {
    guard let path = picture.path else {
      StandardOutput.write(Array(table.utf8))
      return "here are the data instead"
    }
    let place = path + ".tsv"
    if let reason = OutputFile(path: place).write(table) {
      return "its data could not be written to '\(place)' either: \(reason)"
    }
    return "the data are in '\(place)'"
  }
}
