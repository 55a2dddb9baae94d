import ArgumentParser

/// An option that can also be set in the environment or in the configuration file.
struct Setting<Options>: Sendable {
  /// The name in the file, which is the long name of the option.
  let name: String
  /// A description of the default.
  let standard: String
  /// Assigns a value; false if the text is not valid.
  let assign: @Sendable (inout Options, String) -> Bool
  /// Removes the value.
  let clear: @Sendable (inout Options) -> Void
  /// The possible values, if they are few.
  let choices: [String]
  /// A description of the values.
  let values: String
  /// The current value, from whatever origin; nil if it is not set.
  let text: @Sendable (Options) -> String?

  /// A setting with the values of an option.
  init<Value: ExpressibleByArgument>(
    _ name: String, _ standard: String, _ path: any WritableKeyPath<Options, Value?> & Sendable
  ) {
    let choices = Value.allValueStrings
    self.init(
      name, standard, path, choices: choices,
      values: choices.isEmpty ? "a whole number" : choices.joined(separator: ", "),
      read: Value.init(argument:), write: { $0.defaultValueDescription })
  }

  /// A setting whose values have their own text form.
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

  /// A setting of options that are part of other options.
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

  /// A setting of an option that can be repeated: its values are separated by a character.
  init<Value>(
    _ name: String, _ list: any WritableKeyPath<Options, [Value]?> & Sendable,
    separatedBy separator: Character, values: String,
    read: @escaping @Sendable (String) -> Value?, write: @escaping @Sendable (Value) -> String
  ) {
    self.init(
      name, "none", list, values: values,
      read: { text in
        let parts = text.split(separator: separator).map { part in
          String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
        }
        let values = parts.compactMap(read)
        return values.count == parts.count && !parts.isEmpty ? values : nil
      },
      write: { $0.map(write).joined(separator: "\(separator) ") })
  }

  /// The corresponding variable of the environment.
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
