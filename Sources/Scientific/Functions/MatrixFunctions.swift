// Functions of matrices.
extension Catalogue {
  static let matrices: [FunctionRow] = [
    FunctionRow(
      name: "det", aliases: ["determinant"], parameters: ["m"], form: .matrix(.determinant),
      domain: "a square matrix", special: "0 for a singular matrix", units: .plainNumbers,
      accuracy: [.eachStep], complexity: .elimination, summary: "determinant of a matrix",
      example: ("det([1, 2; 3, 4])", "-2"), source: "elimination with partial pivoting"),
    FunctionRow(
      name: "inverse", aliases: ["inv"], parameters: ["m"], form: .matrix(.inverse),
      domain: "a square matrix that is not singular", special: SpecialValues.ofOperations,
      units: .plainNumbers, accuracy: [.eachStep], complexity: .elimination,
      summary: "the matrix whose product with this one is the identity",
      example: ("inverse([2, 1; 1, 1])", "[1, -1; -1, 2]"),
      source: "elimination with partial pivoting"),
    FunctionRow(
      name: "solve", parameters: ["m", "b"], form: .matrix(.solution),
      domain: "a square matrix that is not singular, and a list or a matrix of as many rows",
      special: SpecialValues.ofOperations, units: .plainNumbers, accuracy: [.eachStep],
      complexity: .elimination, summary: "the x with m·x = b, which m \\ b is too",
      example: ("solve([2, 1; 1, 3], [3, 5])", "[0.8, 1.4]"),
      source: "elimination with partial pivoting"),
    FunctionRow(
      name: "lstsq", parameters: ["m", "b"], form: .matrix(.leastSquares),
      domain: "a matrix with independent columns, and a list or a matrix of as many rows",
      special: SpecialValues.ofOperations, units: .plainNumbers, accuracy: [.eachStep],
      complexity: .elimination,
      summary: "the x for which the squares of m·x - b have the least sum",
      example: (
        "lstsq([1, 1; 1, 2; 1, 3], [1, 2, 3])", "[0, 1]"
      ),
      source: "Å. Björck, modified Gram–Schmidt, 1967"),
    FunctionRow(
      name: "polyfit", parameters: ["x", "y", "degree"], form: .matrix(.polynomialFit),
      domain: "two lists of the same length, and a degree below it",
      special: SpecialValues.ofOperations, units: .plainNumbers, accuracy: [.eachStep],
      complexity: .elimination,
      summary: "coefficients c₀, c₁, … of the polynomial that fits best",
      example: ("polyfit([0, 1, 2, 3], [1, 2, 5, 10], 2)", "[1, 0, 1]"),
      source: "Å. Björck, modified Gram–Schmidt, 1967"),
    FunctionRow(
      name: "lu", parameters: ["m"], form: .matrix(.triangularFactors), domain: "a matrix",
      special: SpecialValues.ofOperations, units: .plainNumbers, accuracy: [.eachStep],
      complexity: .elimination, summary: "[P, L, U]: triangular factors with m = P·L·U",
      example: ("lu([1, 2; 2, 2])", "[[0, 1; 1, 0], [1, 0; 0.5, 1], [2, 2; 0, 1]]"),
      source: "elimination with partial pivoting"),
    FunctionRow(
      name: "qr", parameters: ["m"], form: .matrix(.orthogonalFactors),
      domain: "a matrix with independent columns", special: SpecialValues.ofOperations,
      units: .plainNumbers, accuracy: [.eachStep], complexity: .elimination,
      summary: "[Q, R]: orthonormal columns and a triangle, m = Q·R",
      example: ("qr([3, 25; 4, 0])", "[[0.6, 0.8; 0.8, -0.6], [5, 15; 0, 20]]"),
      source: "Å. Björck, modified Gram–Schmidt, 1967"),
    FunctionRow(
      name: "cholesky", parameters: ["m"], form: .matrix(.cholesky),
      domain: "a symmetric or Hermitian positive definite matrix",
      special: SpecialValues.ofOperations,
      units: .plainNumbers, accuracy: [.eachStep], complexity: .elimination,
      summary: "the lower triangular L with L·L' = m",
      example: ("cholesky([4, 2; 2, 5])", "[2, 0; 1, 2]"), source: "definition"),
    FunctionRow(
      name: "eigenvalues", aliases: ["eigvals"], parameters: ["m"], form: .matrix(.eigenvalues),
      domain: "a square matrix", special: SpecialValues.ofOperations, units: .plainNumbers,
      accuracy: [.eachStep], complexity: .elimination,
      summary: "all eigenvalues with multiplicities, the real ones first",
      example: ("eigenvalues([2, 1; 1, 2])", "[1, 3]"),
      source: "roots of det(x - m) on exact; J. G. F. Francis, 1961"),
    FunctionRow(
      name: "eigenvectors", aliases: ["eigvecs"], parameters: ["m"], form: .matrix(.eigenvectors),
      domain: "a square matrix",
      special: "fewer columns than rows for a matrix without a basis of eigenvectors",
      units: .plainNumbers, accuracy: [.eachStep], complexity: .elimination,
      summary: "eigenvectors of length 1, as columns, in their order",
      example: ("eigenvectors([16, 12; 12, 9])", "[0.6, 0.8; -0.8, 0.6]"),
      source: "null spaces of m - λ on exact; J. G. F. Francis, 1961"),
    FunctionRow(
      name: "svd", aliases: ["svdvals"], parameters: ["m"], form: .matrix(.singularValues),
      domain: "a matrix", special: SpecialValues.ofOperations, units: .plainNumbers,
      accuracy: [.eachStep], complexity: .elimination,
      summary: "singular values of a matrix, the largest first",
      example: (
        "svd([3, 0; 4, 5])",
        "[6.7082039324993690892275210061938287063218550788346, 2.2360679774997896964091736687312762354406183596115]"
      ),
      source: "roots of det(x - m'·m) on exact; J. G. F. Francis, 1961"),
    FunctionRow(
      name: "cond", parameters: ["m"], form: .matrix(.condition),
      domain: "a square matrix that is not singular", special: SpecialValues.ofOperations,
      units: .plainNumbers, accuracy: [.eachStep], complexity: .elimination,
      summary: "condition number, largest by smallest singular value",
      example: ("cond([3, 0; 4, 5])", "3"), source: "definition"),
    FunctionRow(
      name: "expm", parameters: ["m"], form: .matrix(.exponential), domain: "a square matrix",
      special: "NaN where an element is no finite number", units: .plainNumbers,
      accuracy: [.correctlyRounded], complexity: .elimination,
      summary: "exponential of a matrix, the sum of all mᵏ/k!",
      example: ("expm([0, 1; 0, 0])", "[1, 1; 0, 1]"),
      source: "scaling and squaring in fixed point; C. Moler, C. Van Loan, 2003"),
    FunctionRow(
      name: "null", parameters: ["m"], form: .matrix(.nullSpace), domain: "a matrix",
      special: "an empty list for independent columns", units: .plainNumbers,
      accuracy: [.eachStep], complexity: .elimination,
      summary: "a basis of the x with m·x = 0, as the columns of a matrix",
      example: ("null([1, 2; 2, 4])", "[-2; 1]"), source: "elimination with partial pivoting"),
    FunctionRow(
      name: "rank", parameters: ["m"], form: .matrix(.rank), domain: "a matrix",
      special: "on rounded numbers the number of pivots that are not zero", units: .plainNumbers,
      accuracy: [.eachStep], complexity: .elimination, summary: "number of independent rows",
      example: ("rank([1, 2; 2, 4])", "1"), source: "elimination with partial pivoting"),
    FunctionRow(
      name: "trace", parameters: ["m"], form: .matrix(.trace), domain: "a square matrix",
      special: "∞ − ∞ is NaN; NaN after NaN", units: .plainNumbers, accuracy: [.correctlyRounded],
      complexity: .sum, summary: "sum of the diagonal", example: ("trace([1, 2; 3, 4])", "5"),
      source: "definition"),
    FunctionRow(
      name: "transpose", parameters: ["m"], form: .matrix(.transpose),
      domain: "a matrix, or a list, which becomes a matrix of one row",
      special: "elements are kept as they are", units: .plainNumbers,
      accuracy: [.correctlyRounded], complexity: Complexity("O(n) for n elements"),
      summary: "rows as columns, which m' is too for real numbers",
      example: ("transpose([1, 2; 3, 4])", "[1, 3; 2, 4]"), source: "definition"),
    FunctionRow(
      name: "adjoint", parameters: ["m"], form: .matrix(.adjoint),
      domain: "a matrix, or a list, which becomes a matrix of one row",
      special: "elements are kept but for the signs of imaginary parts", units: .plainNumbers,
      accuracy: [.correctlyRounded], complexity: Complexity("O(n) for n elements"),
      summary: "conjugates of rows as columns, which m' is too",
      example: ("adjoint([1, 2; 3, 4])", "[1, 3; 2, 4]"), source: "definition"),
    FunctionRow(
      name: "identity", aliases: ["eye"], parameters: ["n"], form: .matrix(.identity),
      domain: "a whole number above 0", special: "known before anything is computed",
      units: .plainNumbers, accuracy: [.correctlyRounded],
      complexity: Complexity("O(n²)"), summary: "matrix of n rows with ones on its diagonal",
      example: ("identity(2)", "[1, 0; 0, 1]"), source: "definition"),
  ]
}
