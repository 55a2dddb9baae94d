import Accuracy
public import BigNumbers
public import NumericCore

/// Decimal texts that are read, or numbers that are written as such.
public struct TextWorkload: Workload {
  /// The direction of the conversion.
  public enum Task: String, CaseIterable, Sendable {
    case read
    case write
  }

  /// Whether texts are read or written.
  public let task: Task
  /// The name of the task.
  public var name: String { task.rawValue }
  /// What is read or written.
  public var summary: String {
    switch task {
    case .read: "a number from a decimal text of as many digits as it holds"
    case .write: "the fewest decimal digits that read back, as text"
    }
  }
  /// The conversion of one text is one operation.
  public var operations: Int { 1 }
  /// The number of texts.
  public var evaluations: Int { truths.count }
  /// √k·10^e for small k and some e.
  public let truths: [[ExactReal]]

  /// Creates the texts of a task.
  public init(_ task: Task) {
    self.task = task
    let exponents = [0, 3, -5, 12, -20, 40, -80, 150]
    truths = zip([2, 3, 5, 6, 7, 8, 10, 11], exponents).map { radicand, exponent in
      [Self.number(radicand, exponent)]
    }
  }

  private static func number(_ radicand: Int, _ exponent: Int) -> ExactReal {
    let power = ExactReal.compute(.pow, 10, ExactReal(exponent))
    return ExactReal(radicand).squareRoot() * power
  }

  /// Prepares a format; nil for exact numbers.
  public func contender(
    _ competitor: Competitor, limits: ExactLimits
  ) throws(ComputationFailure) -> Contender? {
    guard case .format(let format) = competitor else { return nil }
    // Three digits more than the number holds, so that reading has to round.
    let digits =
      Precision.bits(max(format.precision * (format.radix == 2 ? 1 : 4), 2))
      .decimalDigits + 3
    var texts: [String] = []
    for truth in truths {
      texts.append(
        try truth[0].digits(.significant(digits), limits: limits)
          .text(as: NumberFormat(style: .scientific, digits: digits)))
    }
    return try format.competingBackend(limits.sizes).contender(task, texts)
  }
}

extension CompetingBackend {
  /// The work of reading texts, or of writing the numbers that they denote.
  ///
  /// Each backend calls this function with its own type, so that the loop is specialized.
  @inline(__always)
  func textContender(
    _ task: TextWorkload.Task, _ texts: [String]
  ) throws(ComputationFailure) -> Contender {
    func read(_ text: String) throws(ComputationFailure) -> Number {
      do throws(Failure) {
        return try number(ExactLiteral(reading: text))
      } catch {
        throw ComputationFailure(error)
      }
    }
    func written(_ number: Number) throws(ComputationFailure) -> String {
      try lifting({ ComputationFailure($0) }) { () throws(EngineError<Failure>) in
        try format(number, as: NumberFormat(style: .scientific)).text
      }
    }
    var numbers: [Number] = []
    for text in texts { numbers.append(try read(text)) }
    return Contender(
      work: { passes throws(ComputationFailure) in
        for _ in 0..<passes {
          switch task {
          case .read: for text in texts { blackHole(try read(text)) }
          case .write: for number in numbers { blackHole(try written(number)) }
          }
        }
      },
      results: { () throws(ComputationFailure) in
        var results: [[FormatValue]] = []
        for text in texts {
          var number = try read(text)
          if task == .write { number = try read(try written(number)) }
          results.append([value(number)])
        }
        return results
      })
  }
}

extension ExactLiteral {
  /// Reads a literal that is known to be valid.
  fileprivate init(reading text: String) { self = (try? ExactLiteral(text)) ?? .nan }
}
