import ArgumentParser
import Charts

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Where a chart is drawn.
enum Picture: Sendable, Equatable {
  case svg(path: String)
  case png(path: String)
  case terminal(columns: Int, rows: Int)

  /// The terminal behind standard output, with a row left for the prompt; 79×24 where there is none.
  static var standardOutput: Picture {
    guard let size = StandardOutput.size else { return .terminal(columns: 79, rows: 24) }
    return .terminal(columns: max(20, size.columns - 1), rows: max(10, size.rows - 1))
  }

  /// The picture that the name of a file asks for; nil for an extension that is none of ``extensions``.
  init?(path: String) {
    switch path.split(separator: ".", omittingEmptySubsequences: false).last?.lowercased() {
    case "svg": self = .svg(path: path)
    case "png": self = .png(path: path)
    default: return nil
    }
  }

  /// The file of the picture.
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
  /// Draws a chart into a file, as a whole or not at all, or as the text that is answered.
  static func draw(_ chart: Chart, as picture: Picture) async throws(DrawingFailure) -> String {
    // A gnuplot that ends before it has read everything must not end this program as well.
    let handler = signal(SIGPIPE, SIG_IGN)
    defer { signal(SIGPIPE, handler) }
    let bytes = try await Self.picture(of: chart, as: picture.format)
    guard let path = picture.path else { return text(bytes) }
    if let reason = OutputFile(path: path).write(bytes) {
      throw .unwritable(path: path, reason: reason)
    }
    return ""
  }
}

extension Chart {
  /// Draws the chart, to standard output where it is text. Where it cannot be drawn, its table is what is left:
  /// beside the picture's place, its name with `.tsv` behind it, or on standard output.
  ///
  /// - Throws: `ExitCode` behind one message.
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

  /// Writes the table in place of a picture, and says where it is.
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
