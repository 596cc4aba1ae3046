import Foundation
import TouchHost
import TouchScript

/// A file as an editor has it.
struct OpenDocument {
    /// As the editor names it.
    let uri: String
    /// Where it lies, or would lie.
    let url: URL
    var version: JSON
    var text: EditorText
    /// Whether the editor has not been told yet what is wrong with it.
    var isStale = true

    init(uri: String, version: JSON, text: String) {
        self.uri = uri
        self.version = version
        self.text = EditorText(text)
        url = Self.url(of: uri)
    }

    /// A file's place; what is no file stands in the working folder by its name.
    static func url(of uri: String) -> URL {
        if let url = URL(string: uri), url.isFileURL { return url.standardizedFileURL }
        return URL(fileURLWithPath: uri)
    }

    /// What the text is, read and checked.
    ///
    /// - Parameter read: gives scenes of tapes.
    func script(
        reading read: (URL) throws(ScriptErrors) -> String?
    ) throws(ScriptErrors) -> ScriptFile {
        try ScriptFile.parse(text.text, of: url, searching: Library.shelf, reading: read)
    }
}
