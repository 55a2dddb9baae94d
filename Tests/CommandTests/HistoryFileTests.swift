import Foundation
import TestSupport
import Testing

@testable import ulp

/// The history file.
@Suite("history")
struct HistoryFileTests {
  private let folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString
  private var path: String { folder + "/deep/ulp/history" }

  private func content() throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func write(_ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  @Test("entries are appended, with their folders made") func appending() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = HistoryFile(path: path)
    #expect(try file.entries() == [])
    for entry in ["1+1", "π", "two\nlines", "bell\u{7}"] { try file.append(entry) }
    #expect(try content() == "1+1\nπ\n")
    // An incomplete line, as a crash may leave it, does not affect other entries.
    try write("1+1\n2+")
    try file.append("3")
    #expect(try file.entries() == ["1+1", "2+", "3"])
    let permissions = try FileManager.default.attributesOfItem(atPath: folder + "/deep/ulp")
    #expect((permissions[.posixPermissions] as? Int).map { $0 & 0o077 } == 0)
  }

  @Test("whoever keeps the file locked is not waited for") func lock() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = HistoryFile(path: path)
    #expect(try file.entries() == [])
    try file.append("1")
    let descriptor = open(path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    let obstacle = #expect(throws: CommandFailure.self) { try file.append("2") }
    #expect(obstacle?.description.contains("locked") == true)
    #expect(flock(descriptor, LOCK_UN) == 0)
    try file.append("3")
    #expect(try file.entries() == ["1", "3"])
  }

  @Test("what is no text is passed over") func damage() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = HistoryFile(path: path)
    _ = try file.entries()
    try (Data([0xFF, 0x0A, 0x00, 0x0A]) + Data("1\n\n\u{1B}[31m\n2".utf8)).write(
      to: URL(fileURLWithPath: path))
    #expect(try file.entries() == ["1", "2"])
  }

  @Test("a file far beyond its bound is shortened") func shortening() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = HistoryFile(path: path, bound: 100)
    _ = try file.entries()
    try write((1...110).map { "\($0)\n" }.joined())
    #expect(try file.entries() == (11...110).map { "\($0)" })
    #expect(try content().split(separator: "\n").count == 110)
    try file.append("111")
    #expect(try file.entries() == (12...111).map { "\($0)" })
    #expect(try content().split(separator: "\n").count == 100)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder + "/deep/ulp") == ["history"])
  }

  @Test("a link to the history stays one") func link() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = HistoryFile(path: path, bound: 10)
    _ = try file.entries()
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: folder + "/elsewhere")
    for entry in 1...20 { try file.append("\(entry)") }
    #expect(try file.entries() == (11...20).map { "\($0)" })
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: path) == folder + "/elsewhere")
    #expect(try content().split(separator: "\n").count == 10)
  }

  @Test("of a huge file the end is read") func huge() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var file = HistoryFile(path: path)
    file.longestContent = 100
    _ = try file.entries()
    try write((1...1000).map { "entry \($0)\n" }.joined())
    // 100 bytes are the end of an entry, eight entries of 10 bytes and one of 11.
    #expect(try file.entries() == (992...1000).map { "entry \($0)" })
    #expect(try content() == (992...1000).map { "entry \($0)\n" }.joined())
    try write(String(repeating: "x", count: 1000))
    #expect(try file.entries() == [])
  }

  @Test("writers beside each other and one that shortens lose nothing") func concurrency()
    async throws
  {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = HistoryFile(path: path, bound: 1000)
    _ = try file.entries()
    try write((1...2000).map { "old \($0)\n" }.joined())
    await withTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for entry in 0..<100 {
            try? file.append("new \(writer) \(entry)")
            if entry % 25 == 0 { _ = try? file.entries() }
          }
        }
      }
    }
    let entries = try file.entries()
    for writer in 0..<4 {
      let own = entries.filter { $0.hasPrefix("new \(writer) ") }
      #expect(own == (0..<100).map { "new \(writer) \($0)" })
    }
  }

  @Test("folders and pipes are no history") func obstacles() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(throws: CommandFailure.self) { try HistoryFile(path: path).entries() }
    try FileManager.default.removeItem(atPath: path)
    _ = try CommandRunner.run("mkfifo '\(path)'")
    #expect(throws: CommandFailure.self) { try HistoryFile(path: path).entries() }
  }
}
