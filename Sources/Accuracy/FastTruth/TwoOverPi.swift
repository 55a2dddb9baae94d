/// The first bits of 2/π, which lies between 1/2 and 1.
enum TwoOverPi {
  static let words: [UInt64] = [
    0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041, 0xFE51_63AB_DEBB_C561,
  ]
}
