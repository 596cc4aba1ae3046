import TouchPicture
import TouchStage

/// The marks over the stage while a scene is edited: the ring around the selected view, its name,
/// its handles, and the lines that it is aligned with.
struct EditMarks {
    let view: EditedView
    let guides: [SnapGuide]
    /// The handles to resize and to turn the view, on the screen of the scene.
    let handle: CGRect?
    let turnHandle: CGRect?
    let style: ChromeStyle
    /// The transform from the scene's screen to the window, and the frame of the scene's panel
    /// there.
    let toWindow: CGAffineTransform
    let panel: CGRect

    func marks() -> [Mark] {
        let theme = style.theme
        let ring = Path.polygon(view.corners.map { $0.applying(toWindow) })
        var marks = guides.map(line)
        marks += [
            .path(ring, stroke: theme.shade, width: 5),
            .path(ring, stroke: theme.active, width: 2.5),
        ]
        if let handle {
            let corner = CGPoint(x: handle.midX, y: handle.midY).applying(toWindow)
            marks.append(
                .path(
                    .circle(center: corner, radius: 9), fill: theme.active, stroke: theme.shade,
                    width: 2))
        }
        if let turnHandle {
            let middle = CGPoint(x: turnHandle.midX, y: turnHandle.midY).applying(toWindow)
            let circle = Path.circle(center: middle, radius: 9)
            marks += [
                .path(circle, stroke: theme.shade, width: 6),
                .path(circle, stroke: theme.active, width: 3),
            ]
        }
        return [.group(Group(clip: .rect(panel), marks: marks + name(theme)))]
    }

    private func line(_ guide: SnapGuide) -> Mark {
        let far = view.siblings.reduce(view.superview.union(view.frame)) { $0.union($1) }
        let ends =
            switch guide.direction {
            case .upright:
                [CGPoint(x: guide.place, y: far.minY), CGPoint(x: guide.place, y: far.maxY)]
            case .level:
                [CGPoint(x: far.minX, y: guide.place), CGPoint(x: far.maxX, y: guide.place)]
            }
        let path = Path.polyline(ends.map { $0.applying(view.toScreen).applying(toWindow) })
        return .path(path, stroke: style.theme.amber, width: 1)
    }

    /// Returns the view's name and its position according to the file, above the view or, if there
    /// is no room, in it.
    private func name(_ theme: Theme) -> [Mark] {
        let frame = view.frame
        func number(_ value: CGFloat) -> String { "\((Double(value) * 10).rounded() / 10)" }
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(number)
            .map { $0.hasSuffix(".0") ? String($0.dropLast(2)) : $0 }
        let turn = view.rotation == 0 ? "" : "  \(Int(view.rotation.rounded()))°"
        let words =
            "\(view.name)  \(numbers[0]) \(numbers[1])  \(numbers[2]) × \(numbers[3])\(turn)"
        let corners = view.corners.map { $0.applying(toWindow) }
        let left = corners.map(\.x).min() ?? 0
        let top = corners.map(\.y).min() ?? 0
        let width = style.width(of: words, .detail) + 20
        let box = CGRect(
            x: max(panel.minX + 4, min(left, panel.maxX - width - 4)),
            y: max(panel.minY + 4, min(top - 30, panel.maxY - 28)), width: width, height: 24)
        return [
            style.box(box, radius: 6, fill: theme.panel, stroke: theme.active),
            style.line(
                words, .detail, theme.text, x: box.midX, y: box.midY, width: width - 8,
                alignment: .center),
        ]
    }
}
