/// A self-contained page: the style sheet is embedded, and there is no script.
enum HTMLPage {
  /// The whole document; the body is already HTML.
  static func document(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8"/>
    <meta name="viewport" content="width=device-width, initial-scale=1"/>
    <title>\(HTMLText.escaped(title))</title>
    <style>
    \(StyleSheet.text)
    </style>
    </head>
    <body>
    <main>
    \(body)
    </main>
    </body>
    </html>

    """
  }
}
