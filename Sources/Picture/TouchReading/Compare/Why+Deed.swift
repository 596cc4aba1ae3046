import TouchTrace
import TouchWords

/// Short descriptions of what a record does, with asterisks around the names that have a color.
extension Why {
    func deed(ofRecord serial: Int) -> Wording? {
        guard let record = record(serial) else { return nil }
        return switch record.entry {
        // MARK: The way to a view
        case .visit(let view, .inside): .compare.isInside(name(view))
        case .visit(let view, let verdict):
            .compare.passedOver(name(view), verdict: verdict.wording)
        case .answer(let view, let answer, _) where view == answer:
            .compare.returnsItself(name(view))
        case .answer(let view, answer: .none, _): .compare.returnsNobody(name(view))
        case .answer(let view, let answer, _): .compare.returns(name(view), answer: name(answer))
        case .hit(let touch, _, let view): .compare.hits(name(touch), view: name(view))

        // MARK: Delivery
        case .delivery(let view, _, let phase):
            .compare.gets(name(view), phase: WhyWords.phase(phase))
        case .hop(let from, let to, _, _): .compare.passesOn(name(from), to: name(to))
        case .consumed(let by, _): .compare.keepsCall(name(by))
        case .discarded(let after, _): .compare.nobodyTakesCall(name(after))
        case .withheld(let touch, view: .none, _): .compare.reachesNobody(name(touch))
        case .withheld(let touch, let view, _): .compare.getsNot(name(view), finger: name(touch))
        case .held(_, let view, let phase, by: .none):
            .compare.heldByNobody(WhyWords.phase(phase), view: name(view))
        case .held(_, let view, let phase, let by):
            .compare.holdsBack(name(by), phase: WhyWords.phase(phase), view: name(view))
        case .released(_, let view, let phase):
            .compare.getsHeldBack(name(view), phase: WhyWords.phase(phase))
        case .dropped(_, let view, let phase, _):
            .compare.neverGets(name(view), phase: WhyWords.phase(phase))
        case .cancellation(let touch, let view, _, _):
            .compare.loses(name(view), finger: name(touch))

        // MARK: Recognizers
        case .receives(let id, let touch): .compare.receives(name(id), finger: name(touch))
        case .ignored(let id, let touch): .compare.ignores(name(id), finger: name(touch))
        case .question(_, let asked, let about, let answer, _):
            if asked == about {
                answer ? .compare.saysYes(name(asked)) : .compare.saysNo(name(asked))
            } else {
                answer
                    ? .compare.saysYesAbout(name(asked), other: name(about))
                    : .compare.saysNoAbout(name(asked), other: name(about))
            }
        case .transition(let id, let from, let to, _, _): became(name(id), from, to)
        case .requirement(let id, let on, .waiting, _): .compare.waits(name(id), other: name(on))
        case .requirement(let id, let on, .met, _): .compare.needNotWait(name(id), other: name(on))
        case .action(let sender, _, _, _): .compare.sendsAction(name(sender))
        case .prevented(let id, let by): .compare.prevents(name(by), recognizer: name(id))
        default: sentence(of: record).words
        }
    }

    private func became(_ one: String, _ from: GestureState, _ to: GestureState) -> Wording {
        switch to {
        case .possible: .compare.startedAnew(one)
        case .began: .compare.began(one)
        case .changed: .compare.changed(one)
        case .ended where from == .possible: .compare.recognized(one)
        case .ended: .compare.ended(one)
        case .cancelled: .compare.cancelled(one)
        case .failed: .compare.failed(one)
        }
    }
}
