import BigNumbers
import ComplexModule
import NumericCore
import RealModule

/// How long points take to leave the neighbourhood of Mandelbrot's set: as doubles, with 256 bits, and exactly.
///
/// Within 10⁻²⁰ of −2 and of i, two tips of the set, doubles see only the tip itself.
func escapeCounts() throws -> [String] {
  let quarters = -8...2
  let double = quarters.map { escapeCount(Complex(Double($0) / 4, 0.5), limit: 14) }
  let wide = quarters.map { escapeCount(Complex(Float256($0) / 4, 0.5), limit: 14) }
  let exact = quarters.map { exactEscapeCount(BigRational($0, over: 4), "1/2", limit: 14) }
  let tiny = 1 / Float256(10).raised(to: 20)
  let steps = (1...5).map { tiny * Float256($0 * $0 * $0) }
  let deep = steps.map { Complex(-2 - $0, 0) } + steps.map { Complex(0, 1 + $0) }
  let blurred = deep.map { Complex(Double($0.real), Double($0.imaginary)) }
  return [
    double, wide, exact,
    deep.map { escapeCount($0, limit: 150) },
    blurred.map { escapeCount($0, limit: 150) },
  ].map { counts in counts.map { String($0) }.joined(separator: " ") }
}

/// The number of steps of z ↦ z² + c until |z| > 10.
private func escapeCount<Scalar: Real>(_ c: Complex<Scalar>, limit: Int) -> Int {
  var z = Complex<Scalar>.zero
  for count in 0..<limit {
    if z.lengthSquared > 100 { return count }
    z = z * z + c
  }
  return limit
}

private func exactEscapeCount(_ x: BigRational, _ y: BigRational, limit: Int) -> Int {
  var (a, b): (BigRational, BigRational) = (0, 0)
  for count in 0..<limit {
    if a * a + b * b > 100 { return count }
    (a, b) = (a * a - b * b + x, 2 * a * b + y)
  }
  return limit
}
