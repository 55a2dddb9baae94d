// Must not compile: 0.1 would arrive as a Double or a Float80, and its error would be invisible.
import BigNumbers

func tenth(of x: BigFloat) -> BigFloat { 0.1 * x }
