import TouchPicture

extension Scene {
    /// Returns the scene on a stretched screen.
    public func stretched(_ stretch: Stretch) -> Scene {
        let frames = SceneFrames(self)
        var scene = self
        // The depth of the round view whose contents the loop is in.
        var round: Int?
        for (place, line) in lines.enumerated() {
            if let depth = round, line.depth > depth || line.statement == nil { continue }
            round =
                line.statement?.named.flatMap { frames.round[$0.name] } == nil ? nil : line.depth
            scene.lines[place].statement = line.statement?.stretched(stretch, frames)
        }
        return scene
    }
}

/// The frames of views in a scene as it is written, by name.
struct SceneFrames {
    /// The top-left corners, each in the coordinates of the view's superview.
    private(set) var corners: [String: CGPoint] = [:]
    /// The content offsets, or origins of bounds, that are not zero.
    private(set) var offsets: [String: CGPoint] = [:]
    /// The sizes of round views.
    private(set) var round: [String: CGSize] = [:]
    /// The controls that have an intrinsic size.
    private(set) var ownSized: Set<String> = []
    /// The initial values of sliders.
    private(set) var sliders: [String: Double] = [:]

    init(_ scene: Scene) {
        for case .view(let kind, let name, let clauses) in scene.lines.compactMap({ $0.statement })
        {
            var (size, radius) = (CGSize.zero, 0.0)
            if kind.hasOwnSize { ownSized.insert(name) }
            if kind == .slider { sliders[name] = 0 }
            for clause in clauses {
                switch clause {
                case .at(let corner): corners[name] = corner
                case .size(let own): size = own
                case .boundsAt(let offset): offsets[name] = offset
                case .corner(let own): radius = own
                case .value(let value): if kind == .slider { sliders[name] = value }
                default: break
                }
            }
            if radius > 0, size.width == size.height, radius * 2 >= size.width {
                round[name] = size
            }
        }
    }

    func stretched(_ corner: CGPoint, of view: String, _ stretch: Stretch) -> CGPoint {
        round[view].map { stretch(corner, keeping: $0) } ?? stretch(corner)
    }
}

extension SceneStatement {
    fileprivate func stretched(_ stretch: Stretch, _ frames: SceneFrames) -> SceneStatement {
        switch self {
        case .header(let name, let size): .header(name: name, size: stretch(size))
        case .window(let name, let clauses):
            .window(name: name, clauses.stretched(stretch, frames, of: name))
        case .view(let kind, let name, let clauses):
            .view(kind, name: name, clauses.stretched(stretch, frames, of: name))
        case .recognizer(let kind, let name, let clauses):
            .recognizer(kind, name: name, clauses.map { $0.stretched(stretch) })
        case .title, .controller, .require, .tuning, .application, .delegate: self
        }
    }
}

extension [ViewClause] {
    func stretched(_ stretch: Stretch, _ frames: SceneFrames, of view: String) -> [ViewClause] {
        map { $0.stretched(stretch, frames, of: view) }
    }
}

extension ViewClause {
    fileprivate func stretched(
        _ stretch: Stretch, _ frames: SceneFrames, of view: String
    ) -> ViewClause {
        switch self {
        case .at(let corner): .at(frames.stretched(corner, of: view, stretch))
        case .size(let size): frames.round[view] == nil ? .size(stretch(size)) : self
        case .boundsAt(let offset): .boundsAt(stretch(offset))
        case .content(let size): .content(stretch(size))
        case .contentInset(let inset): .contentInset(stretch(inset))
        case .safeArea(let insets): .safeArea(stretch(insets))
        case .pointInside(.exceptRect(let rect)): .pointInside(.exceptRect(stretch(rect)))
        case .on(let event, let effects): .on(event, effects.stretched(stretch, frames))
        case .after(let span, let effects): .after(span, effects.stretched(stretch, frames))
        case .every(let span, let effects): .every(span, effects.stretched(stretch, frames))
        default: self
        }
    }
}

extension [ActionEffect] {
    fileprivate func stretched(_ stretch: Stretch, _ frames: SceneFrames) -> [ActionEffect] {
        map { effect in
            guard case .glides(var glide) = effect else { return effect }
            glide.corner = frames.stretched(glide.corner, of: glide.view, stretch)
            return .glides(glide)
        }
    }
}

extension RecognizerClause {
    fileprivate func stretched(_ stretch: Stretch) -> RecognizerClause {
        switch self {
        case .shouldReceive(.when(let condition)):
            .shouldReceive(.when(condition.stretched(stretch)))
        case .shouldBegin(.when(let condition)): .shouldBegin(.when(condition.stretched(stretch)))
        default: self
        }
    }
}

extension Condition {
    fileprivate func stretched(_ stretch: Stretch) -> Condition {
        switch self {
        case .area(let area): .area(stretch(area))
        case .not(let condition): .not(condition.stretched(stretch))
        case .atTop, .atBottom, .zoomed: self
        }
    }
}
