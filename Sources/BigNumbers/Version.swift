internal import CMPFR

/// The versions of the C libraries, and whether they are recent enough.
public enum LibraryVersion {
  /// The version of the loaded MPFR, such as `4.2.0`.
  public static var mpfr: String { String(cString: mpfr_get_version()) }
  /// The version of the loaded GMP, such as `6.2.1`.
  public static var gmp: String { String(cString: ulp_gmp_version()) }
  /// The first version of MPFR that has every function used here.
  public static let leastMPFR = "4.2"

  /// Whether a version, such as `4.2.0-p12`, is MPFR 4.2 or later.
  public static func isSupported(mpfr version: String) -> Bool {
    let parts = version.split(separator: ".").prefix(2).map { part in
      Int(part.prefix { $0.isNumber }) ?? 0
    }
    guard parts.count == 2 else { return false }
    return parts[0] > 4 || (parts[0] == 4 && parts[1] >= 2)
  }

  /// A sentence about what is wrong with the loaded MPFR; nil if nothing is.
  ///
  /// The compiler has checked the header, but a program may be run with an older shared library.
  public static func problem(mpfr version: String = mpfr) -> String? {
    isSupported(mpfr: version)
      ? nil : "MPFR \(leastMPFR) or later is needed, but the library loaded is \(version)"
  }
}
