/// An act that the window can be asked to perform. Its value is its identity: equal values are the
/// same act.
nonisolated protocol Act: Hashable, Sendable {
    /// The rows of the acts of this type, for keys, the help, the drawer of acts, and buttons.
    static var rows: [ActRow] { get }
    /// The people who may ask for the act where everybody can reach the window.
    var right: ActRight { get }
    /// The subject of the act, by which modes decide whether it falls through.
    var subject: ActSubject { get }
}

nonisolated extension Act {
    static var rows: [ActRow] { [] }
    var right: ActRight { .visitors }
    var subject: ActSubject { .mode }

    func isEqual(to other: any Act) -> Bool { self == other as? Self }
}

/// The subject of an act.
nonisolated enum ActSubject {
    /// The looks of the stage, and of what is around it.
    case looks
    /// The panels that explain the scene.
    case panels
    /// The moment that the user looks at, and the question about it.
    case looking
    /// A change of what happens in the scene.
    case scene
    /// An act after which something else is open.
    case opening
    /// The beginning of a mode, or an act of its own.
    case mode
    /// The closing of something.
    case aside
}

/// The people who may ask for an act where everybody can reach the window.
nonisolated enum ActRight {
    case visitors
    /// People who know the code, since the act leaves the exhibit or its lessons.
    case staff
    /// People who know the code, and everybody at what they opened with it, as long as that is
    /// open.
    case opened
    /// Nobody, since the act writes files or takes the exhibit apart.
    case nobody
}

/// A function that performs what buttons, fingers, and keys ask for.
package struct Performer {
    private let perform: (any Act) -> Void

    init(_ perform: @escaping (any Act) -> Void) { self.perform = perform }

    func callAsFunction(_ act: some Act) { perform(act) }
}

/// Matches an act in a pattern against the same act.
nonisolated func ~= (pattern: some Act, act: any Act) -> Bool { pattern.isEqual(to: act) }
