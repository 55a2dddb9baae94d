/// The number of answers, whether all are values, and their checksum.
struct AnswerTally: Equatable {
  private var lines = 0
  private(set) var succeeded = true
  private var checksum = Checksum()

  init() {}

  mutating func add(_ answers: [UInt8], succeeded: Bool) {
    checksum.add(answers)
    lines += answers.count { $0 == UInt8(ascii: "\n") }
    self.succeeded = self.succeeded && succeeded
  }

  /// What is written behind the answers.
  var json: JSONValue {
    .object([
      ("lines", JSONValue(lines)), ("succeeded", .truth(succeeded)),
      ("checksum", .string(checksum.text)),
    ])
  }
}
