extension Option {
    /// Lets a command write over what somebody may have written.
    package static func replace(_ output: String) -> Option {
        Option("replace", nil, "\(output) may be there already")
    }
}

extension Call {
    /// Where `output` is to be written; refuses to replace a file, unless the call says `--replace`.
    @discardableResult
    package func newPlace(_ output: String) throws -> OutputPlace {
        let place = try OutputPlace(output)
        if case .file = place.content, !has("replace") {
            throw Failure("\(output) is there already; name another file, or add --replace")
        }
        return place
    }

    /// Refuses to write where is read from, and to write two things to one place.
    package func check(outputs: [String?], inputs: [String]) throws {
        var taken: [String] = []
        for output in outputs.compactMap(\.self) where output != "-" {
            // What is in the way of writing is told by who writes.
            guard let place = try? OutputPlace(output) else { continue }
            if let input = inputs.first(where: place.isSame) {
                throw wrong("\(output) is \(input), which is read; name another file to write")
            }
            guard !taken.contains(place.path) else {
                throw wrong("\(output) is named twice; name another file to write")
            }
            if !place.isStream { taken.append(place.path) }
        }
    }
}
