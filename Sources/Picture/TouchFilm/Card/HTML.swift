/// The syntax of pages.
public enum HTML {
    private static let escapes: [Unicode.Scalar: String] = [
        "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\0": "\u{fffd}",
    ]

    /// Returns the text as an element or an attribute may contain it. It works scalar by scalar: an
    /// angle bracket with an accent is one character, but still a bracket to the browser.
    public static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { escapes[$0] ?? String($0) }.joined()
    }
}
