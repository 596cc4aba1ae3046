import Testing

@testable import TouchKit

/// Two recognizers, how they are related, where they are, in what order they were added: who is recognised.
///
/// The outcomes are written down from the rules, not computed. X is on C; Y is on the same view, on an ancestor, or
/// on a sibling of C that the finger does not touch.
@Suite struct CombinationTests {
    enum Pair: String, CaseIterable {
        /// Both recognise when the finger lifts.
        case taps
        /// Both begin with the same move.
        case pans
        /// Both begin at the same moment, on timers.
        case presses
        /// X, a press, begins before Y, a pan.
        case pressThenPan
        /// X, a pan, begins before Y, a swipe, is recognised.
        case panThenSwipe
    }

    enum Relation: String, CaseIterable {
        case none
        case requires, requiresBySubclass, requiresByDelegate
        case isRequiredBySubclass, isRequiredByDelegate
        case together, togetherByOther
        case cannotPrevent, cannotBePrevented
    }

    enum Place: String, CaseIterable { case same, ancestor, sibling }

    /// Who is recognised, as sentences of AR1, AR2, AR6, AR7 and AR8.
    private func expected(
        _ pair: Pair, _ relation: Relation, _ place: Place, isYAddedLast: Bool
    ) -> String {
        // AR1: a sibling shares no touch, and gets none.
        if place == .sibling { return "X" }
        // AR7: first in time; at the same time, the deeper view's or the one added last.
        let isSimultaneous = pair == .taps || pair == .pans || pair == .presses
        let isYFirst = isSimultaneous && place == .same && isYAddedLast
        switch relation {
        // AR6: the first prevents the other.
        case .none: return isYFirst ? "Y" : "X"
        // AR2: X waits for Y, and Y is recognised.
        case .requires, .requiresBySubclass, .requiresByDelegate: return "Y"
        // AR3: "X is required to fail by Y": Y waits for X, and X is recognised.
        case .isRequiredBySubclass, .isRequiredByDelegate: return "X"
        // AR6: one yes is enough, whoever says it.
        case .together, .togetherByOther: return "XY"
        // AR6: X leaves Y alone; Y, if it comes first, still prevents X.
        case .cannotPrevent: return isYFirst ? "Y" : "XY"
        // AR6: X refuses to be prevented: Y's question is turned round, and X prevents Y.
        case .cannotBePrevented: return "X"
        }
    }

    @Test("AR: pairs of kinds, relations, places and orders, against what the rules say")
    func table() {
        withEvery("pair", in: Pair.allCases) { pair in
            withEvery("relation", in: Relation.allCases) { relation in
                withEvery("Y on", in: Place.allCases) { place in
                    withEvery("Y added last", in: [false, true]) { isLast in
                        expectEqual(
                            found(pair, relation, place, isYAddedLast: isLast),
                            expected(pair, relation, place, isYAddedLast: isLast))
                    }
                }
            }
        }
    }

    // MARK: Trying

    private func found(
        _ pair: Pair, _ relation: Relation, _ place: Place, isYAddedLast: Bool
    ) -> String {
        let board = Board()
        let sibling = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        board.b.addSubview(sibling)
        let (x, y) = recognizers(pair)
        let home = place == .same ? board.c : place == .ancestor ? board.a : sibling
        if isYAddedLast { board.add(x, "X", to: board.c) }
        board.add(y, "Y", to: home)
        if !isYAddedLast { board.add(x, "X", to: board.c) }
        let (sayX, sayY) = (Say(), Say())
        (x.delegate, y.delegate) = (sayX, sayY)
        relate(relation, x, y, sayX, sayY)
        perform(pair, on: board)
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

    private func recognizers(_ pair: Pair) -> (UIGestureRecognizer & Willing, UIGestureRecognizer) {
        switch pair {
        case .taps: return (WillingTap(), UITapGestureRecognizer())
        case .pans: return (WillingPan(), UIPanGestureRecognizer())
        case .presses: return (WillingPress(), UILongPressGestureRecognizer())
        case .pressThenPan: return (WillingPress(), UIPanGestureRecognizer())
        case .panThenSwipe: return (WillingPan(), UISwipeGestureRecognizer())
        }
    }

    private func perform(_ pair: Pair, on board: Board) {
        board.down()
        switch pair {
        case .taps: break
        case .pans, .panThenSwipe: board.drag(by: 90, 0, steps: 9)
        case .presses: board.wait(0.6)
        case .pressThenPan:
            board.wait(0.6)
            board.drag(by: 60, 0, steps: 6)
        }
        board.up()
    }
}

/// How a subclass answers.
struct Will {
    var requires = false
    var isRequired = false
    var prevents = true
    var isPrevented = true
}

protocol Willing: AnyObject {
    var will: Will { get set }
}

private final class WillingTap: UITapGestureRecognizer, Willing {
    var will = Will()
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { will.requires }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { will.isRequired }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { will.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { will.isPrevented }
}

private final class WillingPan: UIPanGestureRecognizer, Willing {
    var will = Will()
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { will.requires }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { will.isRequired }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { will.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { will.isPrevented }
}

private final class WillingPress: UILongPressGestureRecognizer, Willing {
    var will = Will()
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { will.requires }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { will.isRequired }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { will.prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { will.isPrevented }
}
