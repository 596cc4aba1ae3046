import TouchPicture
import TouchScript

/// The menus, drags, drops and pointer regions of a view as code, and what it does for a pencil:
/// each is an interaction with a delegate.
enum InteractionCode: CaseIterable {
    case menu, drag, drop, pointer, pencil

    init?(_ clause: ViewClause) {
        switch clause {
        case .menu: self = .menu
        case .drags: self = .drag
        case .drops: self = .drop
        case .pointerRegions: self = .pointer
        case .pencilTap, .pencilSqueeze: self = .pencil
        default: return nil
        }
    }

    /// The word of the clause that it is written for; of a pencil's, what they begin with.
    var word: String {
        switch self {
        case .menu: "menu"
        case .drag: "drags"
        case .drop: "drops"
        case .pointer: "pointer-regions"
        case .pencil: "pencil"
        }
    }

    /// The class of the interaction in UIKit.
    var interaction: String {
        switch self {
        case .menu: "UIContextMenuInteraction"
        case .drag: "UIDragInteraction"
        case .drop: "UIDropInteraction"
        case .pointer: "UIPointerInteraction"
        case .pencil: "UIPencilInteraction"
        }
    }

    /// The class of the delegate; those of recognizers are named after them, as in DragDelegate.
    var delegate: String {
        switch self {
        case .menu: "SceneMenu"
        case .drag: "SceneDrag"
        case .drop: "SceneDrop"
        case .pointer: "ScenePointer"
        case .pencil: "ScenePencil"
        }
    }

    /// The methods of the delegate.
    fileprivate var methods: String {
        switch self {
        case .menu:
            """
            var titles: [String] = []

            func contextMenuInteraction(
                _ interaction: UIContextMenuInteraction,
                configurationForMenuAtLocation location: CGPoint
            ) -> UIContextMenuConfiguration? {
                let actions = titles.map { title in
                    UIAction(title: title) { [weak interaction] _ in interaction?.view?.tell(title) }
                }
                return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
                    UIMenu(title: "", children: actions)
                }
            }
            """
        case .drag:
            """
            func dragInteraction(
                _ interaction: UIDragInteraction, itemsForBeginning session: UIDragSession
            ) -> [UIDragItem] {
                let item = UIDragItem(itemProvider: NSItemProvider())
                item.localObject = interaction.view?.accessibilityIdentifier
                return [item]
            }
            """
        case .drop:
            """
            func dropInteraction(
                _ interaction: UIDropInteraction, sessionDidUpdate session: UIDropSession
            ) -> UIDropProposal { UIDropProposal(operation: .copy) }

            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: UIDropSession) {
                let name = session.localDragSession?.items.first?.localObject as? String
                interaction.view?.tell(name ?? "")
            }
            """
        case .pointer:
            """
            var regions: [CGRect] = []

            func pointerInteraction(
                _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
                defaultRegion: UIPointerRegion
            ) -> UIPointerRegion? {
                let all = regions.isEmpty ? [defaultRegion.rect] : regions
                guard let index = all.firstIndex(where: { $0.contains(request.location) }) else {
                    return nil
                }
                return UIPointerRegion(rect: all[index], identifier: index + 1)
            }

            func pointerInteraction(
                _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
                animator: UIPointerInteractionAnimating
            ) { interaction.view?.tell("enters region \\(region.identifier as? Int ?? 0)") }

            func pointerInteraction(
                _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
                animator: UIPointerInteractionAnimating
            ) { interaction.view?.tell("leaves region \\(region.identifier as? Int ?? 0)") }
            """
        case .pencil:
            """
            var tapped: () -> Void = {}
            var squeezed: () -> Void = {}

            func pencilInteraction(
                _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
            ) { tapped() }

            func pencilInteraction(
                _ interaction: UIPencilInteraction,
                didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
            ) {
                if squeeze.phase == .ended { squeezed() }
            }
            """
        }
    }
}

extension CodeWriter {
    /// The interactions of all views, each with the property of its delegate.
    private var interactions: [(member: CodeMember, own: CodeInteraction)] {
        cast.responders.flatMap { member in member.interactions.map { (member, $0) } }
    }

    var hasInteractions: Bool {
        cast.responders.contains { !$0.interactions.isEmpty || $0.swipes }
    }

    func writeInteractionDelegates() {
        for (_, own) in interactions {
            text.line("private let \(own.identifier) = \(own.code.delegate)()")
        }
    }

    /// Writes the interactions of a view, its refresh control, and its swipe actions, which UIKit
    /// has in tables only.
    func writeInteractions(of member: CodeMember) {
        for own in member.interactions {
            var word = own.code.word
            for clause in member.viewClauses where InteractionCode(clause) == own.code {
                word = clause.word
                text.about(member.name, .clause(word)) {
                    for line in settings(of: own, clause, member.name) { text.line(line) }
                }
            }
            text.about(member.name, .clause(word)) {
                text.line(
                    "\(member.identifier).addInteraction("
                        + "\(own.code.interaction)(delegate: \(own.identifier)))")
            }
        }
        writeRefreshControl(of: member)
        guard member.swipes else { return }
        text.onLinux {
            text.call(
                "\(member.identifier).addSwipeActions",
                ["leading", "trailing"].map { "\($0): \(configuration(member, $0))" })
        }
    }

    /// Returns what a clause has the delegate know.
    private func settings(
        of own: CodeInteraction, _ clause: ViewClause, _ view: String
    ) -> [String] {
        switch clause {
        case .menu(let titles): ["\(own.identifier).titles = [\(literals(titles))]"]
        case .pointerRegions(let regions) where !regions.isEmpty:
            ["\(own.identifier).regions = ["]
                + regions.map { region in
                    "    " + SwiftLiteral.rect(region.origin, region.size)
                        + (regions.count > 1 ? "," : "")
                } + ["]"]
        case .pencilTap(let effects):
            ["\(own.identifier).tapped = \(actions.closure(effects, for: view))"]
        case .pencilSqueeze(let effects):
            ["\(own.identifier).squeezed = \(actions.closure(effects, for: view))"]
        default: []
        }
    }

    /// Writes the refresh control of a scroll view, which refreshes for some time when it is pulled.
    private func writeRefreshControl(of member: CodeMember) {
        guard let control = cast[RefreshControlName.name(of: member.name)],
            let timer = control.timers.first
        else { return }
        text.about(member.name, .clause("refreshes")) {
            text.line("\(control.identifier).accessibilityIdentifier = \(quoted(control.name))")
            text.line("\(control.identifier).addAction(")
            text.indented {
                text.line(
                    "UIAction(title: \"refreshes\") { [unowned self] _ in"
                        + " \(timer.identifier).start() },")
                text.line("for: .valueChanged)")
            }
            text.line("\(member.identifier).refreshControl = \(control.identifier)")
        }
    }

    private func literals(_ texts: [LocalizedText]) -> String {
        texts.map { quoted($0[language]) }.joined(separator: ", ")
    }

    private func configuration(_ member: CodeMember, _ edge: String) -> String {
        for clause in member.viewClauses {
            switch clause {
            case .leadingActions(let titles) where edge == "leading",
                .trailingActions(let titles) where edge == "trailing":
                return "\(member.identifier).actions([\(literals(titles))])"
            default: continue
            }
        }
        return "nil"
    }

    /// Writes the delegates' classes, and what makes swipe actions of titles.
    func writeInteractionClasses() {
        for code in InteractionCode.allCases
        where interactions.contains(where: { $0.own.code == code }) {
            text.paragraph(
                "private final class \(code.delegate): NSObject, \(code.interaction)Delegate"
            ) { text.line(code.methods) }
        }
        guard cast.responders.contains(where: { $0.swipes }) else { return }
        text.paragraph("extension UIView") {
            text.line(
                """
                fileprivate func actions(_ titles: [String]) -> UISwipeActionsConfiguration {
                    UISwipeActionsConfiguration(
                        actions: titles.map { title in
                            UIContextualAction(style: .normal, title: title) {
                                [weak self] _, _, done in
                                self?.tell(title)
                                done(true)
                            }
                        })
                }
                """)
        }
    }
}

/// An interaction of a view in code.
struct CodeInteraction {
    let code: InteractionCode
    /// The property of its delegate.
    let identifier: String
}
