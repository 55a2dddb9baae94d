#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A value that threads read and write one after another.
///
/// The thread sanitizer sees this lock. It does not see the part of `Synchronization.Mutex` that waits, which belongs to the
/// compiled standard library, and takes two accesses of which one waited for the other for a race.
///
/// It is for values that live as long as the process: the storage is never freed.
struct Locked<Value>: @unchecked Sendable {
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let value: UnsafeMutablePointer<Value>

  init(_ initial: Value) {
    lock = .allocate(capacity: 1)
    value = .allocate(capacity: 1)
    lock.initialize(to: pthread_mutex_t())
    pthread_mutex_init(lock, nil)
    value.initialize(to: initial)
  }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&value.pointee)
  }
}
