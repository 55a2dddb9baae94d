public import NumericCore

/// The name and the type of a C function of numbers.
public struct ForeignSignature: Hashable, Sendable {
  /// A type of C.
  public enum Number: String, CaseIterable, Sendable {
    case float, double
    case longDouble = "long double"
    case half = "_Float16"
    case int, long

    /// Whether its numbers are whole ones in two's complement.
    public var isWhole: Bool { self == .int || self == .long }

    /// The types of numbers that may have a fraction.
    public static let floating = allCases.filter { !$0.isWhole }

    /// The format of its numbers.
    public var format: FloatFormat {
      switch self {
      case .float: .binary(.binary32)
      case .double: .binary(.binary64)
      case .longDouble: .binary(.extended80)
      case .half: .binary(.binary16)
      case .int: .coded(.fixedPoint(32, fractionBits: 0))
      case .long: .coded(.fixedPoint(64, fractionBits: 0))
      }
    }

    /// The type with fractions whose numbers a format has; nil for other formats.
    public init?(format: FloatFormat) {
      guard let number = Self.floating.first(where: { $0.format.layout == format.layout }) else {
        return nil
      }
      self = number
    }
  }

  /// How arguments come to the function, and how its result comes from it.
  public enum Passing: Hashable, Sendable {
    case byValue
    /// Arguments are passed by address, as Fortran does.
    case byAddress
    /// One call computes many points, whose arguments and results are in arrays.
    case inArrays([ArrayParameter])
  }

  /// A parameter of a function of arrays.
  public enum ArrayParameter: Hashable, Sendable {
    /// The array of an argument, by its number from 0 on.
    case argument(Int)
    case results
    /// The number of points, as a value or by its address.
    case count(isByAddress: Bool)
  }

  /// The symbol in the library.
  public var name: String
  /// The type of the result, or of each of an array.
  public var result: Number
  /// The types of the arguments.
  public var arguments: [Number]
  /// How they are passed.
  public var passing: Passing

  /// The largest number of arguments.
  public static let mostArguments = 3

  /// The type of all numbers that may have a fraction; that of the result if there are none.
  public var number: Number { ([result] + arguments).first { !$0.isWhole } ?? result }

  /// Whether a call computes many points.
  public var isOfArrays: Bool { if case .inArrays = passing { true } else { false } }

  /// The function of C's library, or of another one that follows its names, with the suffix for its type; nil for other names.
  public init?(known name: String) {
    for (suffix, number) in Self.suffixes where name.hasSuffix(suffix) {
      guard let known = KnownFunction(name: String(name.dropLast(suffix.count))) else { continue }
      self.init(known, number)
      self.name = name
      return
    }
    return nil
  }

  /// The function of C's library for numbers of a type.
  public init(_ known: KnownFunction, _ number: Number) {
    let suffix =
      switch number {
      case .float: "f"
      case .longDouble: "l"
      case .half: "f16"
      default: ""
      }
    self.init(
      name: known.name + suffix, result: known.result ?? number,
      arguments: known.variables.map { known.whole[$0] ?? number }, .byValue)
  }

  init(name: String, result: Number, arguments: [Number], _ passing: Passing) {
    (self.name, self.result) = (name, result)
    (self.arguments, self.passing) = (arguments, passing)
  }

  /// `erf` has no suffix, so that names without one come first.
  private static let suffixes: [(String, Number)] = [
    ("", .double), ("f16", .half), ("f32", .float), ("f64", .double), ("f", .float),
    ("l", .longDouble),
  ]

  /// The known function of which this is one type, by its name and numbers.
  public var known: KnownFunction? {
    for (suffix, number) in Self.suffixes where number == self.number && name.hasSuffix(suffix) {
      guard let known = KnownFunction(name: String(name.dropLast(suffix.count))) else { continue }
      let signature = ForeignSignature(known, number)
      return signature.arguments == arguments && signature.result == result ? known : nil
    }
    return nil
  }

  /// The points of each call, if a number of points is asked for together.
  ///
  /// A function of arrays gets an odd number of points first, which are more than half of all, and then 1, 2, 3, …: whatever
  /// the width of its loops, they run on whole blocks and on what is left of them.
  public func calls(of count: Int) -> [Range<Int>] {
    guard isOfArrays else { return (0..<count).map { $0..<$0 + 1 } }
    var calls: [Range<Int>] = []
    var (start, size) = (0, count / 2 | 1)
    while start < count {
      let end = min(count, start + size)
      calls.append(start..<end)
      (start, size) = (end, calls.count)
    }
    return calls
  }
}

extension FloatFormat {
  /// Whether it is the format of C's whole numbers.
  public var isOfWholeNumbers: Bool {
    ForeignSignature.Number.allCases.contains { $0.isWhole && $0.format == self }
  }
}
