public import NumericCore

/// The pages of all functions, found by the case.
///
/// If a case has no page, the first lookup of any function ends the process, and so every test
/// does.
enum FunctionPages {
  /// The families of functions of one number, with a file each.
  private static let unaryFamilies = [
    signs, steps, neighborsAndParts, roots, exponentials, logarithms, circular, inverseCircular,
    hyperbolic, inverseHyperbolic, gammaFamily, zetaAndIntegrals, errorFunctions, bessel,
    factorials, sineFamily, lambert, elliptic,
  ]
  /// The families of functions of two numbers.
  private static let binaryFamilies = [
    arithmetic, remainders, scalings, powers, angles, specialOfTwo, combinatorial,
  ]
  /// The families of functions of lists.
  private static let listFamilies = [
    fused, polynomialRoots, matrices, distributions, statistics, finance, wholeNumbers,
  ]

  // Pointers, because pages are looked up in the innermost loops, and arrays would count
  // references. Each table is written once.
  nonisolated(unsafe) static let unary = table(unaryFamilies, UnaryFunction.allCases.count) {
    Int($0.function.rawValue)
  }
  nonisolated(unsafe) static let binary = table(binaryFamilies, BinaryFunction.allCases.count) {
    Int($0.function.rawValue)
  }
  nonisolated(unsafe) static let list = table(listFamilies, ListFunction.allCases.count) {
    Int($0.function.rawValue)
  }

  /// The pages of families, each at its place.
  private static func table<Page>(
    _ families: [[Page]], _ count: Int, place: (Page) -> Int
  ) -> UnsafePointer<Page> {
    let table = UnsafeMutablePointer<Page>.allocate(capacity: count)
    var isWritten = [Bool](repeating: false, count: count)
    for family in families {
      for page in family {
        let place = place(page)
        precondition(!isWritten[place], "the function \(place) has two pages")
        (table + place).initialize(to: page)
        isWritten[place] = true
      }
    }
    if let place = isWritten.firstIndex(of: false) {
      preconditionFailure("the function \(place) has no page")
    }
    return UnsafePointer(table)
  }
}

extension Function {
  /// How the function is written in FPCore.
  public var fpcore: FPCoreSpelling {
    switch self {
    case .unary(let function): function.page.fpcore
    case .binary(let function): function.page.fpcore
    case .list(let function): function.page.fpcore
    }
  }
}
