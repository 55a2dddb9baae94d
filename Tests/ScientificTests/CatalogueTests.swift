import NumericCore
import Scientific
import Testing

/// The rows are complete; their examples are evaluated in the tests of the calculator.
@Suite("catalogue")
struct CatalogueTests {
  @Test("names are unique across functions and constants") func uniqueNames() {
    let names =
      Catalogue.functions.flatMap { [$0.name] + $0.aliases }
      + Catalogue.constants.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
  }

  @Test("every function has a row", arguments: Function.allCases)
  func functionRows(_ function: Function) {
    // Functions that only have an operator, and parts of roots and of exponentials of matrices, which have no name: programs get them
    // from where roots are, and from places in a matrix.
    let operators: Set<Function> = [
      .unary(.negate), .binary(.add), .binary(.subtract), .binary(.multiply), .binary(.divide),
    ]
    if case .list(let function) = function,
      function.isPolynomialRoot || function == .matrixExponential
    {
      return
    }
    if !operators.contains(function) { #expect(Catalogue.row(of: function) != nil) }
  }

  @Test("every constant has a row") func constantRows() {
    let values = Catalogue.constants.compactMap { row in
      if case .constant(let constant) = row.value { constant } else { nil }
    }
    #expect(Set(values) == Set(Constant.allCases))
  }

  @Test("rows are filled in", arguments: Catalogue.functions.map(\.name))
  func complete(_ name: String) throws {
    let row = try #require(Catalogue.function(named: name))
    #expect(!row.parameters.isEmpty && !row.domain.isEmpty && !row.summary.isEmpty)
    #expect(!row.source.isEmpty && row.summary.count <= 60)
    #expect(
      row.example.expression.contains(name)
        || row.aliases.contains { row.example.expression.contains($0) })
  }

  /// The real functions and constants of mpfr.h 4.2, without plain arithmetic.
  static let namesOfMPFR = """
    sqr sqrt rec_sqrt cbrt rootn_ui rootn_si pow pow_z pow_si pow_ui pow_sj pow_uj pown powr \
    compound_si hypot exp exp2 exp10 expm1 exp2m1 exp10m1 log log2 log10 log_ui log1p log2p1 \
    log10p1 sin cos tan sin_cos sec csc cot sinpi cospi tanpi sinu cosu tanu asin acos atan atan2 \
    asinpi acospi atanpi atan2pi asinu acosu atanu atan2u sinh cosh tanh sinh_cosh sech csch coth \
    asinh acosh atanh gamma lngamma lgamma gamma_inc beta digamma fac_ui zeta zeta_ui erf erfc \
    eint li2 ai j0 j1 jn y0 y1 yn agm fmod fmod_ui remainder remquo fmodquo modf frac frexp ceil \
    floor trunc round roundeven rint rint_ceil rint_floor rint_trunc rint_round rint_roundeven \
    min max dim copysign nextabove nextbelow nexttoward fma fms fmma fmms sum dot reldiff abs \
    mul_2si mul_2ui const_pi const_log2 const_euler const_catalan
    """.split(separator: " ").map(String.init)

  @Test("MPFR's own names are known", arguments: namesOfMPFR)
  func ownNames(_ name: String) {
    #expect(Catalogue.isFunction(name) || Catalogue.isConstant(name))
  }

  @Test("every alias is known", arguments: Catalogue.functions.flatMap(\.aliases))
  func alias(_ alias: String) { #expect(Catalogue.isFunction(alias)) }
}
