import TouchPicture

extension Tape {
    /// Returns the tape for the stretched scene. Its expectations about places apply to the
    /// stretched places: that a view has moved, or that it has not. Expected distances are dropped,
    /// because they were measured on the wide screen.
    ///
    /// - Parameter scene: The scene before it is stretched.
    public func stretched(_ stretch: Stretch, for scene: Scene) -> Tape {
        var stretching = TapeStretching(stretch, scene)
        var tape = self
        for (place, line) in lines.enumerated() {
            var line = line
            switch line.statement {
            case .act(let act, let with): line.statement = .act(stretching(act), with: with)
            case .tell(let telling): line.statement = .tell(stretching(telling))
            case .expect(let expected): line.statement = .expect(stretching(expected))
            case .header, .scene, .together, nil: continue
            }
            tape.lines[place] = line
        }
        return tape
    }
}

/// Goes through the lines of a tape, and remembers where its fingers came down.
private struct TapeStretching {
    private let stretch: Stretch
    private let frames: SceneFrames
    /// The places at which fingers came down at points of the scene, before the stretch.
    private var starts: [String: CGPoint] = [:]
    /// The fingers that came down on a control with an intrinsic size, where moves have to stay as
    /// long as before.
    private var onOwnSize: Set<String> = []

    init(_ stretch: Stretch, _ scene: Scene) {
        self.stretch = stretch
        frames = SceneFrames(scene)
    }

    // MARK: Actions

    mutating func callAsFunction(_ act: TapeAct) -> TapeAct {
        switch act {
        case .finger(let finger, let does): return .finger(finger, self(does, of: finger))
        case .tap(var tap):
            tap.place = self(tap.place)
            return .tap(tap)
        case .set(let name, let clauses):
            return .set(name, clauses.stretched(stretch, frames, of: name))
        case .pointer(.move(let place, let movement, let grip)):
            return .pointer(.move(self(place), movement, grip))
        case .pointer(.exit(let place)): return .pointer(.exit(self(place)))
        case .pointer(.scroll(let offset, let place, let type)):
            return .pointer(.scroll(offset, at: self(place), type))
        case .event(let time, let samples): return .event(time, samples.map { self($0) })
        case .wait, .waitUntil, .shake, .remote, .statusBarTap, .interrupt, .pencil, .remove,
            .enable:
            return act
        }
    }

    private mutating func callAsFunction(_ act: FingerAct, of finger: String) -> FingerAct {
        switch act {
        case .down(let place, let force, let radius, let type, let grip):
            if case .point(let point) = place {
                starts[finger] = point
            } else {
                starts[finger] = nil
            }
            if place.view.map({ frames.ownSized.contains($0) }) == true {
                onOwnSize.insert(finger)
            } else {
                onOwnSize.remove(finger)
            }
            return .down(self(place), force: force, radius: radius, type: type, grip: grip)
        case .move(.point(let point), let movement):
            return .move(.point(self(point, of: finger)), movement)
        case .move(let place, let movement): return .move(self(place), movement)
        case .moveBy(let offset, let movement)
        where stretch.moves == .follow && !onOwnSize.contains(finger):
            let stretched = Offset(dx: offset.dx * stretch.x, dy: offset.dy * stretch.y)
            return .moveBy(stretched, movement)
        case .moveBy, .up, .cancel: return act
        }
    }

    private mutating func callAsFunction(_ sample: RecordedSample) -> RecordedSample {
        var sample = sample
        if sample.phase == .began { starts[sample.finger] = sample.location }
        sample.location = self(sample.location, of: sample.finger)
        sample.coalesced = sample.coalesced.map { coalesced in
            var coalesced = coalesced
            coalesced.location = self(coalesced.location, of: sample.finger)
            return coalesced
        }
        return sample
    }

    /// Returns the place of a finger that moved to `point`.
    private func callAsFunction(_ point: CGPoint, of finger: String) -> CGPoint {
        guard stretch.moves == .keepLengths, let start = starts[finger] else {
            return stretch(point)
        }
        let place = stretch(start)
        return CGPoint(x: place.x + point.x - start.x, y: place.y + point.y - start.y)
    }

    private func callAsFunction(_ place: Place) -> Place {
        switch place {
        case .point(let point): .point(stretch(point))
        case .unit(let view, let part) where frames.round[view] == nil:
            .unit(
                view,
                CGPoint(x: Self.beyond(part.x, stretch.x), y: Self.beyond(part.y, stretch.y)))
        case .unit, .center: place
        }
    }

    /// Returns a fraction of a view's length; the part beyond an edge keeps its length in points.
    private static func beyond(_ share: Double, _ factor: Double) -> Double {
        let inside = min(max(share, 0), 1)
        return inside + (share - inside) / factor
    }

    // MARK: Captions and expectations

    func callAsFunction(_ telling: Telling) -> Telling {
        switch telling {
        case .light(let light):
            return .light(Spotlight(center: stretch(light.center), radius: light.radius))
        case .ink(.stroke(var stroke)):
            stroke.places = stroke.places.map { stretch($0) }
            return .ink(.stroke(stroke))
        default: return telling
        }
    }

    func callAsFunction(_ expected: Expectation) -> Expectation {
        switch expected {
        case .at(let view, let corner):
            corner == frames.corners[view] ? .didNotMove(view) : .moved(view, by: nil)
        case .value(let view, let value) where frames.sliders[view] ?? value != value:
            .acts(view, on: nil, times: nil)
        case .moved(let view, let way?):
            way == .zero ? .didNotMove(view) : .moved(view, by: nil)
        case .scrolled(let view, let offset):
            offset == frames.offsets[view] ?? .zero ? .didNotScroll(view) : .scrolledBy(view, nil)
        case .scrolledBy(let view, let way?):
            way == .zero ? .didNotScroll(view) : .scrolledBy(view, nil)
        default: expected
        }
    }
}

extension Place {
    /// The view that the place is in; nil for a point of the scene.
    fileprivate var view: String? {
        switch self {
        case .point: nil
        case .center(let view), .unit(let view, _): view
        }
    }
}
