/// What pages are written in.
public enum HTML {
    /// Text as it may stand in an element or an attribute. Scalar by scalar: an angle bracket with an accent on it is one
    /// character, and a bracket to the browser all the same.
    public static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\0": escaped.unicodeScalars.append("\u{fffd}")
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
