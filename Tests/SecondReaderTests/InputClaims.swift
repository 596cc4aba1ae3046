import TouchGeometry
import TouchTrace

/// What fingers do, and what was done about samples that make no sense.
extension SecondReader {
    static let inputClaims: [String: Check] = [
        "input.began": sample(.began),
        "input.moved": sample(.moved),
        "input.rested": sample(.stationary),
        "input.lifted": sample(.ended),
        "input.cancelled": sample(.cancelled),
        "input.entered": sample(.regionEntered),
        "input.hovered": sample(.regionMoved),
        "input.left": sample(.regionExited),
        "input.ofFinger": { claim, book in
            let facts = try facts(claim.part(try claim.sentence(1)), book)
            return try holding(facts) { fact in
                guard case .repaired(let finger, _) = book[fact.record].entry else { return [] }
                let isSo = try book.isFinger(Int(finger), called: claim.text(0))
                guard isSo else { throw Untrue("the host's finger is \(finger)") }
                return [fact]
            }
        },
        "input.notFinite": repaired(.notFinite),
        "input.pointerNotFinite": repaired(.pointerNotFinite),
        "input.timeNotFinite": repaired(.timeNotFinite),
        "input.sentWithoutEnd": repaired(.sentWithoutEnd),
        "input.movedWithoutBegan": repaired(.movedWithoutBegan),
        "input.endedWithoutBegan": repaired(.endedWithoutBegan),
        "input.secondBegan": repaired(.secondBegan),
        "input.repeatedInOneEvent": repaired(.repeatedInOneEvent),
        "input.ranBackwards": { claim, book in
            try told(claim, book, time: 0) {
                if case .repaired(_, .timeRanBackwards) = $0 { true } else { false }
            }
        },
    ]

    private static func sample(_ wanted: TouchPhase) -> Check {
        { claim, book in
            try told(claim, book, time: 0) {
                guard case .sample(let touch, _, wanted, let x, let y) = $0,
                    try book.isCalled(touch, claim.text(1))
                else { return false }
                try claim.expect(2, isAt: CGPoint(x: x, y: y), "the finger")
                return true
            }
        }
    }

    private static func repaired(_ wanted: SampleFault) -> Check {
        { claim, book in
            try told(claim, book) { if case .repaired(_, wanted) = $0 { true } else { false } }
        }
    }
}

extension TraceBook {
    /// Whether the host's finger of that number goes by that name: "a" is 1, or one that a touch of it was given.
    fileprivate func isFinger(_ finger: Int, called name: String) -> Bool {
        let given = contacts.filter { $0.finger == finger }.map { self.name($0.touch) }
        return given.isEmpty ? true : given.contains(name)
    }
}
