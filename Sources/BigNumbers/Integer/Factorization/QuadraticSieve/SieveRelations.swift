/// The relations t² ≡ ±∏ pᵢ·ℓ modulo N that were found, with at most one large prime ℓ each.
///
/// Two with the same large prime make one without, because ℓ² is a square.
final class SieveRelations {
  private(set) var roots: [BigInteger] = []
  private(set) var largePrimes: [UInt] = []
  private var factors: [UInt32] = []
  private var ends: [Int] = [0]
  /// The first relation with a large prime.
  private var partial: [UInt: Int] = [:]
  private var seen: Set<BigInteger> = []
  /// What the matrix is made of: relations without a large prime, and pairs with the same.
  private(set) var rows: [(first: Int, second: Int?)] = []

  /// Adds a relation if it is new.
  func append(_ root: BigInteger, _ entries: [UInt32], largePrime: UInt) {
    guard seen.insert(root).inserted else { return }
    let index = roots.count
    roots.append(root)
    largePrimes.append(largePrime)
    factors.append(contentsOf: entries)
    ends.append(factors.count)
    if largePrime == 1 {
      rows.append((index, nil))
    } else if let first = partial[largePrime] {
      rows.append((first, index))
    } else {
      partial[largePrime] = index
    }
  }

  /// The entries of the base that a relation has as factors, each as often as it divides.
  func entries(of relation: Int) -> ArraySlice<UInt32> {
    factors[ends[relation]..<ends[relation + 1]]
  }

  /// The entries of both relations of a row.
  func entries(ofRow row: Int) -> [UInt32] {
    let (first, second) = rows[row]
    return Array(entries(of: first)) + (second.map { Array(entries(of: $0)) } ?? [])
  }
}
