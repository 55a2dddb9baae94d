import Accuracy
import NumericCore

/// What is said of functions that end their process, fall silent or write where they must not: the point where they do is found.
extension ForeignComputation {
  /// The results at points whose request has failed, or the reason why there are none.
  func results(
    at points: [[FormatValue]], after death: Death
  ) throws(ComputationFailure) -> FlaggedResults<FormatValue> {
    switch death {
    case .problem, .absent: throw failure(death)
    case .ended(.unexplained, _) where points.count > 1:
      // Its last answers may be lost, unlike those before an end that the worker's guard has seen.
      let results = try oneByOne(points)
      if signature.isOfArrays { throw failure(death, Self.place(ofCall: points, argumentFormats)) }
      return results
    case .ended(_, let answered): throw try failure(death, at: points, call: answered ?? 0)
    case .strayed(let call): throw try failure(death, at: points, call: call)
    }
  }

  /// What a failure of a call is for whoever asks.
  private func failure(
    _ death: Death, at points: [[FormatValue]], call: Int
  ) throws(ComputationFailure) -> ComputationFailure {
    let calls = signature.calls(of: points.count)
    // Without points it was loaded, and nothing was called.
    guard calls.indices.contains(call) else { return failure(death, "while it is loaded") }
    let called = Array(points[calls[call]])
    if called.count == 1 { return failure(death, Self.place(of: called[0], argumentFormats)) }
    _ = try oneByOne(called)
    return failure(death, Self.place(ofCall: called, argumentFormats))
  }

  /// Asks for every point alone, so that the one is found with which a process ends.
  private func oneByOne(
    _ points: [[FormatValue]]
  ) throws(ComputationFailure) -> FlaggedResults<FormatValue> {
    try prepare()
    var results = FlaggedResults<FormatValue>([], flags: hasFlags ? [] : nil)
    for point in points {
      let found = try flagged(at: [point])
      results.numbers += found.numbers
      results.flags?.append(contentsOf: found.flags ?? [])
    }
    return results
  }

  /// What a failure is for whoever asks.
  func failure(_ death: Death, _ place: String = "") -> ComputationFailure {
    switch death {
    case .problem(let text), .absent(let text): .inapplicable(text)
    case .ended(let death, _): .inapplicable("\(name) \(text(of: death)) \(place)")
    case .strayed: .inapplicable("\(name) writes outside of its arrays \(place)")
    }
  }

  /// What is said of a function with which its process ended.
  private func text(of death: WorkerProcess.Death) -> String {
    switch death {
    case .explained(.time): "has no answer after \(limits.time) s"
    case .explained(.memory): "needs more than \(limits.memory) megabytes"
    case .explained(.fault), .unexplained: "ends its process"
    }
  }

  private static func place(of point: [FormatValue], _ formats: [FloatFormat]) -> String {
    "at \(coordinates(of: point, formats))"
  }

  /// The place of a call that fails although none of its points does alone.
  private static func place(ofCall points: [[FormatValue]], _ formats: [FloatFormat]) -> String {
    let ends = [points[0], points[points.count - 1]].map { coordinates(of: $0, formats) }
    return
      "in a call with \(points.count) points, the first of which is \(ends[0]) and the last \(ends[1]); with each of them alone it does not"
  }

  private static func coordinates(of point: [FormatValue], _ formats: [FloatFormat]) -> String {
    "(\(zip(point, formats).map { $0.exactText(in: $1) }.joined(separator: ", ")))"
  }
}
