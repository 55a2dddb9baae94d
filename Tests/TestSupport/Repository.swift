import Foundation

/// The folder of the package and its files.
public enum Repository {
  /// The root folder of the package.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file with a path relative to the root.
  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Paths of files in a folder with a given suffix, relative to the root.
  public static func files(in folder: String, endingIn suffix: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let found =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(suffix) && !$0.contains(".build") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Whether gnuplot is installed, which tests of drawing need.
  public static let hasGnuplot = hasProgram("gnuplot")

  /// Whether a program is installed.
  public static func hasProgram(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
