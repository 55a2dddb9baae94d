import Arithmetic
import NumericCore

/// Answers lines one at a time in a worker, so that a line whose computation has to be ended costs
/// no other line its answer.
struct IsolatedLines {
  private let limits: Limits
  private let isAlone: Bool
  private let evaluate: LineAnswering
  private var conversation = WorkerConversation()

  /// Prepares the answers; in the worker it is the place where the worker starts to answer.
  ///
  /// A line that is alone needs no worker: with it, the command ends.
  init(_ limits: Limits, isAlone: Bool = false, _ evaluate: @escaping LineAnswering) {
    (self.limits, self.isAlone, self.evaluate) = (limits, isAlone, evaluate)
    guard Worker.isThisProcess else { return }
    Worker.serve({ limits }) { line, answers in
      answers.begin()
      answers.add(Self.result(Array(line), evaluate).frame)
    }
  }

  mutating func answer(_ line: [UInt8]) throws(CalculatorError) -> Answer {
    if isAlone {
      return try ComputationGuard(limits: limits).run(line, json: false) {
        () throws(CalculatorError) in try evaluate(line)
      }
    }
    var question = FrameWriter()
    question.append(line[...])
    switch conversation.ask(question) {
    case .answer(let bytes):
      guard let result = Result<Answer, CalculatorError>(frame: bytes) else { break }
      return try result.get()
    case .died(let death): throw death.cause.error(limits, SourceSpan(0, line.count))
    case .unavailable: return try evaluate(line)
    case .stopped: break
    }
    throw ComputationGuard.Cause.fault.error(limits, SourceSpan(0, line.count))
  }

  private static func result(
    _ line: [UInt8], _ evaluate: LineAnswering
  ) -> Result<Answer, CalculatorError> {
    do throws(CalculatorError) { return .success(try evaluate(line)) } catch {
      return .failure(error)
    }
  }
}
