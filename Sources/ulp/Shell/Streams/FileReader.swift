#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads descriptors, also those of which another process has made one that does not wait.
enum FileReader {
  private static let chunkSize = 1 << 16

  /// The next bytes, none at the end, or the error number of a failure.
  static func next(_ descriptor: Int32) -> (bytes: [UInt8], fault: Int32?) {
    var fault: Int32?
    let bytes = [UInt8](unsafeUninitializedCapacity: chunkSize) { buffer, initialized in
      while true {
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        if count >= 0 {
          initialized = count
          return
        }
        switch errno {
        case EINTR: continue
        case EAGAIN: wait(for: POLLIN, descriptor)
        default:
          fault = errno
          return
        }
      }
    }
    return (bytes, fault)
  }

  /// Waits until a descriptor can be read or written.
  static func wait(for event: Int32, _ descriptor: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }
}
