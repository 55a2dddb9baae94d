import ArgumentParser

/// An option that may also be set once for all, in the environment or in the configuration file.
struct Setting<Options>: Sendable {
  /// What the file calls it: the long name of the option.
  let name: String
  /// What holds where nothing sets it, in words.
  let standard: String
  /// Gives it a value; false where the text is none.
  let assign: @Sendable (inout Options, String) -> Bool
  /// Takes its value away.
  let clear: @Sendable (inout Options) -> Void
  /// Its values, where they are few.
  let choices: [String]
  /// What its values look like, in words.
  let values: String
  /// The value that is set, by whatever; nil where nothing sets it.
  let text: @Sendable (Options) -> String?

  /// A setting whose values are those of an option.
  init<Value: ExpressibleByArgument>(
    _ name: String, _ standard: String, _ path: any WritableKeyPath<Options, Value?> & Sendable
  ) {
    let choices = Value.allValueStrings
    self.init(
      name, standard, path, choices: choices,
      values: choices.isEmpty ? "a whole number" : choices.joined(separator: ", "),
      read: Value.init(argument:), write: { $0.defaultValueDescription })
  }

  /// A setting whose values are read and written in a way of their own.
  init<Value>(
    _ name: String, _ standard: String, _ path: any WritableKeyPath<Options, Value?> & Sendable,
    choices: [String] = [], values: String, read: @escaping @Sendable (String) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) {
    (self.name, self.standard, self.choices, self.values) = (name, standard, choices, values)
    assign = { options, text in
      guard let value = read(text) else { return false }
      options[keyPath: path] = value
      return true
    }
    clear = { $0[keyPath: path] = nil }
    text = { $0[keyPath: path].map(write) }
  }

  /// A setting of options that are part of others.
  init<Part>(
    _ setting: Setting<Part>, in path: any WritableKeyPath<Options, Part> & Sendable
  ) {
    (name, standard, choices, values) = (
      setting.name, setting.standard, setting.choices, setting.values
    )
    assign = { setting.assign(&$0[keyPath: path], $1) }
    clear = { setting.clear(&$0[keyPath: path]) }
    text = { setting.text($0[keyPath: path]) }
  }

  /// The environment's variable of the same meaning.
  var variable: String { StoredSettings.variable(name) }
}

extension Setting {
  /// A setting that is on or off.
  init(flag name: String, _ path: any WritableKeyPath<Options, Bool?> & Sendable) {
    let words = ["true": true, "yes": true, "1": true, "false": false, "no": false, "0": false]
    self.init(
      name, "false", path, values: "true or false", read: { words[$0] },
      write: { $0 ? "true" : "false" })
  }
}
