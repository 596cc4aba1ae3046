import TouchScript
import TouchSession

/// The same fingers once more, on a scene of which something has changed.
///
/// A tape finds its places on the scene as it stands when a line starts. What happened is frozen here: each sample at its
/// time and point, each deed with it. So whatever comes out otherwise is the change's doing.
public struct WhatIf {
    /// The run as it is.
    public let original: Session
    /// What was done in it, by time and place alone.
    public let frozen: Tape
    private let language: String

    /// - Parameter played: a session whose tape has run.
    public init(_ played: Session, language: String = "en") {
        original = played
        frozen = played.recordedTape
        self.language = language
    }

    /// The run on another scene.
    /// - Throws: what becomes too much there.
    public func run(on scene: Scene) throws(ScriptErrors) -> Session {
        let session = Session(scene: scene, tape: frozen, language: language)
        session.runTape()
        guard var excess = session.excess else { return session }
        // Nobody has written the frozen tape.
        (excess.file, excess.position) = (original.tape?.file ?? scene.file, nil)
        throw ScriptErrors([excess])
    }
}
