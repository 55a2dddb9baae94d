// None of the marked lines may compile: the literal would be passed as a Double or a Float80, with an invisible rounding error.
// The compiler has to say, for each of them, what its mark says.
import BigNumbers

func declared() {
  let _: BigFloat = 0.1  // write try BigFloat("0.1", precision: p) for the decimal
  let _: BigDecimal = 19.90  // BigDecimal(0.1 as Double) for the value
  let _: BigInterval = 1e-3  // BigInterval(0.1 as Double) for the value
  let _: BigRational = 0.25  // BigRational(exactly: 0.1) for the value
  let _: ExactReal = 0.1  // ExactReal(exactly: 0.1) for the value
}

func converted() {
  _ = BigFloat(0.1)  // BigFloat(0.1 as Double) for the value
  _ = BigFloat(-0.5)  // BigFloat(0.1 as Double) for the value
  _ = BigDecimal(0.1)  // "0.1", for the decimal
  _ = BigInterval(0.1)  // "0.1", for the decimal
}

func computed(_ x: BigFloat, _ price: BigDecimal) {
  _ = 0.1 * x  // write try BigFloat("0.1", precision: p) for the decimal
  _ = x > 0.5  // write try BigFloat("0.1", precision: p) for the decimal
  _ = [x, 1, 0.5]  // write try BigFloat("0.1", precision: p) for the decimal
  _ = price * 1.19  // "0.1", for the decimal
}
