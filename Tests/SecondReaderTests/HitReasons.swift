import TouchGeometry
import TouchReading
import TouchTrace

/// Why a view refused a touch, or would have. "It" is the view.
extension SecondReader {
    static let hitReasons: [String: Check] = [
        "hit.outside": refusal(.outside) { claim, location, view, book in
            guard let point = book.convert(location, view) else { return "it has no area" }
            try claim.expect(0, isAt: point, "the point")
            try claim.expect(1, isSize: view.bounds.size, "it")
            // Whoever reads it knows the size, and takes the corner of the bounds to be at 0, 0.
            if try isSaid(inside: view.bounds.size, from: .zero, claim) {
                return
                    "its bounds begin at \(view.bounds.origin): as it is said the point is inside"
            }
            return view.holds(point) ? "it holds the point" : nil
        },
        "hit.outsideBounds": refusal(.outside) { claim, location, view, book in
            guard let point = book.convert(location, view) else { return "it has no area" }
            try claim.expect(0, isAt: point, "the point")
            try claim.expect(1, isSize: view.bounds.size, "it")
            try claim.expect(2, isAt: view.bounds.origin, "the corner of its bounds")
            if view.bounds.origin == .zero { return "its corner is at 0, 0, as corners are" }
            let corner = try claim.point(2)
            if try isSaid(inside: view.bounds.size, from: corner, claim) {
                return "as it is said the point is inside"
            }
            return view.holds(point) ? "it holds the point" : nil
        },
        "hit.outsideByCode": refusal(.outside) { claim, location, view, book in
            guard let point = book.convert(location, view) else { return "it has no area" }
            try claim.expect(0, isAt: point, "the point")
            try claim.expect(1, isSize: view.bounds.size, "it")
            return view.holds(point) ? nil : "its bounds do not hold the point"
        },
        "hit.pointOutside": refusal(.outside) { _, _, _, _ in nil },
        "hit.pointInside": refusal(.inside) { _, location, view, book in
            book.convert(location, view).map(view.holds) == true ? nil : "the point is outside"
        },
        "hit.hidden": refusal(.hidden) { _, _, view, _ in view.isHidden ? nil : "it is shown" },
        "hit.interactionOff": refusal(.interactionOff) { _, _, view, _ in
            view.isUserInteractionEnabled ? "its user interaction is on" : nil
        },
        "hit.animated": refusal(.interactionOff) { _, _, view, _ in
            view.isAnimating ? nil : "it is not being animated"
        },
        "hit.faint": refusal(.faint) { claim, _, view, _ in
            try claim.expect(0, is: view.alpha, "its alpha")
            return view.alpha < 0.01 ? nil : "its alpha is \(view.alpha)"
        },
        "hit.singular": refusal(.singular) { _, location, view, book in
            book.convert(location, view) == nil ? nil : "it has an area"
        },
        "hit.ownAnswer": refusal(.overridden) { _, _, _, _ in nil },
    ]

    /// Whether the point at the first place, as it is rounded there, lies in a rectangle.
    private static func isSaid(
        inside size: CGSize, from corner: CGPoint, _ claim: Claim
    ) throws -> Bool {
        let point = try claim.point(0)
        let (x, y) = (point.x - corner.x, point.y - corner.y)
        return x >= 0 && x < size.width && y >= 0 && y < size.height
    }

    /// The stage on which a touch looked for its view.
    struct Place {
        let stage: StageState

        func convert(_ point: CGPoint, _ view: ViewState) -> CGPoint? {
            stage.convert(point, to: view.id)
        }
    }

    /// - Parameter objection: what speaks against the refusal, if it is not what the record says.
    private static func refusal(
        _ verdict: HitVerdict,
        _ objection: @escaping @Sendable (Claim, CGPoint, ViewState, Place) throws -> String?
    ) -> Check {
        { claim, book in
            let it = try claim.reason()
            // Of a view that was not asked, the stage alone can tell.
            if case .visit(it.who, let other) = book[it.record].entry, other != verdict {
                throw Untrue(book.sentence(it.record))
            }
            let course = book.hitTest(it.touch)
            if let visit = course?.visit(of: it.who), visit.verdict != verdict {
                throw Untrue(book.sentence(visit.serial))
            }
            let serial = course?.ended ?? it.record
            guard let location = book.location(at: it),
                let view = book.stage(at: serial).views[it.who]
            else { throw Untrue("no finger looked for \(book.name(it.who))") }
            let place = Place(stage: book.stage(at: serial))
            if let complaint = try objection(claim, location, view, place) {
                throw Untrue(complaint)
            }
            return [it]
        }
    }
}

extension ViewState {
    /// Whether the bounds, which are half-open, hold a point of the view (HT4).
    func holds(_ point: CGPoint) -> Bool {
        point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
            && point.y < bounds.maxY
    }

    /// Whether it and all within it are closed to touches, wherever those are (HT1).
    var isClosed: Bool { isHidden || !isUserInteractionEnabled || isAnimating || alpha < 0.01 }
}
