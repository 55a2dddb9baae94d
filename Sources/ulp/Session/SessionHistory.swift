/// The history of this session and earlier ones.
///
/// If the file cannot be used, this is reported once, and the history consists of the entries of
/// this session.
final class SessionHistory {
  /// The number of entries that are remembered.
  let bound = 10_000
  private var file: HistoryFile?
  private var last: String?
  /// Why the file cannot be used, until it is reported.
  private var note: String?

  /// Loads the entries of earlier sessions.
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

  /// Why the file cannot be used; returned only once.
  func takeNote() -> String? {
    defer { note = nil }
    return note
  }

  /// Adds an entry, unless it repeats the last one; returns whether it was added.
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
