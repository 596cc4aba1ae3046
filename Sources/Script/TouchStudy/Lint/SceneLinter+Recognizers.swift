import TouchScript
import TouchStage

/// What recognizers do to each other and to what lies below them.
extension SceneLinter {
    var circles: [SceneLint] {
        var told: Set<String> = []
        return cast.requirements.compactMap { start in
            guard !told.contains(start.waiter), let circle = circle(from: start) else { return nil }
            told.formUnion(circle)
            let names = (circle + [circle[0]]).joined(separator: " → ")
            return lint(
                .circle,
                "\(names): where all are ready, each waits for the next to fail, and none is recognised (AR10)",
                "\(names)：都满足条件时，一个等着下一个失败，于是谁也不会被识别（AR10）",
                mend: start.isOwnLine
                    ? "without require \(start.waiter) to-fail \(start.other)" : nil,
                at: start.position)
        }
    }

    /// The shortest way from a requirement back to who waits.
    private func circle(from start: SceneCast.Requirement) -> [String]? {
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
                .shadowed,
                "\(first.name) is never recognised: \(later.name) on \(view) looks for the same, was "
                    + "added later and prevents it (AR7)",
                "\(first.name) 永远不会被识别：\(view) 上的 \(later.name) 识别同样的手势，后加的优先，会阻止它（AR7）",
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
                    .refused,
                    "\(name) is never recognised: its delegate always answers no to \(question)",
                    "\(name) 永远不会被识别：它的代理对 \(question) 总是回答“否”",
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
                .hasty,
                "\(single.name) acts at the first of two taps as well: nothing makes it wait for "
                    + "\(double.name) to fail",
                "双击的第一下也会触发 \(single.name)：没有让它等 \(double.name) 失败",
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
                .lagging,
                "\(single.name) answers late, once no second tap has come: it waits for \(double.name), which is \(view)'s (BR1)",
                "\(single.name) 要等第二下不来才响应：它在等 \(view) 的 \(double.name) 失败（BR1）",
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
                    .robbed,
                    "\($0.name) loses a touch that rests on it: \(press.name) on \(view) is recognised and "
                        + "takes it (cancelsTouchesInView)",
                    "手指停在 \($0.name) 上时，它会失去触摸：\(view) 上的 \(press.name) 被识别后拿走触摸"
                        + "（cancelsTouchesInView）",
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
                    .greedy,
                    "\($0.name) begins a touch and loses it at each tap: \(tap.name) on \(view) takes it "
                        + "(cancelsTouchesInView)",
                    "每次轻点，\($0.name) 先得到触摸又失去：\(view) 上的 \(tap.name) 会拿走它"
                        + "（cancelsTouchesInView）",
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
                .agreeable,
                "\(name) is recognised beside everybody, \(other.name) too: its delegate answers yes to all",
                "\(name) 会和所有识别器同时识别，包括 \(other.name)：它的代理对谁都回答“是”",
                mend: "\(name) without simultaneous-with", at: recognizer.position)
        }
    }
}

extension SceneCast.Recognizer {
    /// Whether nothing but its measures decides about it.
    fileprivate var isPlain: Bool {
        !isDisabled && !clauses.contains { $0.isRelation }
    }

    fileprivate var measures: [RecognizerClause] {
        clauses.filter { ["taps", "fingers", "direction", "edges"].contains($0.word) }
            + (taps.map { clauses.contains(.taps($0)) ? [] : [.taps($0)] } ?? [])
    }

    /// Whether a clause of its own makes it wait for others.
    fileprivate var waits: Bool {
        clauses.contains { ["should-require-failure-of", "requires-failure-of"].contains($0.word) }
    }
}

extension RecognizerClause {
    fileprivate var isRelation: Bool {
        switch self {
        case .shouldReceive, .shouldBegin, .simultaneousWith, .shouldRequireFailureOf,
            .shouldBeRequiredToFailBy, .requiresFailureOf, .requiredToFailBy, .canPrevent,
            .canBePreventedBy, .touchTypes:
            true
        default: false
        }
    }
}

extension ViewKind {
    var isControl: Bool {
        switch self {
        case .view, .label, .scroll: false
        case .button, .slider, .toggle, .stepper, .segments, .pages, .row: true
        }
    }
}

extension SceneCast.View {
    /// Whether it does something with touches of its own.
    fileprivate var listens: Bool {
        clauses.contains { [.touches(.consume), .touches(.handleAndForward), .moves].contains($0) }
    }
}
