import TouchKit

/// The drags and drops of a container's items.
final class ItemDrags {
    weak var dragDelegate: AnyObject? { didSet { watch() } }
    weak var dropDelegate: AnyObject? { didSet { watch() } }
    /// Indicates whether items can be dragged.
    var isEnabled = true { didSet { watch() } }

    private unowned let container: any ItemContainer
    private let source = DragSource { _ in [] }
    private let target = DropTarget()
    private var dragged: IndexPath?
    private var proposal = UIDropProposal(operation: .cancel)

    init(_ container: any ItemContainer) {
        self.container = container
        source.items = { [unowned self] in self.items($0) }
        source.subject = { [unowned container] in container.cellUnder($0) }
        source.willBegin = { [unowned self] in self.tell(.dragBegins, $0) }
        source.didEnd = { [unowned self] session, _ in self.tell(.dragEnded, session) }
        target.accepts = { [unowned container] in container.acceptsDrop(LocalSession.of($0)) }
        target.entered = { [unowned self] in self.tell(.dropEntered, $0) }
        target.updated = { [unowned self] in self.update(LocalSession.of($0)) }
        target.exited = { [unowned self] in self.tell(.dropExited, $0) }
        target.perform = { [unowned self] in self.perform(LocalSession.of($0)) }
        target.ended = { [unowned self] in
            self.tell(.dropEnded, $0)
            self.dragged = nil
        }
    }

    /// Adds what the delegates ask for.
    private func watch() {
        if dragDelegate != nil, source.view == nil { container.addInteraction(source) }
        for recognizer in source.recognizers { recognizer.isEnabled = isEnabled }
        if dropDelegate != nil, target.view == nil { container.addInteraction(target) }
    }

    private func tell(_ event: ItemDragEvent, _ core: DragSession) {
        container.hear(event, of: LocalSession.of(core))
    }

    private func items(_ core: DragSession) -> [AnyObject] {
        let session = LocalSession.of(core)
        dragged = place(of: session)
        return dragged.map { container.dragItems(session, at: $0) } ?? []
    }

    private func update(_ session: LocalSession) -> DropOperation {
        guard let answer = container.dropProposal(session, at: place(of: session)) else {
            return .cancel
        }
        proposal = answer
        return answer.operation.core
    }

    private func place(of session: LocalSession) -> IndexPath? {
        container.itemPath(at: session.location(in: container))
    }

    private func perform(_ session: LocalSession) {
        // Items that come from elsewhere have no index path here.
        let origin = session.core.source === container ? dragged : nil
        container.performDrop(session, from: origin, to: place(of: session), proposal)
    }
}
