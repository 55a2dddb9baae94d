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
  private static let listFamilies = [fused, statistics, finance]

  // Pointers, because pages are looked up in the innermost loops, and arrays would count
  // references. Each table is written once.
  nonisolated(unsafe) static let unary = table(unaryFamilies.flatMap { $0 }, UnaryFunction.allCases)
  { $0.function }
  nonisolated(unsafe) static let binary = table(
    binaryFamilies.flatMap { $0 }, BinaryFunction.allCases
  ) { $0.function }
  nonisolated(unsafe) static let list = table(listFamilies.flatMap { $0 }, ListFunction.allCases) {
    $0.function
  }

  private static func table<Page, Case: Hashable>(
    _ pages: [Page], _ cases: [Case], of function: (Page) -> Case
  ) -> UnsafePointer<Page> {
    let found = Dictionary(pages.map { (function($0), $0) }) { first, _ in
      preconditionFailure("\(function(first)) has two pages")
    }
    let table = UnsafeMutablePointer<Page>.allocate(capacity: cases.count)
    for (place, name) in cases.enumerated() {
      guard let page = found[name] else { preconditionFailure("\(name) has no page") }
      (table + place).initialize(to: page)
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
