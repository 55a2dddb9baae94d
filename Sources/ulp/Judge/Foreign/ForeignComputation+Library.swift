import Accuracy
import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The library of a function, which a worker has loaded.
extension ForeignComputation {
  /// Whether the library has the function, or one that it needs if those count.
  ///
  /// Throws as ``prepare()`` does if the library cannot be loaded.
  func isFound(in library: String, orInOthers: Bool) throws(ComputationFailure) -> Bool {
    do throws(Death) { _ = try answers(at: []) } catch {
      if case .absent = error { return false }
      _ = try results(at: [], after: error)
    }
    guard !orInOthers, let path = file.withLock({ $0 }) else { return orInOthers }
    // A name without a slash is what the loader looks for.
    guard library.contains("/") else { return path.split(separator: "/").last == library[...] }
    var (found, given) = (stat(), stat())
    return stat(path, &found) == 0 && stat(library, &given) == 0
      && (found.st_dev, found.st_ino) == (given.st_dev, given.st_ino)
  }

  /// The name, the size and the checksum of the file of the library.
  var fingerprint: String? {
    guard let path = file.withLock({ $0 }), let data = try? DataFile(path) else { return nil }
    defer { data.close() }
    guard let size = data.size else { return nil }
    let bytes = ByteStream(descriptor: data.descriptor, bytes: 0..<size)
    guard let checksum = try? bytes.checksum() else { return nil }
    let name = path.split(separator: "/").last ?? ""
    return "\(name), \(size) bytes, CRC-32 \(String(checksum, radix: 16))"
  }
}
