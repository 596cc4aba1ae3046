import Testing

/// Runs `body` for every one of `values`; an issue recorded by `expectEqual` names all the values that led there.
func withEvery<Value>(_ label: String, in values: [Value], _ body: (Value) -> Void) {
    for value in values {
        trail.append("\(label): \(value)")
        body(value)
        trail.removeLast()
    }
}

/// Records an issue that names the parameters if the two differ.
func expectEqual<Value: Equatable>(
    _ found: Value, _ expected: Value, at sourceLocation: SourceLocation = #_sourceLocation
) {
    guard found != expected else { return }
    Issue.record(
        "\(trail.joined(separator: ", "))\nfound    \(found)\nexpected \(expected)",
        sourceLocation: sourceLocation)
}

/// The parameters that led here.
private(set) var trail: [String] = []
