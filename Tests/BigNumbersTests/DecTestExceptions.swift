/// The test cases of the public suites that the library does not pass, with reasons.
enum DecTestExceptions {
  enum Reason: String, CaseIterable, Sendable {
    case nullOperand = "the operand # is a null pointer of decNumber"
    case limit = "a limit of decNumber's functions, not of the arithmetic"
    case bits = "a copy of bits; as a number, an encoding that is not canonical becomes so"
    case contrary = "the specification has another result"

    /// Whether the case can be computed in reasonable time, and must differ from the expected
    /// result.
    var isRun: Bool { self == .contrary || self == .bits }
  }

  /// The reason for a case of a file; nil for cases that must pass.
  static func reason(file: String, id: String) -> Reason? {
    let key = "\(file) \(id)".lowercased()
    return byCase[key]
  }

  private static let byCase: [String: Reason] = {
    var reasons: [String: Reason] = [:]
    for (reason, file, ids) in list {
      for id in ids.split(whereSeparator: \.isWhitespace) {
        reasons["\(file).decTest \(id)".lowercased()] = reason
      }
    }
    return reasons
  }()

  /// The cases of version 2.62 that the library does not pass by intention.
  private static let list: [(Reason, file: String, ids: String)] = [
    // decNumber's mathematical functions support at most 999,999 digits and exponents of this size,
    // and powers with integer exponents of nine digits.
    (.limit, "exp", "expx901 expx902 expx903 expx905"),
    (.limit, "ln", "lnx901 lnx902 lnx903 lnx905"),
    (.limit, "log10", "logx901 logx902 logx903 logx905"),
    (.limit, "power", "powx1183 powx1184 powx4001 powx4002 powx4003 powx4005"),
    (.limit, "power", "powx4008 powx4010 powx4012 powx4014"),
    // The specification allows shifts up to 2·(Emax + precision), here 2,000,000,066.
    (.contrary, "scaleb", "scbx164 scbx165"),

    (
      .bits, "ddCanonical",
      """
      ddcan250 ddcan251 ddcan252 ddcan253 ddcan254 ddcan255 ddcan256 ddcan257 ddcan258
      ddcan259 ddcan260 ddcan261 ddcan262 ddcan263 ddcan264 ddcan265 ddcan266 ddcan267
      ddcan268 ddcan269 ddcan270 ddcan271 ddcan272 ddcan273 ddcan274 ddcan275 ddcan276
      ddcan277 ddcan278 ddcan279 ddcan280 ddcan281 ddcan282 ddcan283 ddcan284 ddcan285
      ddcan286 ddcan287 ddcan288 ddcan289
      """
    ),
    (
      .bits, "dqCanonical",
      """
      dqcan250 dqcan251 dqcan252 dqcan253 dqcan254 dqcan255 dqcan258 dqcan259 dqcan260
      dqcan261 dqcan262 dqcan263 dqcan264 dqcan265 dqcan268 dqcan269 dqcan270 dqcan271
      dqcan272 dqcan273 dqcan274 dqcan275 dqcan278 dqcan279 dqcan280 dqcan281 dqcan282
      dqcan283 dqcan284 dqcan285 dqcan288 dqcan289
      """
    ),

    (.nullOperand, "abs", "absx900"),
    (.nullOperand, "add", "addx9990 addx9991"),
    (.nullOperand, "compare", "comx990 comx991"),
    (.nullOperand, "comparetotal", "cotx9990 cotx9991"),
    (.nullOperand, "comparetotmag", "ctmx9990 ctmx9991"),
    (.nullOperand, "ddAbs", "ddabs900"),
    (.nullOperand, "ddAdd", "ddadd9990 ddadd9991"),
    (.nullOperand, "ddCompare", "ddcom9990 ddcom9991"),
    (.nullOperand, "ddCompareSig", "ddcms990 ddcms991"),
    (.nullOperand, "ddCompareTotal", "ddcot9990 ddcot9991"),
    (.nullOperand, "ddCompareTotalMag", "ddctm9990 ddctm9991"),
    (.nullOperand, "ddDivide", "dddiv9998 dddiv9999"),
    (.nullOperand, "ddDivideInt", "dddvi900 dddvi901"),
    (.nullOperand, "ddFMA", "ddfma2990 ddfma2991 ddfma39990 ddfma39991"),
    (.nullOperand, "ddLogB", "ddlogb900"),
    (.nullOperand, "ddMax", "ddmax900 ddmax901"),
    (.nullOperand, "ddMaxMag", "ddmxg900 ddmxg901"),
    (.nullOperand, "ddMin", "ddmin900 ddmin901"),
    (.nullOperand, "ddMinMag", "ddmng900 ddmng901"),
    (.nullOperand, "ddMultiply", "ddmul9990 ddmul9991"),
    (.nullOperand, "ddNextMinus", "ddnextm900"),
    (.nullOperand, "ddNextPlus", "ddnextp900"),
    (.nullOperand, "ddNextToward", "ddnextt900 ddnextt901"),
    (.nullOperand, "ddQuantize", "ddqua998 ddqua999"),
    (.nullOperand, "ddReduce", "ddred900"),
    (.nullOperand, "ddRemainder", "ddrem1000 ddrem1001"),
    (.nullOperand, "ddRemainderNear", "ddrmn1000 ddrmn1001"),
    (.nullOperand, "ddSubtract", "ddsub9990 ddsub9991"),
    (.nullOperand, "divide", "divx9998 divx9999"),
    (.nullOperand, "divideint", "dvix900 dvix901"),
    (.nullOperand, "dqAbs", "dqabs900"),
    (.nullOperand, "dqAdd", "dqadd9990 dqadd9991"),
    (.nullOperand, "dqCompare", "dqcom990 dqcom991"),
    (.nullOperand, "dqCompareSig", "dqcms990 dqcms991"),
    (.nullOperand, "dqCompareTotal", "dqcot9990 dqcot9991"),
    (.nullOperand, "dqCompareTotalMag", "dqctm9990 dqctm9991"),
    (.nullOperand, "dqDivide", "dqdiv9998 dqdiv9999"),
    (.nullOperand, "dqDivideInt", "dqdvi900 dqdvi901"),
    (.nullOperand, "dqFMA", "dqfma2990 dqfma2991 dqadd39990 dqadd39991"),
    (.nullOperand, "dqLogB", "dqlogb900"),
    (.nullOperand, "dqMax", "dqmax900 dqmax901"),
    (.nullOperand, "dqMaxMag", "dqmxg900 dqmxg901"),
    (.nullOperand, "dqMin", "dqmin900 dqmin901"),
    (.nullOperand, "dqMinMag", "dqmng900 dqmng901"),
    (.nullOperand, "dqMultiply", "dqmul9990 dqmul9991"),
    (.nullOperand, "dqNextMinus", "dqnextm900"),
    (.nullOperand, "dqNextPlus", "dqnextp900"),
    (.nullOperand, "dqNextToward", "dqnextt900 dqnextt901"),
    (.nullOperand, "dqQuantize", "dqqua998 dqqua999"),
    (.nullOperand, "dqReduce", "dqred900"),
    (.nullOperand, "dqRemainder", "dqrem1000 dqrem1001"),
    (.nullOperand, "dqRemainderNear", "dqrmn1000 dqrmn1001"),
    (.nullOperand, "dqSubtract", "dqsub9990 dqsub9991"),
    (.nullOperand, "exp", "expx900"),
    (.nullOperand, "fma", "fmax2990 fmax2991 fmax39990 fmax39991"),
    (.nullOperand, "ln", "lnx900"),
    (.nullOperand, "log10", "logx900"),
    (.nullOperand, "logb", "logbx900"),
    (.nullOperand, "max", "maxx900 maxx901"),
    (.nullOperand, "maxmag", "mxgx900 mxgx901"),
    (.nullOperand, "min", "mnm900 mnm901"),
    (.nullOperand, "minmag", "mng900 mng901"),
    (.nullOperand, "minus", "minx900"),
    (.nullOperand, "multiply", "mulx990 mulx991"),
    (.nullOperand, "nextminus", "nextm900"),
    (.nullOperand, "nextplus", "nextp900"),
    (.nullOperand, "nexttoward", "nextt900 nextt901"),
    (.nullOperand, "plus", "plu900"),
    (.nullOperand, "power", "powx900 powx901"),
    (.nullOperand, "powersqrt", "pwsx900"),
    (.nullOperand, "quantize", "quax998 quax999"),
    (.nullOperand, "reduce", "redx900"),
    (.nullOperand, "remainder", "remx1000 remx1001"),
    (.nullOperand, "remainderNear", "rmnx900 rmnx901"),
    (.nullOperand, "rescale", "res900 res901"),
    (.nullOperand, "squareroot", "sqtx9900"),
    (.nullOperand, "subtract", "subx9990 subx9991"),
  ]
}
