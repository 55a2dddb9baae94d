import Foundation

/// Ends the program with a message: a wrong answer must not become a time.
///
/// An error thrown from a benchmark's setup would only be printed, and the command would succeed;
/// a process that fails makes the command fail.
public func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}

/// What `body` returns; ends the program when it throws.
public func orStop<Result>(_ body: () throws -> Result) -> Result {
  do {
    return try body()
  } catch {
    stop("\(error)")
  }
}
