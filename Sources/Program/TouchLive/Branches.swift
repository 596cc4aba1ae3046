/// The sessions of the scene that is open, each but the first begun in the past of another; one of them is looked at.
package struct Branches {
    package private(set) var all: [Branch]
    private var openIndex = 0

    /// One session, looked at live.
    package init(_ session: PacedSession) { self.init(Branch(session)) }

    package init(_ branch: Branch) { all = [branch] }

    /// The one that is looked at, and where one looks.
    package var open: Branch {
        get { all[openIndex] }
        set { all[openIndex] = newValue }
    }

    /// Its number, from 1.
    package var number: Int { openIndex + 1 }

    /// The sessions that are not looked at.
    package var left: [PacedSession] {
        all.indices.filter { $0 != openIndex }.map { all[$0].session }
    }

    /// Another session, begun in the past of the open one, is looked at live, as fast as the other was.
    package mutating func add(_ session: PacedSession) {
        all.append(Branch(session, slowness: open.playhead.slowness))
        openIndex = all.count - 1
    }

    /// Goes on to the next, after the last to the first.
    package mutating func openNext() { openIndex = (openIndex + 1) % all.count }

    /// What there was to look back on is gone.
    package mutating func beginAnew() { open = Branch(open.session) }
}
