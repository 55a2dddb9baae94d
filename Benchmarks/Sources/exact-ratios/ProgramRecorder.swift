import Arithmetic
import NumericCore
import SuiteSupport
import Synchronization

/// Compiles expressions: a backend that stores the program that it is asked to run and computes
/// nothing, so that the times exclude parsing and compiling.
final class ProgramRecorder: NumericBackend {
  typealias Number = Int
  typealias Failure = Never

  private let recorded = Mutex(Program())

  /// The program of an expression.
  static func compile(_ expression: String) -> Program {
    let recorder = ProgramRecorder()
    _ = orStop { try Calculator(recorder).evaluate(expression) }
    return recorder.recorded.withLock { $0 }
  }

  func evaluate(_ program: Program, inputs: [Int], special: SpecialPolicy) -> [Int] {
    recorded.withLock { $0 = program }
    return program.outputs.map { _ in 0 }
  }

  var name: String { "recorder" }
  var signalsOverflow: Bool { false }
  var zero: Int { 0 }
  func isRegular(_ x: Int) -> Bool { true }
  func isNaN(_ x: Int) -> Bool { false }
  func isInfinite(_ x: Int) -> Bool { false }
  func isZero(_ x: Int) -> Bool { false }
  func isInteger(_ x: Int) -> Bool { false }
  func compare(_ a: Int, _ b: Int) -> Ordering { .equal }
  func scaled(_ x: Int, by ratio: ExactRatio) -> Int { 0 }
  func constant(_ constant: Constant) -> Int { 0 }
  func number(_ literal: ExactLiteral) -> Int { 0 }
  func rescaled(_ x: Int, by rescaling: Rescaling) -> Int { 0 }
  func compute(_ function: UnaryFunction, _ x: Int, into result: inout Int) {}
  func compute(_ function: BinaryFunction, _ x: Int, _ y: Int, into result: inout Int) {}
  func compute(_ function: ListFunction, _ x: Registers<Int>, into result: inout Int) {}
  func digits(of x: Int, radix: Int, _ request: DigitRequest) -> NumberDigits {
    NumberDigits(kind: .nan, isNegative: false)
  }
  func exponent(of x: Int, radix: Int) -> Int { 1 }
  func bits(of x: Int) -> NumberDigits { NumberDigits(kind: .nan, isNegative: false) }
  func exception(
    of operation: Operation, operands: [Int], result: Int
  ) -> ArithmeticException? { nil }
  func recordingExactness<Result, Failed: Error>(
    _ body: () throws(Failed) -> Result
  ) throws(Failed) -> (result: Result, isExact: Bool?) { (try body(), nil) }
}
