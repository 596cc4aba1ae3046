import TouchWords

extension Option {
    /// Returns the option that lets a command replace an existing file.
    package static func replace(_ output: String) -> Option {
        Option("replace", nil, .host.mayBeThere(output))
    }
}

extension Call {
    /// Returns the argument of `-o`, which must not be empty: `what` is the placeholder for it in
    /// the usage line.
    package func output(_ what: String) throws -> String {
        guard let output = self["output"], !output.isEmpty else {
            throw wrong(.host.outputMissing(what))
        }
        return output
    }

    /// Writes a text to the file given by `-o`, or to stdout.
    package func deliver(_ text: String) throws {
        guard let output = self["output"] else { return try Console.deliver(text) }
        try OutputFile.write(text.utf8, to: output)
    }

    /// Returns the place to write `output` to. Refuses to replace an existing file, unless the call
    /// has `--replace`.
    @discardableResult
    package func newPlace(_ output: String) throws -> OutputPlace {
        let place = try OutputPlace(output)
        if case .file = place.content, !has("replace") {
            throw Failure(.host.isThereReplace(output))
        }
        return place
    }

    /// Refuses to write to a file that is read, and to write two outputs to one place.
    package func check(outputs: [String?], inputs: [String]) throws {
        var taken: [String] = []
        for output in outputs.compactMap(\.self) where output != "-" {
            // A fault of the place is reported when it is written.
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
