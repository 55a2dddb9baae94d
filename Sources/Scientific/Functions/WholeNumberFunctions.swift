import NumericCore

extension Catalogue {
  private static let factored = Complexity(
    "that of factoring n: exponential in √(b·log b) for two primes of b/2 bits each")
  static let wholeOnly = "NaN where an argument is not a whole number; NaN for NaN"

  /// Primes, and functions that the primes of a number determine.
  static let primes: [FunctionRow] = [
    FunctionRow(
      name: "isprime", parameters: ["n"], form: .predicate(.isPrime), domain: "whole numbers",
      special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth],
      complexity: Complexity("O(b²·M(b)) or a proof's, for n of b bits"),
      summary: "whether n is a prime, proven",
      example: ("isprime(2^61 - 1)", "true"), source: "definition; proofs as the library states"),
    FunctionRow(
      name: "nextprime", parameters: ["n"], form: .list(.nextPrime), domain: "whole numbers",
      special: "2 below 2; " + wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth],
      complexity: Complexity("that of isprime, for about b/3 candidates"),
      summary: "the least prime above n", example: ("nextprime(100)", "101"), source: "definition"),
    FunctionRow(
      name: "factor", aliases: ["factorint"], parameters: ["n"], form: .factors,
      domain: "whole numbers but 0, and expressions in an unknown with fractions as coefficients",
      special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: factored,
      summary: "n as a product of primes, or of irreducible polynomials",
      example: ("factor(360)", "2^3 * 3^2 * 5"),
      source: "Hardy and Wright, §2.10"),
    FunctionRow(
      name: "divisors", parameters: ["n"], form: .divisors, domain: "whole numbers but 0",
      special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: factored,
      summary: "the positive divisors of n",
      example: ("divisors(28)", "[1, 2, 4, 7, 14, 28]"), source: "definition"),
    FunctionRow(
      name: "totient", aliases: ["eulerphi"], parameters: ["n"], form: .list(.totient),
      domain: "whole numbers n ≥ 1", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: factored,
      summary: "how many of 1…n have no divisor in common with n",
      example: ("totient(36)", "12"), source: "Hardy and Wright, §5.5"),
    FunctionRow(
      name: "sigma", parameters: ["n", "k"], optional: [.number("k", 1)], form: .list(.divisorSum),
      domain: "whole numbers n ≥ 1, k ≥ 0", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: factored,
      summary: "the sum of the k-th powers of the divisors of n",
      example: ("sigma(28)", "56"), source: "Hardy and Wright, §16.7"),
    FunctionRow(
      name: "moebius", aliases: ["mobius"], parameters: ["n"], form: .list(.moebius),
      domain: "whole numbers n ≥ 1", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: factored,
      summary: "±1 for n without square divisors, else 0",
      example: ("moebius(30)", "-1"), source: "Hardy and Wright, §16.3"),
    FunctionRow(
      name: "primepi", parameters: ["n"], form: .list(.primeCount), domain: "whole numbers",
      special: "0 below 2; " + wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth],
      complexity: Complexity("O(n^¾/log n) steps"),
      summary: "how many primes there are up to n",
      example: ("primepi(10^6)", "78498"),
      source: "Lagarias, Miller and Odlyzko, Math. Comp. 44 (1985), §2"),
    FunctionRow(
      name: "primorial", parameters: ["n"], form: .list(.primorial), domain: "whole numbers",
      special: "1 below 2; " + wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth],
      complexity: Complexity("O(M(n)·log n)"),
      summary: "the product of the primes up to n",
      example: ("primorial(10)", "210"), source: "GMP mpz_primorial_ui"),
  ]

  /// Residues.
  static let residues: [FunctionRow] = [
    FunctionRow(
      name: "powmod", parameters: ["b", "e", "m"], form: .list(.powerModulo),
      domain: "whole numbers, m ≠ 0; for e < 0 no divisor of b and m in common",
      special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth],
      complexity: Complexity("O(e·M(b)) for exponents of e bits and moduli of b"),
      summary: "the residue of b^e modulo m, without the power",
      example: ("powmod(2, 10^18, 7)", "2"), source: "GMP mpz_powm"),
    FunctionRow(
      name: "modinv", parameters: ["a", "m"], form: .list(.inverseModulo),
      domain: "whole numbers, m ≠ 0, without a divisor in common", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .halving,
      summary: "the x with a·x ≡ 1 modulo m",
      example: ("modinv(3, 7)", "5"), source: "GMP mpz_invert"),
    FunctionRow(
      name: "sqrtmod", parameters: ["a", "m"], form: .list(.squareRootModulo),
      domain: "whole numbers, m ≠ 0, a ≡ a square", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth],
      complexity: Complexity("O(b·M(b)) for a prime of b bits; else that of factoring m"),
      summary: "the least x ≥ 0 with x² ≡ a modulo m",
      example: ("sqrtmod(2, 7)", "3"),
      source: "Tonelli and Shanks: Cohen, Computational Algebraic Number Theory, 1.5.1"),
    FunctionRow(
      name: "discretelog", aliases: ["znlog"], parameters: ["b", "a", "m"],
      form: .list(.discreteLogarithm),
      domain: "whole numbers, m ≠ 0, a ≡ a power of b", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth],
      complexity: Complexity("O(√q) products for the greatest prime q in the order of b"),
      summary: "the least x ≥ 0 with b^x ≡ a modulo m",
      example: ("discretelog(3, 13, 17)", "4"),
      source: "Pohlig and Hellman 1978; Shanks 1971"),
    FunctionRow(
      name: "crt", parameters: ["residues", "moduli"], form: .pairs(.chineseRemainder),
      domain: "lists of equal length; moduli other than 0",
      special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .halving,
      summary: "the least x ≥ 0 with these residues",
      example: ("crt([2, 3, 2], [3, 5, 7])", "23"),
      source: "Knuth, TAOCP 4.3.2"),
    FunctionRow(
      name: "jacobi", parameters: ["a", "n"], form: .list(.jacobi),
      domain: "whole numbers, n odd and positive", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .halving,
      summary: "Jacobi's symbol (a/n)", example: ("jacobi(2, 15)", "1"),
      source: "GMP mpz_jacobi; Cohen 1.4.2"),
    FunctionRow(
      name: "kronecker", parameters: ["a", "n"], form: .list(.kronecker),
      domain: "whole numbers", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: .halving,
      summary: "Kronecker's symbol (a/n), for every n",
      example: ("kronecker(3, 8)", "-1"), source: "GMP mpz_kronecker; Cohen 1.4.8"),
  ]

  /// Members of sequences.
  static let sequences: [FunctionRow] = [
    FunctionRow(
      name: "fibonacci", aliases: ["fib"], parameters: ["n"], form: .list(.fibonacci),
      domain: "whole numbers", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: Complexity("O(M(n))"),
      summary: "Fibonacci's number: 0, 1, 1, 2, 3, 5, …",
      example: ("fibonacci(90)", "2880067194370816120"), source: "GMP mpz_fib_ui"),
    FunctionRow(
      name: "lucas", parameters: ["n"], form: .list(.lucas),
      domain: "whole numbers", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: Complexity("O(M(n))"),
      summary: "Lucas's number: 2, 1, 3, 4, 7, 11, …",
      example: ("lucas(10)", "123"), source: "GMP mpz_lucnum_ui"),
    FunctionRow(
      name: "bernoulli", parameters: ["n"], form: .list(.bernoulli),
      domain: "whole numbers n ≥ 0", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth],
      complexity: Complexity("O(n·M(b)/log n) for b = n·log n bits"),
      summary: "Bernoulli's number: 1, −1/2, 1/6, 0, −1/30, …",
      example: ("bernoulli(1)", "-0.5"),
      source: "Fillebrown, J. Algorithms 13 (1992)"),
    FunctionRow(
      name: "bell", parameters: ["n"], form: .list(.bell),
      domain: "whole numbers n ≥ 0", special: wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth], complexity: Complexity("O(n²·log n)"),
      summary: "ways to divide a set of n into parts",
      example: ("bell(10)", "115975"), source: "Dobiński's series, Rota 1964"),
    FunctionRow(
      name: "partitions", parameters: ["n"], form: .list(.partitions),
      domain: "whole numbers", special: "0 below 0; " + wholeOnly,
      units: .plainNumbers, accuracy: [.roundedTruth],
      complexity: Complexity("O(n·√n) additions of up to 3.8·√n bits"),
      summary: "ways to write n as a sum, in any order",
      example: ("partitions(100)", "190569292"), source: "Hardy and Wright, §19.10"),
  ]
}
