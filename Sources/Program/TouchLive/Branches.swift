/// The sessions of the open scene, each but the first begun in the past of another; one of them is
/// open.
package struct Branches {
    package private(set) var all: [Branch]
    private var openIndex = 0

    /// Creates branches from one session, looked at live.
    package init(_ session: PacedSession) { self.init(Branch(session)) }

    package init(_ branch: Branch) { all = [branch] }

    /// The open branch.
    package var open: Branch {
        get { all[openIndex] }
        set { all[openIndex] = newValue }
    }

    /// The open branch's number, from 1.
    package var number: Int { openIndex + 1 }

    /// The sessions that are not open.
    package var left: [PacedSession] {
        all.indices.filter { $0 != openIndex }.map { all[$0].session }
    }

    /// Adds a session that began in the past of the open one, and looks at it live, at the same
    /// speed.
    package mutating func add(_ session: PacedSession) {
        all.append(Branch(session, slowness: open.playhead.slowness))
        openIndex = all.count - 1
    }

    /// Opens the next branch; the first follows the last.
    package mutating func openNext() { openIndex = (openIndex + 1) % all.count }

    /// Starts the open branch again, because its past is gone.
    package mutating func beginAnew() { open = Branch(open.session) }
}
