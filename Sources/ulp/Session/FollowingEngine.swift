import Arithmetic

/// The engine of a session that follows another one: it computes nothing.
///
/// The other one, in a worker, has computed the same lines, so that it is known which of them have
/// values.
struct FollowingEngine: SessionEngine {
  func answer(_ line: Int, in lines: [Definition]) throws(CalculatorError) -> Answer {
    Answer(text: "", warnings: [], isExact: nil)
  }

  func answer(_ binding: Binding, in lines: [Definition]) throws(CalculatorError) -> Answer {
    Answer(text: "", warnings: [], isExact: nil)
  }

  func forget(from line: Int) {}

  func take(valuesOf other: any SessionEngine) {}
}
