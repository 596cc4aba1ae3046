import TouchReading
import TouchTrace
import TouchWords

/// Why a view was not even asked whether it has a touch. "It" is the view.
extension SecondReader {
    static let notAskedReasons: [String: Check] = [
        "view.windowInFront": step { visit, course, claim, book in
            guard let window = try book.asked(claim.text(0), in: course) else {
                return "that window was not asked"
            }
            let own = course.window
            guard own == window.view, visit == nil else { return "that window did not answer" }
            let stage = book.stage(at: course.ended)
            let mine = book.window(of: try claim.reason().who, at: course.ended)
            guard let place = stage.windows.firstIndex(of: mine),
                let front = stage.windows.firstIndex(of: own), place < front
            else { return "it is not behind that window" }
            return nil
        },
        "view.offScreen": step { visit, course, claim, book in
            let window = book.window(of: try claim.reason().who, at: course.ended)
            return book.stage(at: course.ended).windows.contains(window)
                ? "it is in \(book.name(window))" : nil
        },
        "view.viewInFront": step { visit, course, claim, book in
            visit == nil
                ? try book.objection(toFront: claim.text(0), of: claim.reason().who, in: course)
                : "it was asked"
        },
        "view.refusalAndFront": { claim, book in
            let it = try claim.reason()
            guard let course = book.hitTest(it.touch) else { throw Untrue("there was no hit-test") }
            guard course.visit(of: it.who) == nil else { throw Untrue("it was asked") }
            _ = try facts(claim.part(try claim.sentence(0), of: it), book)
            let complaint = try book.objection(toFront: claim.text(1), of: it.who, in: course)
            if let complaint { throw Untrue(complaint) }
            return [it]
        },
        "view.aboveOverridden": step { visit, course, claim, book in
            guard let above = try book.above(claim, course), visit == nil else {
                return "it is not in that view, or was asked"
            }
            return course.visit(of: above)?.verdict == .overridden
                ? nil : "\(book.name(above)) asked its subviews"
        },
        "view.aboveRefused": aboveRefusing(asked: true),
        "view.aboveWouldRefuse": aboveRefusing(asked: false),
        "view.notAsked": step { visit, _, _, _ in visit == nil ? nil : "it was asked" },
    ]

    /// A view above it refused, or would have; what it is refused for is said of that one.
    private static func aboveRefusing(asked: Bool) -> Check {
        { claim, book in
            let it = try claim.reason()
            guard let course = book.hitTest(it.touch) else { throw Untrue("there was no hit-test") }
            guard let above = try book.above(claim, course) else {
                throw Untrue("it is not in \(try claim.text(0))")
            }
            let visit = course.visit(of: above)
            if asked {
                guard let visit, visit.verdict != .inside, visit.verdict != .overridden else {
                    throw Untrue("\(book.name(above)) did not refuse")
                }
                return [Fact(record: visit.serial, who: above, touch: it.touch)]
            }
            if let visit { throw Untrue(book.sentence(visit.serial)) }
            let stage = book.stage(at: course.ended)
            guard let view = stage.views[above] else { throw Untrue("it is not there") }
            let point = stage.convert(course.location, to: above)
            guard view.isClosed || point.map(view.holds) != true else {
                throw Untrue("\(book.name(above)) would have taken it")
            }
            return [Fact(record: course.ended, who: above, touch: it.touch)]
        }
    }
}

extension TraceBook {
    /// The window at the top of the views above one, or itself.
    fileprivate func window(of view: SubjectID, at serial: Int) -> SubjectID {
        ancestors(of: view, at: serial).last ?? view
    }

    fileprivate func asked(_ name: String, in course: HitTestCourse) -> HitTestCourse.Visit? {
        course.visits.first { isCalled($0.view, name) && course.windows.contains($0.view) }
    }

    /// The view of the name at the first place of a claim, if it is above the one that the claim is about.
    fileprivate func above(_ claim: Claim, _ course: HitTestCourse) throws -> SubjectID? {
        let name = try claim.text(0)
        return ancestors(of: try claim.reason().who, at: course.ended).first { isCalled($0, name) }
    }

    /// What speaks against that somebody lies in front of a view, or of a view that holds it, and answered.
    fileprivate func objection(
        toFront name: String, of view: SubjectID, in course: HitTestCourse
    ) throws -> String? {
        guard let front = course.visits.first(where: { isCalled($0.view, name) }) else {
            return "\(name) was not asked"
        }
        guard let answer = front.answer, answer != .none else { return "\(name) answered nobody" }
        let stage = stage(at: course.ended)
        for member in [view] + ancestors(of: view, at: course.ended) {
            let parent = stage.views[member]?.parent ?? .none
            let siblings = stage.views[parent]?.children ?? []
            guard let place = siblings.firstIndex(of: member),
                let other = siblings.firstIndex(of: front.view)
            else { continue }
            return other > place ? nil : "\(name) lies behind it"
        }
        return "\(name) is no sibling of it or of one that holds it"
    }
}
