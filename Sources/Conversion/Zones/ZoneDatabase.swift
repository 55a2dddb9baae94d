import NumericCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system's IANA database, which is read only when a zone is named.
enum ZoneDatabase {
  /// The folder of the database, which `TZDIR` can override.
  static var folder: String {
    if let path = getenv("TZDIR"), path[0] != 0 { return String(cString: path) }
    return "/usr/share/zoneinfo"
  }

  /// The text of the variable TZ, without the colon that may precede the name of a file; nil if it
  /// is not set. Without characters it means UTC.
  static var systemName: String? {
    guard let value = getenv("TZ") else { return nil }
    let name = String(cString: value)
    return name.isEmpty ? "UTC" : String(name.hasPrefix(":") ? name.dropFirst() : name[...])
  }

  /// The rules of the system's own zone.
  static var systemFile: ZoneFile? {
    content(of: "/etc/localtime").flatMap { ZoneFile($0) }
  }

  /// The rules of a zone.
  ///
  /// - Throws: if there is no such zone or no database.
  static func zone(named name: String) throws(TextError) -> ZoneFile {
    let isName =
      !name.isEmpty && name.utf8.count <= 100
      && name.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && !part.hasPrefix(".")
          && part.utf8.allSatisfy { $0.isDigit || ($0 | 0x20).isLetter || "_+-".utf8.contains($0) }
      }
    let leapFolder = "right/"
    if isName, name.hasPrefix(leapFolder) {
      throw TextError(
        .date,
        "the zones of '\(leapFolder)' count leap seconds, which are not known here; name \(name.dropFirst(leapFolder.count))"
      )
    }
    if isName, let bytes = content(of: "\(folder)/\(name)"), let file = ZoneFile(bytes) {
      guard !file.countsLeapSeconds else {
        throw TextError(
          .date,
          "the zones in \(folder) count leap seconds, which are not known here; TZDIR names another folder"
        )
      }
      return file
    }
    let names = names
    if names.isEmpty {
      throw TextError(
        .date, "there is no time zone database in \(folder); Debian's package is tzdata")
    }
    throw TextError(
      .date, "there is no time zone '\(name.prefix(60))'", suggestion: nearest(to: name, names))
  }

  /// All names in the database's own list.
  private static var names: [String] {
    guard let bytes = content(of: "\(folder)/tzdata.zi") else { return [] }
    var names: [String] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      let words = line.split(separator: UInt8(ascii: " "))
      if words.count >= 2, words[0].elementsEqual("Z".utf8) {
        names.append(String(decoding: words[1], as: UTF8.self))
      } else if words.count >= 3, words[0].elementsEqual("L".utf8) {
        names.append(String(decoding: words[2], as: UTF8.self))
      }
    }
    return names
  }

  /// The name that is nearest as a whole, or in its last part.
  private static func nearest(to name: String, _ names: [String]) -> String? {
    let name = String(name.map { $0 == " " ? "_" : $0 })
    if let whole = Suggestion.nearest(to: name, among: names) { return whole }
    func city(_ name: String) -> String { String(name.split(separator: "/").last ?? "") }
    let near = Suggestion.nearest(to: name, among: names.map(city))
    return near.flatMap { near in names.first { city($0) == near } }
  }

  /// The contents of a file of at most one megabyte; nil if it cannot be read.
  private static func content(of path: String) -> [UInt8]? {
    // A pipe would be waited for.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let most = 1 << 20
    var content: [UInt8] = []
    while content.count < most {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(file, &buffer, buffer.count)
      if count < 0 { return nil }
      if count == 0 { break }
      content += buffer[..<count]
    }
    return content
  }
}
