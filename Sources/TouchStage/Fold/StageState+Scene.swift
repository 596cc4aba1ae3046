import Foundation
import TouchKit
import TouchPicture

/// The scene: who hangs where, and how it looks.
extension StageState {
    mutating func foldTree(_ entry: TraceEntry) {
        switch entry {
        case .viewAdded(let view, let parent, let index):
            add(view, to: parent, at: Int(index))
        case .viewRemoved(let view):
            if let parent = views[view]?.parent {
                views.update(parent) { $0.children.removeAll { $0 == view } }
            }
            detach(view)
        case .windowShown(let window, let level):
            windows.removeAll { $0 == window }
            if views[window] == nil { views.set(window, to: ViewState(id: window)) }
            views.update(window) {
                $0.level = level
                $0.isHidden = false
            }
            // In front of all windows of its level (HT9).
            let place = windows.firstIndex { (views[$0]?.level ?? 0) > level } ?? windows.count
            windows.insert(window, at: place)
        case .windowHidden(let window):
            windows.removeAll { $0 == window }
            views.update(window) { $0.isHidden = true }
        case .keyWindow(let window): keyWindow = window
        case .firstResponder(let responder): firstResponder = responder
        case .controllerView(let controller, let view):
            views.update(view) { $0.controller = controller }
        default: break
        }
    }

    /// A view that was not in a window comes as a new one; one that was only changes its place.
    private mutating func add(_ id: SubjectID, to parent: SubjectID, at index: Int) {
        if let view = views[id], view.isAttached, parent != .none {
            views.update(view.parent) { $0.children.removeAll { $0 == id } }
        } else {
            // A window is described anew, with all it holds; its level stands in another record.
            let level = views[id]?.level ?? 0
            detach(id)
            views.set(id, to: ViewState(id: id))
            views.update(id) { $0.level = level }
        }
        views.update(id) { $0.parent = parent }
        views.update(parent) { $0.children.insert(id, at: min(max(index, 0), $0.children.count)) }
    }

    private mutating func detach(_ id: SubjectID) {
        guard let view = views[id] else { return }
        for child in view.children { detach(child) }
        views.update(id) {
            $0.parent = .none
            $0.children = []
            $0.isAttached = false
        }
    }

    mutating func foldProperty(_ entry: TraceEntry) {
        if !animated.isEmpty { endAnimation(of: entry) }
        switch entry {
        case .animated(let id, let property, let begins, let duration, let curve):
            let time = time
            if time >= animationEnd { animated = [] }
            if !animated.contains(id) { animated.append(id) }
            animationEnd = max(animationEnd, begins + duration)
            views.update(id) {
                $0.animate(property, begins: begins, duration: duration, curve: curve, at: time)
            }
        case .bounds(let id, let x, let y, let width, let height):
            views.update(id) { $0.bounds = CGRect(x: x, y: y, width: width, height: height) }
        case .center(let id, let x, let y):
            views.update(id) { $0.center = CGPoint(x: x, y: y) }
        case .transformLinear(let id, let a, let b, let c, let d):
            views.update(id) { ($0.transform.a, $0.transform.b) = (a, b) }
            views.update(id) { ($0.transform.c, $0.transform.d) = (c, d) }
        case .transformOffset(let id, let tx, let ty):
            views.update(id) { ($0.transform.tx, $0.transform.ty) = (tx, ty) }
        case .alpha(let id, let alpha): views.update(id) { $0.alpha = alpha }
        case .flag(let id, let flag, let value): views.update(id) { $0[flag] = value }
        case .background(let id, let red, let green, let blue, let alpha):
            let color = Color(
                red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
            views.update(id) { $0.background = color }
        case .cornerRadius(let id, let radius): views.update(id) { $0.cornerRadius = radius }
        case .value(let id, let value): views.update(id) { $0.value = value }
        case .text(let id, let text): views.update(id) { $0.text = text }
        case .drawing(let id, let index): views.update(id) { $0.drawing = Int(index) }
        default: break
        }
    }
}

extension StageState {
    /// What changes without having been announced is drawn where it is.
    private mutating func endAnimation(of entry: TraceEntry) {
        guard let property = AnimatedProperty(changedBy: entry) else { return }
        entry.forEachSubject { id in views.update(id) { $0.changed(property) } }
    }
}

extension ViewState {
    subscript(flag: ViewFlag) -> Bool {
        get {
            switch flag {
            case .hidden: isHidden
            case .userInteractionEnabled: isUserInteractionEnabled
            case .clipsToBounds: clipsToBounds
            case .multipleTouchEnabled: isMultipleTouchEnabled
            case .exclusiveTouch: isExclusiveTouch
            case .enabled: isEnabled
            case .selected: isSelected
            case .highlighted: isHighlighted
            case .animating: isAnimating
            }
        }
        set {
            switch flag {
            case .hidden: isHidden = newValue
            case .userInteractionEnabled: isUserInteractionEnabled = newValue
            case .clipsToBounds: clipsToBounds = newValue
            case .multipleTouchEnabled: isMultipleTouchEnabled = newValue
            case .exclusiveTouch: isExclusiveTouch = newValue
            case .enabled: isEnabled = newValue
            case .selected: isSelected = newValue
            case .highlighted: isHighlighted = newValue
            case .animating: isAnimating = newValue
            }
        }
    }
}
