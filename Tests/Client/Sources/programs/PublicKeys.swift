import BigNumbers

/// Textbook RSA with the primes 2⁵²¹ − 1 and 2⁶⁰⁷ − 1, and Fermat's test of both.
func publicKeys() throws -> [String] {
  let p: BigInteger = (1 << 521) - 1
  let q: BigInteger = (1 << 607) - 1
  let modulus = p * q
  let order = BigInteger.leastCommonMultiple(p - 1, q - 1)
  let message = BigInteger(1_234_567_890_123_456_789)
  guard let secret = (65537 as BigInteger).inverse(modulo: order),
    let cipher = message.power(65537, modulo: modulus),
    let plain = cipher.power(secret, modulo: modulus),
    let fermat = BigInteger(3).power(p - 1, modulo: p),
    let composite = BigInteger(3).power(modulus - 1, modulo: modulus)
  else { return [] }
  let shared = secret.text(radix: 16).prefix(64)
  return [
    String(shared), String(cipher.text(radix: 16).prefix(64)), plain.description,
    fermat.description, "\(composite == 1)",
  ]
}
