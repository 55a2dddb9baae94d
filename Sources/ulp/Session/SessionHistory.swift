/// What is remembered of this session and earlier ones. Where the file is of no use that is noted once, and
/// this session remembers its own entries.
final class SessionHistory {
  /// Entries that are remembered.
  let bound = 10_000
  private var file: HistoryFile?
  private var last: String?
  /// What prevents the file, until somebody takes it to say so.
  private var note: String?

  /// The entries of earlier sessions.
  func open() -> [String] {
    guard let path = UserFolder.state.path(of: "history") else {
      note = "the history is not kept: neither HOME nor XDG_STATE_HOME says where"
      return []
    }
    let file = HistoryFile(path: path, bound: bound)
    do throws(CommandFailure) {
      let entries = try file.entries()
      self.file = file
      last = entries.last
      return entries
    } catch {
      note = "\(error)"
      return []
    }
  }

  /// What prevents the file, once.
  func takeNote() -> String? {
    defer { note = nil }
    return note
  }

  /// Adds an entry, unless it is the last one again; answers whether it is new.
  func add(_ entry: String) -> Bool {
    if entry == last { return false }
    last = entry
    do throws(CommandFailure) {
      try file?.append(entry)
    } catch {
      note = "\(error)"
      file = nil
    }
    return true
  }
}
