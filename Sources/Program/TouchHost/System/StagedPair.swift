import TouchScript

/// A tape that shows two others together, and those.
package struct StagedPair: Equatable {
    package let tape: Tape
    package let first: StagedTape
    package let second: StagedTape

    /// The files it was read from.
    var files: [String] {
        [tape.file] + [first, second].flatMap { [$0.tape.file, $0.scene.file] }
    }
}
