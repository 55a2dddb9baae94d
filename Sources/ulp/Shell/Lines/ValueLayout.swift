import Arithmetic
import Conversion
import NumericCore
import Scientific

/// The layout of a value whose numbers have been formatted.
struct ValueLayout<Number: Sendable> {
  private let value: Value<Number>
  private let texts: [String]

  init(_ value: Value<Number>, _ texts: [String]) { (self.value, self.texts) = (value, texts) }

  /// The text for standard output.
  func text(
    showsUnits: Bool, _ notation: NumberNotation? = nil, rows: MatrixStyle = .line
  ) -> String {
    func joined(_ units: [Unit], _ numbers: [String]) -> [String] {
      showsUnits ? zip(numbers, units).map { $0.withUnit($1.symbol) } : numbers
    }
    switch value {
    case .number: return texts[0]
    case .complex: return ComplexText.rectangular(texts[0], texts[1])
    case .polar(_, _, _, _, let unit):
      return ComplexText.polar(texts[0], texts[1], inDegrees: unit == .degrees)
    case .list: return MatrixLayout(list: texts).text(rows)
    case .complexes: return MatrixLayout(list: complexNumbers).text(rows)
    case .polynomial(_, let unknown): return PolynomialText.descending(texts, unknown)
    case .factoredPolynomial(_, let unknown, let factors): return factors.product(unknown)
    case .matrix(_, let columns):
      return MatrixLayout(texts, columns: columns).text(rows)
    case .complexMatrix(_, let columns):
      return MatrixLayout(complexNumbers, columns: columns).text(rows)
    case .matrices(_, let sizes): return MatrixListLayout(texts, sizes).text(rows)
    case .quantity(_, let unit): return showsUnits ? texts[0].withUnit(unit.symbol) : texts[0]
    case .quantities(_, let units): return MatrixLayout(list: joined(units, texts)).text(rows)
    case .mixed(_, _, _, let units):
      // A sum has a single sign, as in the input.
      let isNegative = texts.contains { $0.hasPrefix("-") }
      let magnitudes = texts.map { $0.hasPrefix("-") ? String($0.dropFirst()) : $0 }
      let parts =
        notation == .sexagesimal
        ? zip(magnitudes, ["°", "′", "″"]).map { $0 + $1 } : joined(units, magnitudes)
      return (isNegative ? "-" : "") + parts.joined(separator: " ")
    case .factored(_, let factors): return factors.product(of: texts)
    case .truth(let truth): return truth.rawValue
    case .duration(_, let units): return DurationLayout(texts, units).text(showsUnits: showsUnits)
    case .date(let date): return date.text
    case .dates(let dates): return "[\(dates.map(\.text).joined(separator: ", "))]"
    case .text(let words): return words
    }
  }

  /// The value as JSON; numbers are strings, and units are separate fields.
  var json: JSONValue {
    switch value {
    case .number, .quantity: .string(texts[0])
    case .complex, .polar, .polynomial, .factoredPolynomial: .string(text(showsUnits: false))
    case .complexes: .list(complexNumbers.map { .string($0) })
    case .complexMatrix(_, let columns):
      .rows(complexNumbers.map { .string($0) }, columns)
    case .matrices(_, let sizes):
      .list(
        sizes.parts(of: texts).map { part in
          .rows(MatrixListLayout.numbers(of: part).map { .string($0) }, part.size.columns)
        })
    case .list, .matrix, .quantities, .mixed, .duration:
      value.nested(texts.map { .string($0) })
    case .factored(_, let factors): .string(factors.product(of: texts))
    case .truth(.undecided): .string(Truth.undecided.rawValue)
    case .truth(let truth): .truth(truth == .true)
    case .date(let date): .string(date.text)
    case .dates(let dates): .list(dates.map { .string($0.text) })
    case .text(let words): .string(words)
    }
  }

  /// The texts of complex numbers in a list.
  private var complexNumbers: [String] { ComplexText.marked(texts) }

  private func every(_ step: Int, from start: Int) -> [JSONValue] {
    stride(from: start, to: texts.count, by: step).map { .string(texts[$0]) }
  }

  /// The real or the imaginary parts of all elements of several matrices; real matrices have the latter, too, where others are complex.
  private func matrices(_ sizes: MatrixSizes, part: Int) -> JSONValue {
    .list(
      sizes.parts(of: texts).map { matrix in
        let (texts, size) = (matrix.elements, matrix.size)
        let shown =
          if size.isComplex {
            stride(from: part, to: texts.count, by: 2).map { texts[$0] }
          } else if part == 0 { texts } else { texts.map { _ in "0" } }
        return .rows(shown.map { .string($0) }, size.columns)
      })
  }

  /// The parts of complex numbers, the units, or the primes and their exponents, as fields of JSON.
  var parts: JSONFields {
    switch value {
    case .factored(_, let factors):
      [
        (
          "factors",
          .list(
            zip(texts, factors.primes).map { text, power in
              .object([("prime", .string(text)), ("exponent", JSONValue(power.exponent))])
            })
        )
      ]
    case .complex: [("re", .string(texts[0])), ("im", .string(texts[1]))]
    case .complexes:
      [("re", .list(every(2, from: 0))), ("im", .list(every(2, from: 1)))]
    case .complexMatrix(_, let columns):
      [("re", .rows(every(2, from: 0), columns)), ("im", .rows(every(2, from: 1), columns))]
    case .matrices(_, let sizes) where sizes.sizes.contains { $0.isComplex }:
      [("re", matrices(sizes, part: 0)), ("im", matrices(sizes, part: 1))]
    case .polynomial(_, let unknown), .factoredPolynomial(_, let unknown, _):
      [("unknown", .string(unknown)), ("coefficients", .list(texts.map { .string($0) }))]
    case .polar: [("abs", .string(texts[0])), ("arg", .string(texts[1]))]
    case .quantity(_, let unit): [("unit", .string(unit.symbol))]
    case .quantities(_, let units), .mixed(_, _, _, let units):
      [("units", .list(units.map { .string($0.symbol) }))]
    case .duration(_, let units):
      [("units", .list(units.map { .string(DurationLayout.name(of: $0)) }))]
    case .number, .list, .matrix, .matrices, .truth, .date, .dates, .text: []
    }
  }
}

extension String {
  /// The text of a number with a unit; a percent sign touches its number, and a single day is one.
  func withUnit(_ symbol: String) -> String {
    switch symbol {
    case "percent": self + "%"
    case "days" where self == "1" || self == "-1": "\(self) day"
    default: "\(self) \(symbol)"
    }
  }
}

extension [JSONValue] {
  /// Lists of so many of these each.
  fileprivate func inRows(of columns: Int) -> [JSONValue] {
    stride(from: 0, to: count, by: columns).map { .list(Array(self[$0..<($0 + columns)])) }
  }
}

extension JSONValue {
  /// A list of rows with so many columns.
  fileprivate static func rows(_ fields: [JSONValue], _ columns: Int) -> JSONValue {
    .list(fields.inRows(of: columns))
  }
}

extension Value {
  /// The number of decimals of the smallest unit of its currency; nil where it is no money, or money of
  /// several kinds.
  var minorUnit: Int? {
    switch self {
    case .quantity(_, let unit): return unit.currency?.minorUnit
    case .quantities(_, let units):
      guard let first = units.first?.currency?.minorUnit,
        units.allSatisfy({ $0.currency?.minorUnit == first })
      else { return nil }
      return first
    default: return nil
    }
  }

  /// Whether its numbers are parts of one whole.
  var isSum: Bool {
    switch self {
    case .complex, .polar, .mixed, .duration: true
    default: false
    }
  }

  /// Whether its numbers have units.
  var isQuantity: Bool {
    switch self {
    case .quantity, .quantities, .mixed, .duration: true
    default: false
    }
  }

  /// What is said of each number, as the value is nested: a list of rows for a matrix, of these for several, and of pairs for complex
  /// numbers.
  func nested(_ fields: [JSONValue]) -> JSONValue {
    guard isList else { return fields[0] }
    /// The elements of a matrix, which are pairs where these are complex.
    func rows(_ fields: [JSONValue], _ columns: Int, isComplex: Bool) -> JSONValue {
      isComplex ? .rows(fields.inRows(of: 2), columns) : .rows(fields, columns)
    }
    return switch self {
    case .matrix(_, let columns): rows(fields, columns, isComplex: false)
    case .complexMatrix(_, let columns): rows(fields, columns, isComplex: true)
    case .matrices(_, let sizes):
      .list(
        sizes.parts(of: fields).map {
          rows($0.elements, $0.size.columns, isComplex: $0.size.isComplex)
        })
    case .complexes: .rows(fields, 2)
    default: .list(fields)
    }
  }

  /// Whether there are several numbers, whose facts are lists in JSON.
  private var isList: Bool {
    switch self {
    case .complex, .polar, .list, .complexes, .polynomial, .factoredPolynomial, .matrix,
      .complexMatrix, .matrices, .quantities, .mixed, .duration, .factored, .dates:
      true
    default: false
    }
  }
}
