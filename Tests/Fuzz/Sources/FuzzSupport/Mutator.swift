/// libFuzzer's own changes of bytes; returns the new length.
@_silgen_name("LLVMFuzzerMutate")
private func mutate(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int) -> Int

/// Makes the next input of an earlier one; libFuzzer finds this function by its name.
///
/// Seven of eight inputs are changed decisions, whose texts are valid whatever they are; one of eight is
/// a text of the grammar with a few bytes changed, which is nearly valid.
@_cdecl("LLVMFuzzerCustomMutator")
func mutateInput(
  _ bytes: UnsafeMutablePointer<UInt8>, _ count: Int, _ most: Int, _ seed: UInt32
) -> Int {
  guard most > 1 else { return mutate(bytes, count, most) }
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  if seed & 7 == 0 {
    let text = Fuzzer.text(of: input).prefix(most)
    for (place, byte) in text.enumerated() { bytes[place] = byte }
    let length = mutate(bytes, text.count, most)
    if length > 0, bytes[0] == FuzzTarget.mark { bytes[0] = UInt8(ascii: " ") }
    return length
  }
  let decisions = (input.first == FuzzTarget.mark ? input.dropFirst() : input[...]).prefix(most - 1)
  for (place, byte) in decisions.enumerated() { bytes[place + 1] = byte }
  bytes[0] = FuzzTarget.mark
  return 1 + mutate(bytes + 1, decisions.count, most - 1)
}
