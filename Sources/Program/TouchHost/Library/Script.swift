import TouchScript
import TouchWords

/// A tape that shows two others together, and those two.
package struct StagedPair: Equatable {
    package let tape: Tape
    package let first: StagedTape
    package let second: StagedTape

    /// The files it was read from.
    package var files: [String] { [tape.file] + first.files + second.files }
}

extension StagedTape {
    /// The files it was read from.
    package var files: [String] { [tape.file, scene.file] }
}

/// The source of a film, before it is played: a tape and its scene, or two of them.
package enum Script {
    case one(StagedTape)
    case pair(StagedPair)

    /// Loads the script named by `word`: a file or a lesson.
    package static func load(_ word: String) throws -> Script {
        switch try Library.load(word) {
        case .tape(let tape, let scene): return .one(StagedTape(tape: tape, scene: scene))
        case .together(let tape, let first, let second):
            return .pair(StagedPair(tape: tape, first: first, second: second))
        case .scene, .lessons, .style:
            throw Failure(.host.noTape(word))
        }
    }

    /// The tape that narrates: the only one, or the one that names the two.
    package var tape: Tape {
        switch self {
        case .one(let staged): staged.tape
        case .pair(let pair): pair.tape
        }
    }
}
