extension Option {
    /// Lets a command write over what somebody may have written.
    package static func replace(_ output: String) -> Option {
        Option("replace", nil, "\(output) may be there already")
    }
}

extension Call {
    /// What `-o` names, which must be something: `what` stands for it in the usage.
    package func output(_ what: String) throws -> String {
        guard let output = self["output"], !output.isEmpty else {
            throw wrong("-o \(what) is missing")
        }
        return output
    }

    /// Writes a text to the file that `-o` names, or to stdout.
    package func deliver(_ text: String) throws {
        guard let output = self["output"] else { return try Console.deliver(text) }
        try OutputFile.write(text.utf8, to: output)
    }

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
