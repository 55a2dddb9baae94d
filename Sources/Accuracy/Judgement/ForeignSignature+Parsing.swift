public import NumericCore

extension ForeignSignature {
  /// Reads a declaration of C, such as `float f(float, int)`, `double f_(const double *x)`, or
  /// `void f(int n, const double x[], double y[])`.
  public init(parsing text: String) throws(TextError) {
    var scanner = DeclarationScanner(text)
    let result = try scanner.parameterType("the type of the result")
    if scanner.take("*") {
      throw scanner.fault("a function that returns an address has no numbers to judge")
    }
    guard let name = scanner.word() else {
      throw scanner.fault("the name of the function is missing")
    }
    guard scanner.take("(") else { throw scanner.fault("'(' and the arguments are missing") }
    var parameters: [DeclaredParameter] = []
    repeat { parameters.append(try scanner.parameter()) } while scanner.take(",")
    let end = scanner.next
    guard scanner.take(")") else { throw scanner.fault("')' is missing") }
    _ = scanner.take(";")
    guard scanner.isAtEnd else { throw scanner.fault("a declaration ends behind ')'") }
    if case .void = result.kind {
      guard parameters.contains(where: \.isArray) else {
        throw result.fault(
          "a function that returns void has its results in an array, as 'double y[]'")
      }
      try self.init(name, ofArrays: parameters, end: end)
    } else {
      try self.init(name, try result.number(), parameters)
    }
  }

  /// A function that returns its result.
  private init(
    _ name: String, _ result: Number, _ parameters: [DeclaredParameter]
  ) throws(TextError) {
    if let array = parameters.first(where: \.isArray) {
      throw array.fault("a function of arrays has its results in one of them, and returns void")
    }
    try Self.bound(parameters)
    let isByAddress = parameters[0].isAddress
    if let other = parameters.first(where: { $0.isAddress != isByAddress }) {
      throw other.fault("arguments are passed all by value or all by address")
    }
    var arguments: [Number] = []
    for parameter in parameters { arguments.append(try parameter.number()) }
    var floating = result.isWhole ? nil : result
    for (number, parameter) in zip(arguments, parameters) where !number.isWhole {
      if let floating, floating != number {
        throw parameter.fault(
          "numbers that are no whole ones have one type, which is '\(floating.rawValue)' here")
      }
      floating = number
    }
    self.init(
      name: name, result: result, arguments: arguments, isByAddress ? .byAddress : .byValue)
  }

  /// A function that gets many points in arrays.
  private init(
    _ name: String, ofArrays parameters: [DeclaredParameter], end: Int
  ) throws(TextError) {
    var (results, arguments) = (Number?.none, [Number]())
    var roles: [ArrayParameter] = []
    for parameter in parameters {
      if parameter.isArray, parameter.isConstant {
        roles.append(.argument(arguments.count))
        arguments.append(try parameter.number())
      } else if parameter.isArray {
        if results != nil {
          throw parameter.fault("there is another array of results; arrays of arguments are const")
        }
        results = try parameter.number()
        roles.append(.results)
      } else {
        guard parameter.isCount else {
          throw parameter.fault(
            "beside arrays there is only the number of points, an int, a long or a size_t")
        }
        if roles.contains(where: { if case .count = $0 { true } else { false } }) {
          throw parameter.fault("there is another number of points")
        }
        roles.append(.count(isByAddress: parameter.isAddress))
      }
    }
    func missing(_ what: String) -> TextError { TextError(.syntax, what, SourceSpan(end, end)) }
    guard let results else { throw missing("no array is for results: one that is not const") }
    if arguments.isEmpty { throw missing("there is no array of arguments, as 'const double x[]'") }
    try Self.bound(parameters.filter { $0.isArray && $0.isConstant })
    if roles.count == arguments.count + 1 {
      throw missing("the number of points is missing: an int, a long or a size_t")
    }
    self.init(name: name, result: results, arguments: arguments, .inArrays(roles))
  }

  private static func bound(_ arguments: [DeclaredParameter]) throws(TextError) {
    if arguments.count > mostArguments {
      throw arguments[mostArguments].fault(
        "functions of up to \(mostArguments) numbers are called, not of \(arguments.count)")
    }
  }
}
