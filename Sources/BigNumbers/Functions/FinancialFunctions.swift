import NumericCore

// Financial functions: all of them are formulas or equations of `FinancialProblem`.
extension FunctionPages {
  static let finance: [ListPage] = ListFunction.allCases.filter(\.isFinancial).map { function in
    ListPage(
      function, call: .financial, enclosure: .financial, behavior: .plain, hasBranchCut: false,
      composition: .itself, algebra: .none, fpcore: .none)
  }
}
