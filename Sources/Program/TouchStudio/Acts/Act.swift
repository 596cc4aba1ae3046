/// Something that the window can be asked for. Its value is its identifier: equal values are the
/// same act.
nonisolated protocol Act: Hashable, Sendable {
    /// All that keys, the help, the drawer of acts and buttons know of the acts of this kind.
    static var rows: [ActRow] { get }
    /// Who may ask for it where everybody can reach the window.
    var right: ActRight { get }
    /// Its subject, by which modes decide if it falls through.
    var subject: ActSubject { get }
}

nonisolated extension Act {
    static var rows: [ActRow] { [] }
    var right: ActRight { .visitors }
    var subject: ActSubject { .mode }

    func isEqual(to other: any Act) -> Bool { self == other as? Self }
}

/// The subjects of acts.
nonisolated enum ActSubject {
    /// The looks of things, and of what stands around the stage.
    case looks
    /// The panels that tell of the scene.
    case panels
    /// The moment that one looks at, and one's question.
    case looking
    /// Something that happens to the scene.
    case scene
    /// Something else is open afterwards.
    case opening
    /// A mode begins, or does what is its own.
    case mode
    /// Something is put away.
    case aside
}

/// Who may ask for an act where everybody can reach the window.
nonisolated enum ActRight {
    case visitors
    /// Those who know the code: it leaves the exhibit or its lessons.
    case staff
    /// Those who know the code; and everybody before what they opened with it, as long as it is
    /// open.
    case opened
    /// It writes files, or takes the exhibit apart.
    case nobody
}

/// Takes what buttons, fingers and keys ask for.
package struct Performer {
    private let perform: (any Act) -> Void

    init(_ perform: @escaping (any Act) -> Void) { self.perform = perform }

    func callAsFunction(_ act: some Act) { perform(act) }
}

/// An act in a pattern matches the same act.
nonisolated func ~= (pattern: some Act, act: any Act) -> Bool { pattern.isEqual(to: act) }
