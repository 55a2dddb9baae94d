// This must not compile: 0.1 would be passed as a Double or a Float80, with an invisible rounding
// error.
import BigNumbers

func tenth(of x: BigFloat) -> BigFloat { 0.1 * x }
