import Foundation

/// The package's folder and the files in it.
public enum Repository {
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Paths below a folder, relative to the root, with a given ending.
  public static func files(in folder: String, endingIn suffix: String) -> [String] {
    let base = root.appendingPathComponent(folder)
    let found =
      FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return found.filter { $0.hasSuffix(suffix) && !$0.contains(".build") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Whether there is a gnuplot, which tests of drawing need.
  public static let hasGnuplot = hasProgram("gnuplot")

  /// Whether a program is installed.
  public static func hasProgram(_ name: String) -> Bool {
    ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
      .contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(name)") }
  }
}
