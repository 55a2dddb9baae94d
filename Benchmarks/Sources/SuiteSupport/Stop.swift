import Foundation

/// An error thrown in the setup of a benchmark would only be printed, and the command would
/// succeed; a process that fails makes the command fail.
public func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("error: \(message)\n".utf8))
  exit(1)
}

/// The result of `body`; ends the program if it throws.
public func orStop<Result>(_ body: () throws -> Result) -> Result {
  do {
    return try body()
  } catch {
    stop("\(error)")
  }
}
