/// What pages are written in.
public enum HTML {
    private static let escapes: [Unicode.Scalar: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\0": "\u{fffd}",
    ]

    /// Text as it may stand in an element or an attribute. Scalar by scalar: an angle bracket with an accent on it is one
    /// character, and a bracket to the browser all the same.
    public static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }
}
