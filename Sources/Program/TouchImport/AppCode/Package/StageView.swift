/// A view of an app's as `main.swift` creates it: its place, and what it needs to be seen.
struct StageView {
    let subject: StageSubject
    let kind: StageKind
    /// The expression that creates it.
    private(set) var made = ""
    private let frame: (x: Int, y: Int, width: Int, height: Int)

    init(_ subject: StageSubject) {
        self.subject = subject
        kind = StageKind(of: subject)
        let size = Self.ownSizes[subject.base] ?? kind.size
        let y =
            kind.isAtBottom
            ? StageMain.height - size.height : (StageMain.height - size.height) / 2
        frame = ((StageMain.width - size.width) / 2, y, size.width, size.height)
    }

    func made(by expression: String) -> StageView {
        var view = self
        view.made = expression
        return view
    }

    /// The sizes of UIKit's controls that have one of their own.
    private static let ownSizes: [String: (width: Int, height: Int)] = [
        "UISwitch": (51, 31), "UIStepper": (94, 32), "UISegmentedControl": (300, 32),
        "UIProgressView": (300, 4), "UIPageControl": (300, 26), "UITextField": (300, 44),
        "UILabel": (300, 80), "UITableViewCell": (390, 80), "UICollectionViewCell": (180, 180),
    ]

    /// The frame that the initializer gets: the size, without a place.
    var frameInItself: String {
        "CGRect(x: 0, y: 0, width: \(frame.width), height: \(frame.height))"
    }

    /// The area that the tape touches. Views that call themselves otherwise are found by place.
    var area: StageTape.Area {
        StageTape.Area(
            name: subject.says("accessibilityIdentifier") ? nil : subject.name + "-1", frame: frame)
    }

    /// The statements that create it and put it into the window.
    func lines(in language: String) -> [String] {
        (kind == .cover ? Self.beneath : []) + ["let view = \(made)"] + placed
            + inspected(in: language) + looks(in: language) + ["window.addSubview(view)"]
            + (kind == .cover ? Self.within : [])
    }

    /// The frame is set after the initializer, because code may wait for that.
    private var placed: [String] {
        guard subject.says("intrinsicContentSize") else {
            let size = "width: \(frame.width), height: \(frame.height)"
            return ["view.frame = CGRect(x: \(frame.x), y: \(frame.y), \(size))"]
        }
        let y =
            kind.isAtBottom
            ? "\(StageMain.height) - size.height" : "(\(StageMain.height) - size.height) / 2"
        return [
            "var size = view.intrinsicContentSize",
            "if size.width <= 0 { size.width = \(frame.width) }",
            "if size.height <= 0 { size.height = \(frame.height) }",
            "view.frame = CGRect(",
            "    x: (\(StageMain.width) - size.width) / 2, y: \(y),",
            "    width: size.width, height: size.height)",
        ]
    }

    /// The statements that set what Interface Builder would have set, for their observers.
    private func inspected(in language: String) -> [String] {
        let lines = subject.inspected.map { "view.\($0.name) = \($0.value)" }
        return lines.isEmpty ? [] : ["// \(StageMain.asStoryboards(in: language))"] + lines
    }

    /// The statements without which nothing of it would be seen, or nothing could be touched.
    private func looks(in language: String) -> [String] {
        var lines: [String] = []
        switch subject.base {
        case "UIImageView":
            let comment = StageMain.asStoryboards(in: language)
            lines.append("view.isUserInteractionEnabled = true  // \(comment)")
        case "UIButton" where !subject.says("setTitle", "setImage", "title"):
            lines.append("view.setTitle(\"\(subject.name)\", for: .normal)")
        case "UILabel" where !subject.says("text"):
            lines.append("view.text = \"\(subject.name)\"")
        case "UIScrollView" where !subject.says("contentSize"):
            lines += [
                "view.contentSize = CGSize(width: \(frame.width), height: 1600)",
                "for row in 0..<12 {",
                "    let frame = CGRect(x: 16, y: 16 + row * 132, width: 318, height: 116)",
                "    let part = UIView(frame: frame)",
                "    part.backgroundColor = .systemTeal", "    view.addSubview(part)", "}",
            ]
        default: break
        }
        guard !subject.says("backgroundColor") else { return lines }
        let paints = subject.says("draw", "addSubview", "addSublayer", "layerClass", "contentView")
        switch kind {
        case .cover:
            lines.append("view.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.2)")
        case .drawing: lines.append("view.backgroundColor = .white")
        case .plain, .card, .sheet, .list: lines.append("view.backgroundColor = .systemTeal")
        default: if !paints { lines.append("view.backgroundColor = .systemTeal") }
        }
        return lines
    }

    /// A button below a view that lets touches through, and a view in that: both are touched.
    private static let beneath = [
        "let beneath = UIButton(frame: CGRect(x: 95, y: 382, width: 200, height: 80))",
        "beneath.backgroundColor = .systemOrange", "window.addSubview(beneath)",
    ]
    private static let within = [
        "let within = UIView(frame: CGRect(x: 95, y: 532, width: 200, height: 80))",
        "within.backgroundColor = .systemBlue", "view.addSubview(within)",
    ]
    /// The middles of both.
    let seenThrough = [(x: 195, y: 422), (x: 195, y: 572)]
}
