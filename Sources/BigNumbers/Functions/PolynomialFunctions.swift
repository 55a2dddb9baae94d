import NumericCore

// Parts of roots of polynomials: `RootProblem` computes all of them.
extension FunctionPages {
  static let polynomialRoots: [ListPage] =
    ListFunction.allCases.filter(\.isPolynomialRoot).map { function in
      ListPage(
        function: function, call: .polynomialRoot, enclosure: .polynomialRoot, behavior: .plain,
        hasBranchCut: false, composition: .itself, algebra: .none, fpcore: .none)
    }
}

// Elements of exponentials of matrices: `ExponentialProblem` computes them.
extension FunctionPages {
  static let matrices: [ListPage] = [
    ListPage(
      function: .matrixExponential, call: .matrixExponential, enclosure: .matrixExponential,
      behavior: .plain, hasBranchCut: false, composition: .itself, algebra: .none, fpcore: .none)
  ]
}
