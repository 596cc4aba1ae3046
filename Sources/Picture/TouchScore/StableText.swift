/// A value as a text with everything it contains: equal for equal values in every run of the
/// program, and for no others.
enum StableText {
    static func of(_ value: Any) -> String {
        var text = ""
        write(value, to: &text)
        return text
    }

    private static func write(_ value: Any, to text: inout String) {
        if let string = value as? String {
            text += "\(string.utf8.count):" + string
            return
        }
        let mirror = Mirror(reflecting: value)
        if mirror.children.isEmpty {
            text += "\(value)"
            return
        }
        // An enumeration's case is identified by its child's label.
        text += "("
        var parts = mirror.children.map { child in
            var part = child.label.map { $0 + "=" } ?? ""
            write(child.value, to: &part)
            return part
        }
        // The order of sets and dictionaries changes from run to run.
        if mirror.displayStyle == .set || mirror.displayStyle == .dictionary { parts.sort() }
        text += parts.joined(separator: ",") + ")"
    }
}
