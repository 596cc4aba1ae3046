import TouchScript
import TouchTrace
import TouchWords

/// Explanations for unmet expectations of a tape.
extension Why {
    /// Returns the sentences about the subjects that an expectation names, in their state at its
    /// position, the most informative about each first.
    public func sentences(explaining failure: ExpectationFailure) -> [WhySentence] {
        let moment = min(max(failure.moment, 1), max(history.count, 1))
        var sentences: [WhySentence] = []
        func tell(_ all: [WhySentence]) {
            sentences += all.filter { new in
                !sentences.contains { $0.words["en"] == new.words["en"] }
            }
        }
        switch failure.expectation {
        case .scrolled(let name, _), .scrolledBy(let name, _), .didNotScroll(let name):
            tell(whyScrolled(name, at: moment))
        case .at(let name, _), .moved(let name, _), .didNotMove(let name):
            tell(whyThere(name, at: moment))
        // For a target that acted too often, the question is not why it did not act in the end.
        case .acts(_, _, let times?) where failure.records.count > times:
            for number in failure.records.dropFirst(times).prefix(2) {
                tell([sentence(forRecord: number)].compactMap { $0 } + causes(ofRecord: number))
            }
        default:
            for name in failure.names {
                guard let id = history.subjects(named: name).last else { continue }
                tell(Array(self.sentences(about: id, at: moment).prefix(2)))
            }
        }
        // An explanation that names nobody says what happened instead.
        if sentences.isEmpty, let record = failure.records.last,
            let told = sentence(forRecord: record)
        {
            tell([told])
        }
        return Array(sentences.prefix(4))
    }

    /// Returns why a scroll view's content is at its position: the last scroll, and the fate of the
    /// pan that scrolls it.
    private func whyScrolled(_ name: String, at moment: Int) -> [WhySentence] {
        let scrolled = lastChange(of: name, upTo: moment) { isScroll($0) }
        let pan = ownPan(of: name)
        return (scrolled.map { [sentence(of: $0)] } ?? [])
            + (pan.map { Array(sentences(about: $0, at: moment).prefix(2)) } ?? [])
    }

    /// Returns why a view is at its position: its last move, and the fate of the recognizers that
    /// move it.
    private func whyThere(_ name: String, at moment: Int) -> [WhySentence] {
        let moved = lastChange(of: name, upTo: moment) { record in
            if case .center = record.entry { true } else { false }
        }
        return (moved.map { [sentence(of: $0)] + causes(ofRecord: $0.number).prefix(1) } ?? [])
            + movers(of: name).flatMap { sentences(about: $0, at: moment).prefix(1) }
    }

    /// Returns the recognizers whose action moves a view.
    func movers(of name: String) -> [SubjectID] {
        (scene?.movers(of: name) ?? []).compactMap { history.subjects(named: $0).last }
    }

    /// Returns the last record about a view that fits, after the scene was set up.
    private func lastChange(
        of name: String, upTo moment: Int, where fits: (TraceRecord) -> Bool
    ) -> TraceRecord? {
        guard let view = history.subjects(named: name).last else { return nil }
        return index.serials(about: view, upTo: moment, withMoves: true).lazy.compactMap(record)
            .prefix { $0.time > 0 }.first(where: fits)
    }
}

extension Scene {
    /// Returns the recognizers whose action moves a view.
    fileprivate func movers(of view: String) -> [String] {
        func movers(in nodes: [SceneNode], of owner: String?) -> [String] {
            nodes.flatMap { node in
                switch node.statement {
                case .view(_, let name, _): return movers(in: node.children, of: name)
                case .recognizer(_, let name, let clauses):
                    let moves = clauses.contains {
                        if case .moves(let moved) = $0 { moved ?? owner == view } else { false }
                    }
                    return moves ? [name] : []
                default: return movers(in: node.children, of: owner)
                }
            }
        }
        return movers(in: tree, of: nil)
    }
}
