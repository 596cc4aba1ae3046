import TouchWords

extension Option {
    /// Lets a command write over what somebody may have written.
    package static func replace(_ output: String) -> Option {
        Option("replace", nil, .host.mayBeThere(output))
    }
}

extension Call {
    /// What `-o` names, which must be something: `what` stands for it in the usage.
    package func output(_ what: String) throws -> String {
        guard let output = self["output"], !output.isEmpty else {
            throw wrong(.host.outputMissing(what))
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
            throw Failure(.host.isThereReplace(output))
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
                throw wrong(.host.isRead(output, input: input))
            }
            guard !taken.contains(place.path) else {
                throw wrong(.host.namedTwice(output))
            }
            if !place.isStream { taken.append(place.path) }
        }
    }
}
