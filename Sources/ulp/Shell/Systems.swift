import ArgumentParser

/// The number systems.
///
/// This is their only list: to add one, write a type and add a line to ``first(_:)``.
enum Systems {
  /// Passes one number system after the other to a visitor, in the order of the list, until it has
  /// a result.
  ///
  /// Each line names a type, so that the visitor's code is specialized for it.
  static func first<Visitor: SystemVisitor>(
    _ visitor: Visitor
  ) throws(Visitor.Failure) -> Visitor.Answer? {
    if let answer = try visitor.visit(ExactSystem.self) { return answer }
    if let answer = try visitor.visit(DoubleSystem.self) { return answer }
    if let answer = try visitor.visit(BigFloatSystem.self) { return answer }
    if let answer = try visitor.visit(DecimalSystem.self) { return answer }
    return nil
  }

  /// The default number system.
  static let standard = ExactSystem.name
  /// The number system if only a precision is given; it has infinities and NaN as well.
  static let ofPrecision = BigFloatSystem.name

  /// All number systems, for their properties, without computing on them.
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

/// Code of a feature that works with any number system.
protocol SystemVisitor {
  associatedtype Answer
  associatedtype Failure: Error
  /// The result; nil to continue with the next number system.
  func visit<System: NumberSystem>(_ system: System.Type) throws(Failure) -> Answer?
}

/// The name of a number system for `--backend`.
struct SystemName: OptionWord, Hashable, Sendable {
  let rawValue: String

  /// The name of a number system that may not be in the list yet.
  init(of system: String) { rawValue = system }

  /// A name in the list.
  init?(rawValue: String) {
    guard Systems.all.contains(where: { $0.name.rawValue == rawValue }) else { return nil }
    self.rawValue = rawValue
  }

  static var allCases: [SystemName] { Systems.all.map { $0.name } }

  /// The number system with this name, for its properties.
  var definition: any NumberSystem.Type { visited(by: Reader()) }

  private struct Reader: SystemVisitor {
    func visit<System: NumberSystem>(
      _ system: System.Type
    ) throws(Never) -> (any NumberSystem.Type)? { system }
  }

  /// The result of a visitor for the number system with this name.
  func visited<Visitor: SystemVisitor>(
    by visitor: Visitor
  ) throws(Visitor.Failure) -> Visitor.Answer {
    guard let answer = try Systems.first(Chosen(name: self, visitor: visitor)) else {
      preconditionFailure("no number system is called \(rawValue)")
    }
    return answer
  }

  /// Passes a single number system on to another visitor.
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
