/// The first touches of an app's code: a tape whose fingers go where something reacts.
struct StageTape {
    /// A view on the stage, or a part of the screen.
    struct Area {
        /// The view's name on the stage; nil if places are those of the screen.
        var name: String?
        var frame = (x: 0, y: 0, width: StageMain.width, height: StageMain.height)

        /// Returns a place, from 0 to 1 in each direction.
        func at(_ x: Double, _ y: Double) -> String {
            guard let name else {
                let place = (
                    frame.x + Int(x * Double(frame.width)), frame.y + Int(y * Double(frame.height))
                )
                return "(\(place.0), \(place.1))"
            }
            return x == 0.5 && y == 0.5 ? name : "\(name)(\(x), \(y))"
        }

        /// The middle; of what lies behind others, a place at its edge.
        var middle: String {
            let behind: Set = ["dimmed", "dim", "dimming", "background", "backdrop", "overlay"]
            let lies = name.map { !behind.isDisjoint(with: StageSubject.words(of: $0)) } ?? false
            return at(0.5, lies ? 0.04 : 0.5)
        }
    }

    private let program: SwiftProgram
    private var lines: [String] = []
    /// The number of touches that a reader still looks at in a first tape.
    private static let most = 6
    private var count = 0

    /// Writes touches of the plain middle of the screen.
    init(_ program: SwiftProgram) { self.program = program }

    /// Returns the tape's text.
    func text(scene: String) -> String {
        (["tape 1", "scene \"\(scene)\"", "wait 300ms"] + lines + ["wait 1s", ""])
            .joined(separator: "\n")
    }

    // MARK: What is touched

    /// Touches a view of the app's.
    mutating func touch(view subject: StageSubject, in area: Area) {
        let before = count
        switch StageKind(of: subject) {
        case .bar: slide(subject, in: area, upright: false)
        case .uprightBar: slide(subject, in: area, upright: true)
        case .dial: turn(in: area)
        case .stick:
            let start = thumb(of: subject).map { Area(name: $0).middle } ?? area.middle
            drag(start, by: [(60, 0), (-40, -50)])
        case .drawing:
            stroke(
                [(0.15, 0.4), (0.3, 0.25), (0.45, 0.4), (0.6, 0.6), (0.75, 0.45), (0.85, 0.3)].map {
                    area.at($0.0, $0.1)
                }, each: 120)
            stroke(
                [(0.25, 0.75), (0.5, 0.85), (0.75, 0.72)].map { area.at($0.0, $0.1) }, each: 150)
        case .card: drag(area.at(0.5, 0.6), by: [(60, 10), (140, 20)], each: 150)
        case .sheet: drag(area.at(0.5, 0.05), by: [(0, 80), (0, 120)])
        case .button: tap(area.middle)
        case .list: scroll(subject, in: area)
        case .cover, .plain: break
        }
        let isDragged = count > before
        makeGestures(of: subject, in: area) { isDragged && $0.isDrag }
        touchParts(of: subject)
        guard count == before else { return }
        tap(area.middle)
        if subject.says("touchesMoved") { make(.drag(subject.axis), in: area) }
    }

    /// Touches what a controller shows: views of the app's in it, its recognizers and its controls.
    mutating func touch(controller subject: StageSubject) {
        let before = count
        touchParts(of: subject)
        makeGestures(of: subject, in: Area())
        if count > before { return }
        let isList = ["UITableViewController", "UICollectionViewController"].contains(subject.base)
        if isList { return scroll(subject, in: Area()) }
        tap(Area().middle)
        make(.drag(nil), in: Area())
    }

    /// Touches the plain view in the middle, as a window of the app's may want to see.
    mutating func touch(plainIn window: StageSubject?) {
        for (gesture, _) in window?.gestures(in: program) ?? [] { make(gesture, in: Area()) }
        tap(Area().middle)
        make(.drag(nil), in: Area())
    }

    /// Touches the handle and the middle of what a presentation shows, and what is beside it.
    mutating func touch(presentation subject: StageSubject) {
        drag(Area().middle, by: [(0, 60), (0, 120)])
        for (gesture, _) in subject.gestures(in: program) { make(gesture, in: Area()) }
        tap(Area().at(0.5, 0.05))
    }

    /// Touches what lies below and within a view that lets touches through.
    mutating func touch(through view: StageView) {
        for place in view.seenThrough { tap("(\(place.x), \(place.y))") }
    }

    /// Touches the views of the app's and the controls that a class shows.
    private mutating func touchParts(of subject: StageSubject) {
        for part in subject.shownViews {
            let area = Area(name: part.name)
            switch part.type {
            case "UISlider": slide(nil, in: area, upright: false)
            case "UIButton", "UISwitch", "UISegmentedControl", "UIStepper": tap(area.middle)
            case "UIScrollView", "UITableView", "UICollectionView": scroll(subject, in: area)
            case _ where program.types[part.type] != nil && part.type != subject.name:
                let own = StageSubject(part.type, in: program)
                if own.feelsTouches || own.says("addGestureRecognizer") {
                    touch(view: own, in: area)
                }
            default: break
            }
        }
    }

    /// Makes the gestures of a class's recognizers: drags first, because a tap often ends what is
    /// shown.
    private mutating func makeGestures(
        of subject: StageSubject, in area: Area,
        except isLeftOut: (StageGesture) -> Bool = { _ in false }
    ) {
        let all = subject.gestures(in: program).filter { !isLeftOut($0.gesture) }
        for (gesture, view) in all.filter(\.gesture.isDrag) + all.filter({ !$0.gesture.isDrag }) {
            let named = view.flatMap { name in subject.shownViews.first { $0.name == name } }
            make(gesture, in: named.map { Area(name: $0.name) } ?? area)
        }
    }

    /// Makes one gesture.
    mutating func make(_ gesture: StageGesture, in area: Area) {
        switch gesture {
        case .tap(let times): tap(area.middle, times: times)
        case .press(let milliseconds): press(area.middle, milliseconds)
        case .drag(let axis):
            if axis != .vertical { drag(area.middle, by: [(60, 0), (30, 0)]) }
            if axis != .horizontal { drag(area.middle, by: [(0, -60), (0, -30)]) }
        case .swipe(let direction):
            let way = ["left": (-120, 0), "up": (0, -120), "down": (0, 120)][direction] ?? (120, 0)
            drag(area.middle, by: [way], each: 120)
        case .edge(let edge):
            let (start, way) =
                switch edge {
                case "right": ("(389, 422)", (-150, 0))
                case "top": ("(195, 1)", (0, 150))
                case "bottom": ("(195, 843)", (0, -150))
                default: ("(1, 422)", (150, 0))
                }
            drag(start, by: [way])
        case .pinch: two(from: [(0.4, 0.5), (0.6, 0.5)], to: [(0.15, 0.5), (0.85, 0.5)], in: area)
        case .twist: two(from: [(0.3, 0.5), (0.7, 0.5)], to: [(0.5, 0.3), (0.5, 0.7)], in: area)
        case .turn: turn(in: area)
        }
    }

    // MARK: How

    /// Drags a thumb. Where none is known by name, the thumb may lie at either end or in the
    /// middle, so it is taken from each.
    private mutating func slide(_ subject: StageSubject?, in area: Area, upright: Bool) {
        func at(_ way: Double) -> String { upright ? area.at(0.5, 1 - way) : area.at(way, 0.5) }
        if let thumb = subject.flatMap(thumb) {
            stroke([Area(name: thumb).middle, at(0.9)])
            stroke([Area(name: thumb).middle, at(0.4)])
        } else {
            if subject?.nameWords.contains("range") == true {
                stroke([at(0.24), at(0.4)])
                stroke([at(0.76), at(0.6)])
            }
            stroke([at(0.06), at(0.94)], each: 500)
            stroke([at(0.16), at(0.7)])
            stroke([at(0.94), at(0.5)])
            stroke([at(0.5), at(0.75)])
        }
    }

    /// Returns the name of the view that is the thumb of a slider or a stick.
    private func thumb(of subject: StageSubject) -> String? {
        let words: Set = ["thumb", "knob", "handle", "stick", "nub", "grip"]
        return subject.shownViews.first {
            !words.isDisjoint(with: StageSubject.words(of: $0.name))
        }?.name
    }

    private mutating func turn(in area: Area) {
        stroke(
            [(0.2, 0.8), (0.08, 0.5), (0.2, 0.2), (0.5, 0.08)].map { area.at($0.0, $0.1) },
            each: 200)
        stroke(
            [(0.5, 0.08), (0.8, 0.2), (0.92, 0.5), (0.8, 0.8)].map { area.at($0.0, $0.1) },
            each: 200)
    }

    private mutating func scroll(_ subject: StageSubject, in area: Area) {
        if subject.axis == .horizontal {
            drag(area.at(0.75, 0.5), by: [(-160, 0)], each: 250)
        } else {
            drag(area.at(0.5, 0.75), by: [(0, -200)], each: 250)
        }
        if subject.says("refreshControl", "UIRefreshControl")
            || subject.nameWords.contains("refresh")
        {
            drag(area.at(0.5, 0.25), by: [(0, 250)], each: 500)
        }
        if subject.says("viewForZooming", "maximumZoomScale") { make(.pinch, in: area) }
    }

    private mutating func stroke(_ places: [String], each milliseconds: Int = 400) {
        guard let first = places.first else { return }
        add(
            ["finger a down \(first)"]
                + places.dropFirst().map { "finger a move \($0) over \(milliseconds)ms" }
                + ["finger a up"])
    }

    private mutating func drag(_ place: String, by ways: [(Int, Int)], each milliseconds: Int = 200)
    {
        add(
            ["finger a down \(place)"]
                + ways.map { "finger a move by \($0.0) \($0.1) over \(milliseconds)ms" }
                + ["finger a up"])
    }

    private mutating func tap(_ place: String, times: Int = 1) {
        add([times > 1 ? "tap \(place) times \(times)" : "tap \(place)"])
    }

    private mutating func press(_ place: String, _ milliseconds: Int) {
        add(["finger a down \(place)", "wait \(milliseconds)ms", "finger a up"])
    }

    private mutating func two(
        from start: [(Double, Double)], to end: [(Double, Double)], in area: Area
    ) {
        func both(_ what: String, _ places: [(Double, Double)], _ after: String = "") -> [String] {
            zip(["finger a", "with finger b"], places).map { finger, place in
                "\(finger) \(what) \(area.at(place.0, place.1))\(after)"
            }
        }
        add(
            both("down", start) + both("move", end, " over 500ms")
                + ["finger a up", "with finger b up"])
    }

    /// Adds one touch, unless the tape has enough of them.
    private mutating func add(_ touch: [String]) {
        guard count < Self.most else { return }
        lines += (count > 0 ? ["wait 700ms"] : []) + touch
        count += 1
    }
}
