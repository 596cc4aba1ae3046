import Testing
import TouchTrace

@testable import TouchKit

/// Two recognizers, how they are related, where they are, in what order they were added: who is recognized.
///
/// The outcomes are written down from the rules, not computed. X is on C; Y is on the same view, on an ancestor, or
/// on a sibling of C that the fingers do not touch. Hovering shares no touch with anybody, and is left out.
@Suite struct CombinationTests {
    enum Kind: Int, CaseIterable { case tap, press, pan, swipe, pinch, rotation, edge }

    enum Relation: String, CaseIterable {
        case none
        case requires, requiresBySubclass, requiresByDelegate
        case isRequiredBySubclass, isRequiredByDelegate
        case together, togetherByOther
        case cannotPrevent, cannotBePrevented
    }

    enum Place: String, CaseIterable { case same, ancestor, sibling }

    /// Which of two is ready first in the gesture made for them, if nobody hinders it.
    enum Race: Character {
        case both = "="
        case x = "<"
        case y = ">"
        case onlyX = "x"
        case onlyY = "y"
    }

    /// By hand, from BR1 to BR7: a row for X, a column for Y.
    private static let races = """
                 tap press pan swipe pinch rotation edge
        tap       =    >    >    y     >      >      >
        press     <    =    <    <     <      <      <
        pan       <    >    =    <     >      >      =
        swipe     x    >    >    =     >      >      >
        pinch     <    >    <    <     =      <      <
        rotation  <    >    <    <     >      =      <
        edge      <    >    =    <     >      >      =
        """.split(separator: "\n").dropFirst().map { row in
            row.split(separator: " ").dropFirst().compactMap { $0.first.flatMap(Race.init) }
        }

    /// Who is recognized, as sentences of AR1, AR2, AR6, AR7 and AR8.
    private func expected(
        _ race: Race, _ relation: Relation, _ place: Place, isYAddedLast: Bool
    ) -> String {
        // AR1: a sibling shares no touch, and gets none.
        if place == .sibling { return race == .onlyY ? "" : "X" }
        // Who has failed counts for nothing in any relation.
        if race == .onlyX { return "X" }
        if race == .onlyY { return "Y" }
        // AR7: first in time; at the same time, the deeper view's or the one added last.
        let isYFirst = race == .y || race == .both && place == .same && isYAddedLast
        switch relation {
        // AR6: the first prevents the other.
        case .none: return isYFirst ? "Y" : "X"
        // AR2: X waits for Y, and Y is recognized.
        case .requires, .requiresBySubclass, .requiresByDelegate: return "Y"
        // AR3: "X is required to fail by Y": Y waits for X, and X is recognized.
        case .isRequiredBySubclass, .isRequiredByDelegate: return "X"
        // AR6: one yes is enough, whoever says it.
        case .together, .togetherByOther: return "XY"
        // AR6: X leaves Y alone; Y, if it comes first, still prevents X.
        case .cannotPrevent: return isYFirst ? "Y" : "XY"
        // AR6: X refuses to be prevented: Y's question is turned round, and X prevents Y.
        case .cannotBePrevented: return "X"
        }
    }

    @Test(
        "AR1, AR2, AR3, AR6, AR7, AR8: every pair of kinds, relation, place and order, by the rules",
        arguments: Kind.allCases)
    func table(x: Kind) {
        withEvery("X", in: [x]) { x in
            withEvery("Y", in: Kind.allCases) { y in
                withEvery("relation", in: Relation.allCases) { relation in
                    withEvery("Y on", in: Place.allCases) { place in
                        withEvery("Y added last", in: [false, true]) { isLast in
                            expectEqual(
                                found(x, y, relation, place, isYAddedLast: isLast),
                                expected(
                                    Self.races[x.rawValue][y.rawValue], relation, place,
                                    isYAddedLast: isLast))
                        }
                    }
                }
            }
        }
    }

    // MARK: Trying

    private func found(
        _ kindX: Kind, _ kindY: Kind, _ relation: Relation, _ place: Place, isYAddedLast: Bool
    ) -> String {
        let board = Board(isTraced: false)
        // C begins at the window's left edge.
        board.b.frame = CGRect(x: 0, y: 50, width: 300, height: 300)
        board.c.frame = CGRect(x: 0, y: 50, width: 200, height: 200)
        let sibling = UIView(frame: CGRect(x: 250, y: 0, width: 20, height: 20))
        board.b.addSubview(sibling)
        let fingers = [kindX, kindY].contains { $0 == .pinch || $0 == .rotation } ? 2 : 1
        let x = kindX.makeWilling()
        let y: UIGestureRecognizer = kindY.makeWilling()
        for recognizer in [x, y] { recognizer.prepare(fingers: fingers) }
        let home = place == .same ? board.c : place == .ancestor ? board.a : sibling
        if isYAddedLast { board.add(x, "X", to: board.c) }
        board.add(y, "Y", to: home)
        if !isYAddedLast { board.add(x, "X", to: board.c) }
        let (sayX, sayY) = (Say(), Say())
        (x.delegate, y.delegate) = (sayX, sayY)
        relate(relation, x, y, sayX, sayY)
        perform([kindX, kindY], fingers, on: board)
        let began = board.log.lines.filter { $0.hasSuffix(" began") || $0.hasSuffix(" ended") }
        return ["X", "Y"].filter { name in began.contains { $0.hasPrefix(name + " ") } }.joined()
    }

    private func relate(
        _ relation: Relation, _ x: UIGestureRecognizer & Willing, _ y: UIGestureRecognizer,
        _ sayX: Say, _ sayY: Say
    ) {
        switch relation {
        case .none: break
        case .requires: x.require(toFail: y)
        case .requiresBySubclass: x.will.requires = true
        case .requiresByDelegate: sayX.requires = { _, _ in true }
        case .isRequiredBySubclass: x.will.isRequired = true
        case .isRequiredByDelegate: sayX.isRequired = { _, _ in true }
        case .together: sayX.together = { _, _ in true }
        case .togetherByOther: sayY.together = { _, _ in true }
        case .cannotPrevent: x.will.prevents = false
        case .cannotBePrevented: x.will.isPrevented = false
        }
    }

    /// A gesture that all of `kinds` recognize, if they can at all: rest for a press, go right as far as the others
    /// need and a tap allows, lift. Of two fingers one moves: away from the other, or about it.
    private func perform(_ kinds: [Kind], _ fingers: Int, on board: Board) {
        let turns = kinds.contains(.rotation)
        let pinches = kinds.contains(.pinch)
        let other = pinches ? CGPoint(x: 110, y: 150) : CGPoint(x: 10, y: 250)
        let mover = pinches ? 2 : 1
        if fingers == 2 {
            board.together((1, .began, 10, 150), (2, .began, other.x, other.y))
        } else {
            board.down(1, 10, 150)
        }
        if kinds.contains(.press) { board.wait(0.25) }
        let reach: CGFloat =
            kinds.contains(.swipe) ? 60 * CGFloat(fingers) : kinds.contains(.tap) ? 24 : 40
        let moves = kinds.contains { $0 != .tap && $0 != .press }
        if pinches, turns {
            board.drag(mover, by: 12, 0, steps: 3)
            board.drag(mover, by: 0, 40, steps: 10)
        } else if moves {
            board.drag(mover, by: reach, 0, steps: Int(reach / 4), over: 0.2)
        }
        for finger in 1...fingers { board.up(finger) }
    }
}
