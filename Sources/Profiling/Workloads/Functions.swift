import BigNumbers
import NumericCore
import Scientific

// One workload for each function of the catalogue.
extension StandardWorkload {
  /// Arguments of various sizes, none of which a binary or decimal number represents exactly.
  private static let arguments: [BigRational] = [
    1 / 3000, 1 / 7, 2 / 3, 1, 5 / 3, 22 / 7, 61 / 6, 100 / 7, -1 / 7, -22 / 7,
  ]

  /// The functions of one number from the square root to the Airy function, except those whose
  /// domains contain few of the arguments.
  private static let unary: [UnaryFunction] = UnaryFunction.allCases.filter {
    $0.rawValue >= UnaryFunction.sqrt.rawValue && $0.rawValue <= UnaryFunction.airy.rawValue
      && ![.gammaSign, .lambertWMinusOne].contains($0)
  }

  private static let binary: [BinaryFunction] = [
    .add, .subtract, .multiply, .divide, .hypot, .pow, .logBase, .atan2, .incompleteGamma, .beta,
    .arithmeticGeometricMean,
  ]

  /// One workload for each function.
  static var functions: [StandardWorkload] {
    unary.map { operation in
      var builder = ProgramBuilder()
      let x = builder.input()
      let result = builder.compute(operation, x)
      return function(
        .unary(operation), builder.finished([result]), points: arguments.map { [$0] })
    }
      + binary.map { operation in
        var builder = ProgramBuilder()
        let (x, y) = (builder.input(), builder.input())
        let result = builder.compute(operation, x, y)
        let points = zip(arguments, arguments.dropFirst(3) + arguments.prefix(3)).map { [$0, $1] }
        return function(.binary(operation), builder.finished([result]), points: points)
      }
  }

  private static func function(
    _ named: Function, _ program: Program, points: [[BigRational]]
  ) -> StandardWorkload {
    let row = Catalogue.row(of: named)
    return StandardWorkload(
      name: named == .binary(.logBase) ? "log:base" : row?.name ?? named.caseName,
      summary: row?.summary ?? "\(named.caseName) of two numbers",
      program: program, points: points, known: nil, isFunction: true)
  }
}
