import TouchGeometry
import TouchReading
import TouchTrace

/// What single records tell of views, windows and view controllers.
extension SecondReader {
    static let sceneClaims: [String: Check] = [
        "record.appeared": { claim, book in
            try told(claim, book) {
                if case .viewAdded(let view, .none, _) = $0 {
                    try book.isCalled(view, claim.text(0))
                } else {
                    false
                }
            }
        },
        "record.viewAdded": { claim, book in
            try told(claim, book) {
                guard case .viewAdded(let view, let parent, _) = $0 else { return false }
                return try book.isCalled(view, claim.text(0))
                    && book.isCalled(parent, claim.text(1))
            }
        },
        "record.removed": { claim, book in
            try told(claim, book) {
                switch $0 {
                case .viewRemoved(let id), .recognizerRemoved(let id):
                    try book.isCalled(id, claim.text(0))
                default: false
                }
            }
        },
        "record.scrolled": bounds { claim, old, new in
            try claim.expect(1, isAt: new.origin, "the corner of its bounds")
            return new.origin != old.origin
        },
        "record.resized": bounds { claim, old, new in
            try claim.expect(1, isSize: new.size, "it")
            return new.size != old.size
        },
        // Of bounds that are told again, as of those of a view that comes without any.
        "record.measures": bounds { claim, old, new in
            try claim.expect(1, isSize: new.size, "it")
            return new == old
        },
        "record.moved": { claim, book in
            try told(claim, book) {
                guard case .center(let view, let x, let y) = $0 else { return false }
                try claim.expect(1, isAt: CGPoint(x: x, y: y), "its center")
                return try book.isCalled(view, claim.text(0))
            }
        },
        "record.transformed": { claim, book in
            try told(claim, book) {
                switch $0 {
                case .transformLinear(let view, _, _, _, _), .transformOffset(let view, _, _):
                    try book.isCalled(view, claim.text(0))
                default: false
                }
            }
        },
        "record.looksChanged": { claim, book in
            try told(claim, book) {
                switch $0 {
                case .background(let view, _, _, _, _), .cornerRadius(let view, _),
                    .text(let view, _), .drawing(let view, _):
                    try book.isCalled(view, claim.text(0))
                default: false
                }
            }
        },
        "record.flagOn": flag(true),
        "record.flagOff": flag(false),
        "record.alpha": amount {
            if case .alpha(let view, let alpha) = $0 { (view, alpha) } else { nil }
        },
        "record.value": amount {
            if case .value(let view, let value) = $0 { (view, value) } else { nil }
        },
        "record.animated": { claim, book in
            try told(claim, book) {
                guard case .animated(let view, let property, _, let duration, _) = $0 else {
                    return false
                }
                try claim.expect(2, is: duration, "the animation's duration")
                return try book.isCalled(view, claim.text(1)) && property.rawValue == claim.text(0)
            }
        },
        "record.windowShown": one {
            if case .windowShown(let window, _) = $0 { window } else { nil }
        },
        "record.windowHidden": one {
            if case .windowHidden(let window) = $0 { window } else { nil }
        },
        "record.keyWindow": one { if case .keyWindow(let window) = $0 { window } else { nil } },
        "record.noKeyWindow": { claim, book in
            let facts = try told(claim, book) { $0 == .keyWindow(.none) }
            return try holding(facts) { fact in
                guard book.stage(at: fact.record - 1).keyWindow != .none else {
                    throw Untrue("there was none before")
                }
                return [fact]
            }
        },
        "record.firstResponder": one { if case .firstResponder(let who) = $0 { who } else { nil } },
        "record.rootView": { claim, book in
            try told(claim, book) {
                guard case .controllerView(let controller, let view) = $0 else { return false }
                return try book.isCalled(view, claim.text(0))
                    && book.isCalled(controller, claim.text(1))
            }
        },
    ]

    private static func one(_ pick: @escaping @Sendable (TraceEntry) -> SubjectID?) -> Check {
        { claim, book in
            try told(claim, book) { entry in
                try pick(entry).map { try book.isCalled($0, claim.text(0)) } ?? false
            }
        }
    }

    private static func amount(
        _ pick: @escaping @Sendable (TraceEntry) -> (SubjectID, Double)?
    ) -> Check {
        { claim, book in
            try told(claim, book) { entry in
                guard let (view, amount) = pick(entry) else { return false }
                try claim.expect(1, is: amount, "it")
                return try book.isCalled(view, claim.text(0))
            }
        }
    }

    private static func flag(_ isOn: Bool) -> Check {
        { claim, book in
            try told(claim, book) {
                guard case .flag(let view, let flag, isOn) = $0 else { return false }
                return try flag.rawValue == claim.text(0) && book.isCalled(view, claim.text(1))
            }
        }
    }

    /// - Parameter change: whether the bounds became others in the way that is claimed.
    private static func bounds(
        _ change: @escaping @Sendable (Claim, _ old: CGRect, _ new: CGRect) throws -> Bool
    ) -> Check {
        { claim, book in
            let facts = try told(claim, book) {
                if case .bounds(let view, _, _, _, _) = $0 {
                    try book.isCalled(view, claim.text(0))
                } else {
                    false
                }
            }
            return try holding(facts) { fact in
                guard
                    case .bounds(let view, let x, let y, let width, let height) = book[fact.record]
                        .entry
                else { return [] }
                let old = book.stage(at: fact.record - 1).views[view]?.bounds ?? .zero
                let new = CGRect(x: x, y: y, width: width, height: height)
                guard try change(claim, old, new) else {
                    throw Untrue("its bounds were \(old) and are \(new)")
                }
                return [fact]
            }
        }
    }
}
