import TouchTrace

/// An object of JSON, written one member at a time.
struct JSONObject {
    private var members: [String] = []

    var text: String { "{" + members.joined(separator: ",") + "}" }

    mutating func add(_ key: String, json: String) { members.append("\"\(key)\":\(json)") }
    mutating func add(_ key: String, _ text: String) { add(key, json: Trace.quoted(text)) }
    mutating func add(_ key: String, _ number: Double) {
        add(key, json: number.isFinite ? "\(number)" : "null")
    }
    mutating func add(_ key: String, _ number: Int) { add(key, json: "\(number)") }
    mutating func add(_ key: String, _ flag: Bool) { add(key, json: flag ? "true" : "false") }
    mutating func add(_ key: String, _ list: [String]) { add(key, json: Self.list(list)) }

    /// Returns a list of values that are JSON already.
    static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }

    /// Returns an object with the members that `write` adds.
    static func of(_ write: (inout JSONObject) -> Void) -> String {
        var object = JSONObject()
        write(&object)
        return object.text
    }
}
