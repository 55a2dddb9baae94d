/// Why a row could not be read.
struct DataFault: Error, Sendable {
  let reason: String
}
