/// An app without items.
let bareList = """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict>
  <key>CFBundleIdentifier</key><string>org.example.bare</string>
  <key>CFBundleName</key><string>Bare</string>
  </dict></plist>
  """
