import ArgumentParser

/// The number systems. This is their only list: a new one is a type of its own and a line in ``first(_:)``.
enum Systems {
  /// Asks a visitor about one number system after the other, in the order in which they are listed, until it has
  /// an answer.
  ///
  /// Each line names a type, so that what a visitor makes of a number system is specialised for it.
  static func first<Visitor: SystemVisitor>(
    _ visitor: Visitor
  ) throws(Visitor.Failure) -> Visitor.Answer? {
    if let answer = try visitor.visit(ExactSystem.self) { return answer }
    if let answer = try visitor.visit(DoubleSystem.self) { return answer }
    if let answer = try visitor.visit(BigFloatSystem.self) { return answer }
    if let answer = try visitor.visit(DecimalSystem.self) { return answer }
    return nil
  }

  /// What is chosen where nothing was said.
  static let standard = ExactSystem.name
  /// What is chosen where nothing but a precision was said. It has infinities and NaN, too.
  static let ofPrecision = BigFloatSystem.name

  /// All of them, for what is known of each without computing on it.
  static let all: [any NumberSystem.Type] = {
    let collector = Collector()
    _ = first(collector)
    return collector.all
  }()

  private final class Collector: SystemVisitor {
    private(set) var all: [any NumberSystem.Type] = []

    func visit<System: NumberSystem>(_ system: System.Type) throws(Never) -> Never? {
      all.append(system)
      return nil
    }
  }
}

/// What a feature makes of a number system, whichever it is.
protocol SystemVisitor {
  associatedtype Answer
  associatedtype Failure: Error
  /// The answer; nil where another number system is to be asked.
  func visit<System: NumberSystem>(_ system: System.Type) throws(Failure) -> Answer?
}

/// What `--backend` calls a number system.
struct SystemName: RawRepresentable, Hashable, Sendable, CaseIterable, ExpressibleByArgument {
  let rawValue: String

  /// The name of a number system that is not in the list yet.
  init(of system: String) { rawValue = system }

  /// A name in the list.
  init?(rawValue: String) {
    guard Systems.all.contains(where: { $0.name.rawValue == rawValue }) else { return nil }
    self.rawValue = rawValue
  }

  static var allCases: [SystemName] { Systems.all.map { $0.name } }

  /// The number system of this name, for what is known of it without computing on it.
  var definition: any NumberSystem.Type { visited(by: Reader()) }

  private struct Reader: SystemVisitor {
    func visit<System: NumberSystem>(
      _ system: System.Type
    ) throws(Never) -> (any NumberSystem.Type)? { system }
  }

  /// What a visitor makes of the number system of this name.
  func visited<Visitor: SystemVisitor>(
    by visitor: Visitor
  ) throws(Visitor.Failure) -> Visitor.Answer {
    guard let answer = try Systems.first(Chosen(name: self, visitor: visitor)) else {
      preconditionFailure("no number system is called \(rawValue)")
    }
    return answer
  }

  /// Lets one number system through.
  private struct Chosen<Visitor: SystemVisitor>: SystemVisitor {
    let name: SystemName
    let visitor: Visitor

    func visit<System: NumberSystem>(
      _ system: System.Type
    ) throws(Visitor.Failure) -> Visitor.Answer? {
      System.name == name ? try visitor.visit(system) : nil
    }
  }
}
