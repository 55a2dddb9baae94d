import BigNumbers
import Foundation

/// The outcome of the test cases of one .decTest file.
struct DecTestRun: Sendable {
  var name: String
  var passed = 0
  /// Descriptions of cases that failed.
  var failures: [String] = []
  /// Cases in the list of exceptions that failed as stated there.
  var named: [String] = []
  /// Cases in the list of exceptions that pass.
  var stale: [String] = []
  /// The number of cases that were not run, by reason.
  var skipped: [String: Int] = [:]
  /// Files that this one includes and that do not exist.
  var missing: [String] = []
  /// The operations that were tested.
  var operations: Set<String> = []
  var conditions: DecimalConditions = []
  var roundings: Set<DecimalRounding> = []

  init(_ file: DecTestFile, name: String) {
    self.name = name
    for test in file.cases { run(test) }
  }

  private mutating func run(_ test: DecTestCase) {
    let exception = DecTestExceptions.reason(file: name, id: test.id)
    if let exception, !exception.isRun {
      named.append("\(test.id): \(exception.rawValue)")
      return
    }
    guard test.isExtended else {
      skipped["subset arithmetic", default: 0] += 1
      return
    }
    var context = test.context
    do {
      let answer = try test.answer(&context)
      let isRight = try isRight(answer, context.conditions, test)
      if isRight { passed += 1 }
      if isRight, exception != nil { stale.append(test.id) }
      if !isRight, let exception { named.append("\(test.id): \(exception.rawValue)") }
      if !isRight, exception == nil { fail(test, got: "\(answer) \(context.conditions)") }
      operations.insert(test.operation)
      conditions.formUnion(test.conditions)
      roundings.insert(test.context.rounding)
    } catch {
      fail(test, got: "\(error)")
    }
  }

  private func isRight(
    _ answer: String, _ conditions: DecimalConditions, _ test: DecTestCase
  ) throws -> Bool {
    // A question mark stands for an unspecified result.
    guard conditions == test.conditions else { return false }
    return try test.result == "?" || answer == DecTestOperands.canonical(test.result)
  }

  private mutating func fail(_ test: DecTestCase, got: String) {
    let operands = test.operands.joined(separator: " ")
    failures.append(
      "\(test.id) \(test.operation) \(operands): expected \(test.result) \(test.conditions)"
        + ", got \(got)")
  }

  /// `FILE passed/total`, and a line for each failing case.
  var report: String {
    var notes: [String] = []
    if !named.isEmpty { notes.append("\(named.count) on the named list") }
    for (reason, count) in skipped.sorted(by: { $0.key < $1.key }) {
      notes.append("\(count) skipped: \(reason)")
    }
    if !missing.isEmpty { notes.append("not there: \(missing.joined(separator: " "))") }
    let total = passed + failures.count + named.count
    let line = "\(name) \(passed)/\(total)"
    return
      ([notes.isEmpty ? line : "\(line) (\(notes.joined(separator: "; ")))"]
      + failures.map { "  \($0)" } + stale.map { "  \($0) passes and is on the named list" })
      .joined(separator: "\n")
  }

  /// Runs every .decTest file of a folder.
  ///
  /// Included files are in the folder as well, so they are not run again.
  static func all(in folder: URL) throws -> [DecTestRun] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    ).filter { $0.pathExtension.lowercased() == "dectest" }
    let names = Set(files.map { $0.deletingPathExtension().lastPathComponent.lowercased() })
    return try files.sorted { $0.lastPathComponent < $1.lastPathComponent }.map { url in
      let file: DecTestFile
      do {
        file = try DecTestFile(contentsOf: url)
      } catch let fault as DecTestFile.Fault {
        throw DecTestFile.Fault(
          line: fault.line, description: "\(url.lastPathComponent), \(fault.description)")
      }
      var run = DecTestRun(file, name: url.lastPathComponent)
      run.missing = file.included.filter { name in
        let stem = name.lowercased()
        return !names.contains(stem.hasSuffix(".dectest") ? String(stem.dropLast(8)) : stem)
      }
      return run
    }
  }
}
