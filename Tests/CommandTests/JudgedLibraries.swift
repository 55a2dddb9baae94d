import Foundation
import TestSupport
import Testing

/// Libraries that are compiled for tests.
enum JudgedLibraries {
  /// The folder of the libraries.
  static let folder: Result<String, any Error> = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "judged-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["functions", "flushing", "ending", "partial", "arrays", "flags"] {
      let source = Repository.root.appending(path: "Tests/CommandTests/Judged/\(name).c").path
      let result = try CommandRunner.run(
        "clang -O1 -shared -fPIC -o '\(folder.path)/lib\(name).so' '\(source)' -lm")
      try #require(result.status == 0, "\(result.errors)")
    }
    return folder.path
  }
}
