import BigNumbers
import ComplexModule
import NumericCore
import RealModule

/// Products of polynomials with whole coefficients by Fourier transforms, exact where the type is wide enough.
func fourierProducts() throws -> [String] {
  let small = fourierProduct((1...6).map { Double($0) }, (1...6).map { Double($0 * $0) })
  let a = (0..<16).map { Float512(3).raised(to: 40 + $0) }
  let b = (0..<16).map { Float512(7).raised(to: 20 + $0) }
  let large = fourierProduct(a, b)
  return try small.map { try BigFloat($0).text(as: .fixed(0)) }
    + large.map { try $0.text(as: .fixed(0)) }
}

private func fourierProduct<Scalar: Real>(_ a: [Scalar], _ b: [Scalar]) -> [Scalar] {
  let count = a.count + b.count - 1
  var length = 1
  while length < count { length *= 2 }
  let padded = [a, b].map { list in
    (0..<length).map { Complex<Scalar>($0 < list.count ? list[$0] : 0) }
  }
  let transforms = padded.map { transform($0, sign: 1) }
  let product = zip(transforms[0], transforms[1]).map { $0 * $1 }
  let sums = transform(product, sign: -1)
  return sums.prefix(count).map { ($0.real / Scalar(length)).rounded() }
}

/// The transform by Cooley and Tukey's recursion, for lengths that are powers of two.
private func transform<Scalar: Real>(_ x: [Complex<Scalar>], sign: Scalar) -> [Complex<Scalar>] {
  if x.count == 1 { return x }
  let half = x.count / 2
  let even = transform((0..<half).map { x[2 * $0] }, sign: sign)
  let odd = transform((0..<half).map { x[2 * $0 + 1] }, sign: sign)
  let turned = (0..<half).map { k in
    let angle = sign * Scalar.pi * Scalar(k) / Scalar(half)
    return odd[k] * Complex<Scalar>(.cos(angle), .sin(angle))
  }
  return zip(even, turned).map { $0 + $1 } + zip(even, turned).map { $0 - $1 }
}
