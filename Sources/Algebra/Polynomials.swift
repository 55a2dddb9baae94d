public import NumericCore

extension ElementArithmetic {
  /// p + q or p − q, as the function says.
  ///
  /// **Complexity** O(n) operations for n coefficients.
  @inlinable
  public mutating func sum(
    _ function: BinaryFunction, _ p: Polynomial<Element>, _ q: Polynomial<Element>
  ) throws(Failure) -> Polynomial<Element> {
    let (p, q) = (p.coefficients, q.coefficients)
    var result: [Element] = []
    for power in 0..<max(p.count, q.count) {
      if power < p.count, power < q.count {
        result.append(try combine(function, p[power], q[power]))
      } else if power < p.count {
        result.append(p[power])
      } else {
        result.append(function == .subtract ? try negative(q[power]) : q[power])
      }
    }
    return Polynomial(result)
  }

  /// p·q, each coefficient of which is one product of vectors.
  ///
  /// **Complexity** O(mn) products for m and n coefficients.
  @inlinable
  public mutating func product(
    _ p: Polynomial<Element>, _ q: Polynomial<Element>
  ) throws(Failure) -> Polynomial<Element> {
    let (p, q) = (p.coefficients, q.coefficients)
    var result: [Element] = []
    for power in 0..<(p.count + q.count - 1) {
      let range = max(0, power - q.count + 1)...min(power, p.count - 1)
      result.append(try dot(Array(p[range]), range.map { q[power - $0] }))
    }
    return Polynomial(result)
  }

  /// p to a power that is not negative, by squaring.
  @inlinable
  public mutating func power(
    _ p: Polynomial<Element>, _ exponent: UInt
  ) throws(Failure) -> Polynomial<Element> {
    guard exponent > 0 else { return Polynomial([try whole(1)]) }
    var result = p
    for place in (0..<(UInt.bitWidth - 1 - exponent.leadingZeroBitCount)).reversed() {
      result = try product(result, result)
      if exponent >> UInt(place) & 1 == 1 { result = try product(result, p) }
    }
    return result
  }

  /// p(q) by Horner's rule; the value of p for a q that is one number.
  ///
  /// **Complexity** n products of polynomials for n coefficients.
  @inlinable
  public mutating func composition(
    _ p: Polynomial<Element>, _ q: Polynomial<Element>
  ) throws(Failure) -> Polynomial<Element> {
    var result = Polynomial([p.coefficients[p.degree]])
    for coefficient in p.coefficients.dropLast().reversed() {
      result = try product(result, q)
      result.coefficients[0] = try combine(.add, result.coefficients[0], coefficient)
    }
    return result
  }

  /// The polynomial of least degree with given values at places of which no two are equal, by divided differences.
  ///
  /// **Precondition** There are as many values as places, and one at least. **Complexity** n² operations.
  /// **Source** P. Henrici, Essentials of Numerical Analysis, 1982, section 5.3.
  @inlinable
  public mutating func interpolation(
    _ places: [Element], _ values: [Element]
  ) throws(Failure) -> Polynomial<Element> {
    precondition(!places.isEmpty && places.count == values.count, "a value belongs to each place")
    var differences = values
    for order in 1..<max(places.count, 1) {
      for place in (order..<places.count).reversed() {
        let change = try combine(.subtract, differences[place], differences[place - 1])
        let distance = try combine(.subtract, places[place], places[place - order])
        differences[place] = try combine(.divide, change, distance)
      }
    }
    var result = Polynomial([differences[places.count - 1]])
    for place in (0..<(places.count - 1)).reversed() {
      result = try product(result, Polynomial([try negative(places[place]), try whole(1)]))
      result.coefficients[0] = try combine(.add, result.coefficients[0], differences[place])
    }
    return result
  }

  /// The characteristic polynomial det(x − A) of a square matrix, without divisions: it holds for all elements.
  ///
  /// **Complexity** n⁴/4 products for n rows. **Source** S. J. Berkowitz, On computing the determinant in small parallel time using
  /// a small number of processors, Information Processing Letters 18, 1984.
  @inlinable
  public mutating func characteristicPolynomial(
    _ matrix: Matrix<Element>
  ) throws(Failure) -> Polynomial<Element> {
    precondition(matrix.isSquare, "only square matrices have characteristic polynomials")
    // That of the leading rows and columns, from the highest power on.
    var polynomial = [try whole(1)]
    for size in 0..<matrix.rows {
      let row = Array(matrix.row(size).prefix(size))
      var column = Array(matrix.column(size).prefix(size))
      // The first column of a Toeplitz matrix: 1, −a, −R·C, −R·M·C, …
      var factors = [try whole(1), try negative(matrix[size, size])]
      for power in 0..<size {
        factors.append(try negative(try dot(row, column)))
        guard power + 1 < size else { break }
        var next: [Element] = []
        for place in 0..<size {
          next.append(try dot(Array(matrix.row(place).prefix(size)), column))
        }
        column = next
      }
      let next = try product(Polynomial(factors), Polynomial(polynomial))
      polynomial = Array(next.coefficients.prefix(size + 2))
    }
    return Polynomial(polynomial.reversed())
  }
}

extension Matrix {
  /// Sylvester's matrix of two polynomials, whose determinant is their resultant.
  ///
  /// **Precondition** The degrees are not both 0.
  public init(sylvester p: Polynomial<Element>, _ q: Polynomial<Element>, zero: Element) {
    let (m, n) = (p.degree, q.degree)
    precondition(m + n > 0, "two numbers have no matrix")
    var elements: [Element] = []
    for (coefficients, shifts) in [(p.coefficients, n), (q.coefficients, m)] {
      for shift in 0..<shifts {
        var row = Array(repeating: zero, count: m + n)
        row.replaceSubrange(
          shift..<(shift + coefficients.count), with: coefficients.reversed())
        elements += row
      }
    }
    self.init(rows: m + n, columns: m + n, elements: elements)
  }
}
