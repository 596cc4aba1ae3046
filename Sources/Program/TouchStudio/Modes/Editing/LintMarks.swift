import TouchLive
import TouchPicture
import TouchScript
import TouchStage
import TouchStudy

/// The marks on the stage beside everything that is worth a look, with the numbers of the list.
struct LintMarks {
    let lints: [SceneLint]
    let scene: Scene
    let session: PacedSession
    let style: ChromeStyle
    /// The transform from the scene's screen to the window, and the frame of the scene's panel
    /// there.
    let toWindow: CGAffineTransform
    let panel: CGRect

    private static let radius: CGFloat = 11

    func marks() -> [Mark] {
        let cast = SceneCast(scene)
        var taken: [String: Int] = [:]
        let badges = zip(1..., lints).flatMap { number, lint -> [Mark] in
            guard let name = cast.view(of: lint),
                let view = EditedView(named: name, in: session)
            else { return [] }
            let place = taken[name, default: 0]
            taken[name] = place + 1
            return badge(number, at: place, on: view)
        }
        return [.group(Group(clip: .rect(panel), marks: badges))]
    }

    /// Returns a badge at the upper right corner of its view; further ones are to the left of the
    /// first.
    private func badge(_ number: Int, at place: Int, on view: EditedView) -> [Mark] {
        let corners = view.corners.map { $0.applying(toWindow) }
        let step = CGFloat(place) * (2 * Self.radius + 4)
        let middle = CGPoint(
            x: (corners.map(\.x).max() ?? 0) - step, y: corners.map(\.y).min() ?? 0)
        let room = panel.insetBy(dx: Self.radius + 2, dy: Self.radius + 2)
        let center = CGPoint(
            x: max(room.minX, min(middle.x, room.maxX)),
            y: max(room.minY, min(middle.y, room.maxY)))
        let theme = style.theme
        return [
            .path(
                .circle(center: center, radius: Self.radius), fill: theme.amber,
                stroke: theme.shade, width: 2),
            style.line(
                "\(number)", .detail, theme.ink, x: center.x, y: center.y,
                width: 2 * Self.radius, alignment: .center, weight: .semibold),
        ]
    }
}

extension SceneCast {
    /// Returns the view that a lint is about: named itself, by its recognizer, or by a recognizer
    /// that a line requires to wait.
    fileprivate func view(of lint: SceneLint) -> String? {
        let line = lint.position.line
        if let view = views.first(where: { $0.position.line == line }) { return view.name }
        let named = requirements.first { $0.position.line == line }?.waiter
        return recognizers.first { $0.position.line == line || $0.name == named }?.views.first
    }
}
