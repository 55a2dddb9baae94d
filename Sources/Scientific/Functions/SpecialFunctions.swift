import NumericCore

extension Catalogue {
  static let special: [FunctionRow] = [
    FunctionRow(
      name: "gamma", aliases: ["Γ"], parameters: ["x"],
      form: .unary(.gamma), domain: "every x but 0, −1, −2, …",
      summary: "Euler's gamma function, Γ(n+1) = n!",
      example: ("gamma(0.5)", "1.7724538509055160272981674833411451827975494561224"),
      source: "MPFR mpfr_gamma"),
    FunctionRow(
      name: "lgamma", aliases: ["logGamma"], parameters: ["x"],
      form: .unary(.logGamma), domain: "every x but 0, −1, −2, …",
      summary: "ln |Γ(x)|",
      example: ("lgamma(0.5)", "0.57236494292470008707171367567652935582364740645766"),
      source: "MPFR mpfr_lgamma"),
    FunctionRow(
      name: "lngamma", aliases: ["lnGamma"], parameters: ["x"],
      form: .unary(.lnGamma), domain: "Γ(x) > 0",
      summary: "ln Γ(x)",
      example: ("lngamma(5)", "3.1780538303479456196469416012970554088739909609035"),
      source: "MPFR mpfr_lngamma"),
    FunctionRow(
      name: "signgam", aliases: ["signGamma"], parameters: ["x"],
      form: .unary(.gammaSign), domain: "every x but −1, −2, …",
      summary: "sign of Γ(x), 1 or −1",
      example: ("signgam(-0.5)", "-1"),
      source: "MPFR mpfr_lgamma"),
    FunctionRow(
      name: "gamma_inc", aliases: ["gammainc"], parameters: ["a", "x"],
      form: .binary(.incompleteGamma), domain: "x ≥ 0",
      summary: "upper incomplete gamma function Γ(a, x)",
      example: ("gamma_inc(1, 0)", "1"),
      source: "MPFR mpfr_gamma_inc"),
    FunctionRow(
      name: "digamma", aliases: ["psi"], parameters: ["x"],
      form: .unary(.digamma), domain: "every x but 0, −1, −2, …",
      summary: "logarithmic derivative of gamma, Γ′/Γ",
      example: ("digamma(1)", "-0.57721566490153286060651209008240243104215933593992"),
      source: "MPFR mpfr_digamma"),
    FunctionRow(
      name: "beta", parameters: ["x", "y"],
      form: .binary(.beta), domain: "Γ(x) and Γ(y) finite",
      summary: "beta function Γ(x)Γ(y)/Γ(x+y)",
      example: ("beta(2, 3)", "0.083333333333333333333333333333333333333333333333333"),
      source: "MPFR mpfr_beta"),
    FunctionRow(
      name: "zeta", aliases: ["zeta_ui"], parameters: ["x"],
      form: .unary(.zeta), domain: "x ≠ 1",
      summary: "Riemann's zeta function",
      example: ("zeta(2)", "1.6449340668482264364724151666460251892189499012068"),
      source: "MPFR mpfr_zeta"),
    FunctionRow(
      name: "erf", parameters: ["x"],
      form: .unary(.erf), domain: "every x",
      summary: "error function 2/√π ∫₀ˣ e^−t² dt",
      example: ("erf(1)", "0.8427007929497148693412206350826092592960669979663"),
      source: "MPFR mpfr_erf"),
    FunctionRow(
      name: "erfc", parameters: ["x"],
      form: .unary(.erfc), domain: "every x",
      summary: "complementary error function 1 − erf(x)",
      example: ("erfc(1)", "0.1572992070502851306587793649173907407039330020337"),
      source: "MPFR mpfr_erfc"),
    FunctionRow(
      name: "eint", aliases: ["ei"], parameters: ["x"],
      form: .unary(.expIntegral), domain: "x ≠ 0",
      summary: "exponential integral Ei(x)",
      example: ("eint(1)", "1.8951178163559367554665209343316342690170605817327"),
      source: "MPFR mpfr_eint"),
    FunctionRow(
      name: "li2", parameters: ["x"],
      form: .unary(.dilogarithm), domain: "every x",
      summary: "real part of the dilogarithm Li₂(x)",
      example: ("li2(1)", "1.6449340668482264364724151666460251892189499012068"),
      source: "MPFR mpfr_li2"),
    FunctionRow(
      name: "j0", aliases: ["besselj0"], parameters: ["x"],
      form: .unary(.besselJ0), domain: "every x",
      summary: "Bessel function of the first kind, order 0",
      example: ("j0(1)", "0.76519768655796655144971752610266322090927428975533"),
      source: "MPFR mpfr_j0"),
    FunctionRow(
      name: "j1", aliases: ["besselj1"], parameters: ["x"],
      form: .unary(.besselJ1), domain: "every x",
      summary: "Bessel function of the first kind, order 1",
      example: ("j1(1)", "0.44005058574493351595968220371891491312737230199277"),
      source: "MPFR mpfr_j1"),
    FunctionRow(
      name: "y0", aliases: ["bessely0"], parameters: ["x"],
      form: .unary(.besselY0), domain: "x > 0",
      summary: "Bessel function of the second kind, order 0",
      example: ("y0(1)", "0.088256964215676957982926766023515162827817523090676"),
      source: "MPFR mpfr_y0"),
    FunctionRow(
      name: "y1", aliases: ["bessely1"], parameters: ["x"],
      form: .unary(.besselY1), domain: "x > 0",
      summary: "Bessel function of the second kind, order 1",
      example: ("y1(1)", "-0.78121282130028871654715000004796482054990639071644"),
      source: "MPFR mpfr_y1"),
    FunctionRow(
      name: "jn", aliases: ["besselj"], parameters: ["n", "x"],
      form: .binary(.besselJ), domain: "a whole number n",
      summary: "Bessel function of the first kind, whole order n",
      example: ("jn(2, 1)", "0.11490348493190048046964688133516660534547031423021"),
      source: "MPFR mpfr_jn"),
    FunctionRow(
      name: "yn", aliases: ["bessely"], parameters: ["n", "x"],
      form: .binary(.besselY), domain: "a whole number n; x > 0",
      summary: "Bessel function of the second kind, whole order n",
      example: ("yn(2, 1)", "-1.6506826068162543910772267661194448039276303045236"),
      source: "MPFR mpfr_yn"),
    FunctionRow(
      name: "ai", aliases: ["airy"], parameters: ["x"],
      form: .unary(.airy), domain: "every x",
      summary: "Airy function Ai(x)",
      example: ("ai(1)", "0.13529241631288141552414742351546630617494414298833"),
      source: "MPFR mpfr_ai"),
    FunctionRow(
      name: "agm", parameters: ["x", "y"],
      form: .binary(.arithmeticGeometricMean), domain: "x ≥ 0, y ≥ 0",
      summary: "arithmetic-geometric mean",
      example: ("agm(1, 2)", "1.4567910310469068691864323832650819749738639432213"),
      source: "MPFR mpfr_agm"),
    FunctionRow(
      name: "sinc", parameters: ["x"],
      form: .unary(.sinc), domain: "every x",
      summary: "cardinal sine sin(x)/x, not normalised, and 1 at 0",
      example: ("sinc(1)", "0.84147098480789650665250232163029899962256306079837"),
      source: "DLMF 6.2(ii); by MPFR's sine"),
    FunctionRow(
      name: "si", aliases: ["sinint"], parameters: ["x"],
      form: .unary(.sineIntegral), domain: "every x",
      summary: "sine integral ∫₀ˣ sin(t)/t dt",
      example: ("si(1)", "0.94608307036718301494135331382317965781233795473811"),
      source: "DLMF 6.6.5 and 6.12(ii)"),
    FunctionRow(
      name: "ci", aliases: ["cosint"], parameters: ["x"],
      form: .unary(.cosineIntegral), domain: "x > 0",
      summary: "cosine integral −∫ₓ^∞ cos(t)/t dt",
      example: ("ci(1)", "0.33740392290096813466264620388915076999757803258573"),
      source: "DLMF 6.6.6 and 6.12(ii)"),
    FunctionRow(
      name: "lambertw", parameters: ["x", "branch"], optional: [.number("branch")],
      form: .branches([0: .lambertW, -1: .lambertWMinusOne]),
      domain: "x ≥ −1/e; −1/e ≤ x < 0 on the branch −1",
      summary: "Lambert's W, the w ≥ −1 with w·e^w = x; branch −1: w ≤ −1",
      example: ("lambertw(1)", "0.56714329040978387299996866221035554975381578718651"),
      source: "DLMF 4.13; R. Iacono, J. P. Boyd, Adv. Comput. Math. 43 (2017)"),
    FunctionRow(
      name: "lambertwm1", parameters: ["x"],
      form: .unary(.lambertWMinusOne), domain: "−1/e ≤ x < 0",
      summary: "Lambert's W on its branch −1, the w ≤ −1 with w·e^w = x",
      example: ("lambertwm1(-0.25)", "-2.1532923641103496491690991500929813755362064853195"),
      source: "DLMF 4.13"),
    FunctionRow(
      name: "ellipk", parameters: ["m"],
      form: .unary(.ellipticK), domain: "m < 1",
      summary: "complete elliptic integral K of the parameter m = k²",
      example: ("ellipk(0.5)", "1.8540746773013719184338503471952600462175988235218"),
      source: "DLMF 19.8.5; MPFR mpfr_agm"),
    FunctionRow(
      name: "ellipe", parameters: ["m"],
      form: .unary(.ellipticE), domain: "m ≤ 1",
      summary: "complete elliptic integral E of the parameter m = k²",
      example: ("ellipe(0.5)", "1.3506438810476755025201747353387258413495223669244"),
      source: "DLMF 19.8.6"),
  ]
}
