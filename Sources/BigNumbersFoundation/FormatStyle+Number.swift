public import BigNumbers
public import Foundation

// `.number` where a style of any kind is expected, one for each type, because a static property cannot be generic.

extension FormatStyle where Self == NumberStyle<BigFloat> {
  /// The number's own digits, grouped, in the current locale.
  public static var number: Self { Self() }
}

extension FormatStyle where Self == NumberStyle<BigInteger> {
  /// The number's own digits, grouped, in the current locale.
  public static var number: Self { Self() }
}

extension FormatStyle where Self == NumberStyle<BigRational> {
  /// The number's own digits, grouped, in the current locale.
  public static var number: Self { Self() }
}

extension FormatStyle where Self == NumberStyle<BigDecimal> {
  /// The number's own digits, grouped, in the current locale.
  public static var number: Self { Self() }
}

extension FormatStyle where Self == NumberStyle<BigInterval> {
  /// The number's own digits, grouped, in the current locale.
  public static var number: Self { Self() }
}

extension FormatStyle where Self == NumberStyle<ExactReal> {
  /// The number's own digits, grouped, in the current locale.
  public static var number: Self { Self() }
}

extension NumberStyle {
  /// The number's own digits, grouped, in the current locale.
  public static var number: Self { Self() }
}
