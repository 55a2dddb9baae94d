public import ArgumentParser

/// A value of an option that is one of a few words.
///
/// The option parser asks for all words at every start of the command. Its own answer makes a key
/// path for each type, which makes Swift's runtime search all conformances of the program: with it,
/// `ulp 1+1` took 27.4 million instructions instead of 24.7 million.
public protocol OptionWord: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String {}

extension OptionWord {
  /// The words; the list of each option is made by the same code.
  @_semantics("optimize.sil.specialize.generic.never")
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  /// None: the help of the option describes the words.
  public static var allValueDescriptions: [String: String] { [:] }
}
