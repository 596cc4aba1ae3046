import TouchScript
import TouchStage
import TouchWords

/// Conflicts of recognizers with each other, and with the views below them.
extension SceneLinter {
    var circles: [SceneLint] {
        var told: Set<String> = []
        return cast.requirements.compactMap { start in
            guard !told.contains(start.waiter), let circle = circle(from: start) else { return nil }
            told.formUnion(circle)
            let names = (circle + [circle[0]]).joined(separator: " → ")
            return lint(
                .circle, circle.count == 1 ? .lint.waitsForItself(circle[0]) : .lint.circle(names),
                mend: start.isOwnLine
                    ? "without require \(start.waiter) to-fail \(start.other)" : nil,
                at: start.position)
        }
    }

    /// Returns the shortest path from a requirement back to the recognizer that waits.
    private func circle(from start: SceneCast.Requirement) -> [String]? {
        if start.waiter == start.other { return [start.waiter] }
        var paths = [[start.waiter, start.other]]
        var seen: Set<String> = [start.other]
        while !paths.isEmpty {
            let path = paths.removeFirst()
            for next in cast.requirements where next.waiter == path.last {
                if next.other == start.waiter { return path }
                if seen.insert(next.other).inserted { paths.append(path + [next.other]) }
            }
        }
        return nil
    }

    var shadowed: [SceneLint] {
        cast.recognizers.enumerated().compactMap { place, first in
            guard first.isPlain,
                let later = cast.recognizers[(place + 1)...].first(where: { other in
                    other.views.first == first.views.first && other.kind == first.kind
                        && other.isPlain && other.measures == first.measures
                        && !cast.requirements.contains {
                            [$0.waiter, $0.other].contains(first.name)
                                || [$0.waiter, $0.other].contains(other.name)
                        }
                })
            else { return nil }
            let view = first.views.first ?? ""
            return lint(
                .shadowed, .lint.shadowed(first.name, later: later.name, view: view),
                mend: "\(first.name) simultaneous-with \(later.name)", at: first.position)
        }
    }

    var refused: [SceneLint] {
        cast.recognizers.flatMap { recognizer in
            recognizer.clauses.compactMap { clause in
                let question: String
                switch clause {
                case .shouldBegin(.no): question = "gestureRecognizerShouldBegin"
                case .shouldReceive(.nobody): question = "shouldReceive(touch)"
                default: return nil
                }
                let name = recognizer.name
                return lint(
                    .refused, .lint.refused(name, question: question),
                    mend: "\(name) without \(clause.word)", at: recognizer.position)
            }
        }
    }

    var hasty: [SceneLint] {
        cast.recognizers.compactMap { single in
            guard single.taps == 1, !single.isDisabled,
                let double = cast.recognizers.first(where: { other in
                    other.taps == 2 && !other.isDisabled && other.views.first == single.views.first
                        && !cast.requirements.contains {
                            $0.waiter == single.name && $0.other == other.name
                        }
                }), !single.waits
            else { return nil }
            return lint(
                .hasty, .lint.hasty(single.name, double: double.name),
                mend: "require \(single.name) to-fail \(double.name)", at: single.position)
        }
    }

    var lagging: [SceneLint] {
        cast.requirements.compactMap { requirement in
            let (waiter, other) = (recognizer(requirement.waiter), recognizer(requirement.other))
            guard let single = waiter, let double = other, single.taps == 1, double.taps ?? 0 > 1,
                let view = double.views.first, single.views.dropFirst().contains(view)
            else { return nil }
            return lint(
                .lagging, .lint.lagging(single.name, double: double.name, view: view),
                mend: requirement.isOwnLine
                    ? "without require \(single.name) to-fail \(double.name)" : nil,
                at: requirement.position)
        }
    }

    private func recognizer(_ name: String) -> SceneCast.Recognizer? {
        cast.recognizers.first { $0.name == name }
    }

    var robbed: [SceneLint] {
        cast.recognizers.flatMap { press -> [SceneLint] in
            guard press.kind == .builtIn(.longPress), press.takesTouches, !press.isDisabled,
                let view = press.views.first
            else { return [] }
            return cast.views.filter { $0.kind.isControl && $0.parents.contains(view) }.map {
                lint(
                    .robbed, .lint.robbed($0.name, press: press.name, view: view),
                    mend: "\(press.name) cancels-touches-in-view off", at: press.position)
            }
        }
    }

    var greedy: [SceneLint] {
        cast.recognizers.flatMap { tap -> [SceneLint] in
            guard tap.taps != nil, tap.takesTouches, !tap.isDisabled, let view = tap.views.first
            else { return [] }
            return cast.views.filter { $0.parents.contains(view) && $0.listens }.prefix(1).map {
                lint(
                    .greedy, .lint.greedy($0.name, tap: tap.name, view: view),
                    mend: "\(tap.name) cancels-touches-in-view off", at: tap.position)
            }
        }
    }

    var agreeable: [SceneLint] {
        cast.recognizers.compactMap { recognizer in
            guard recognizer.clauses.contains(.simultaneousWith(.all)) else { return nil }
            let others = cast.recognizers.filter { other in
                other.name != recognizer.name
                    && !Set(other.views).isDisjoint(with: recognizer.views)
            }
            guard let other = others.first else { return nil }
            let name = recognizer.name
            return lint(
                .agreeable, .lint.agreeable(name, other: other.name),
                mend: "\(name) without simultaneous-with", at: recognizer.position)
        }
    }
}

extension SceneCast.Recognizer {
    /// Indicates whether nothing but its own settings affects it.
    fileprivate var isPlain: Bool {
        !isDisabled && !clauses.contains { $0.isRelation }
    }

    fileprivate var measures: [RecognizerClause] {
        clauses.filter { ["taps", "fingers", "direction", "edges"].contains($0.word) }
            + (taps.map { clauses.contains(.taps($0)) ? [] : [.taps($0)] } ?? [])
    }

    /// Indicates whether a clause of its own makes it wait for others.
    fileprivate var waits: Bool {
        clauses.contains { ["should-require-failure-of", "requires-failure-of"].contains($0.word) }
    }
}

extension RecognizerClause {
    fileprivate var isRelation: Bool {
        switch self {
        case .shouldReceive, .shouldBegin, .simultaneousWith, .shouldRequireFailureOf,
            .shouldBeRequiredToFailBy, .requiresFailureOf, .requiredToFailBy, .canPrevent,
            .canBePreventedBy, .touchTypes, .scrollTypes:
            true
        default: false
        }
    }
}

extension ViewKind {
    var isControl: Bool {
        switch self {
        case .view, .label, .scroll: false
        case .control, .button, .slider, .toggle, .stepper, .segments, .pages, .field, .row:
            true
        }
    }
}

extension SceneCast.View {
    /// Indicates whether it handles touches itself.
    fileprivate var listens: Bool {
        clauses.contains { [.touches(.consume), .touches(.handleAndForward), .moves].contains($0) }
    }
}
