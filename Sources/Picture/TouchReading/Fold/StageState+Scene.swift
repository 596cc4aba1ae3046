import TouchPicture
import TouchTrace

/// The scene: the view hierarchy and its appearance.
extension StageState {
    mutating func removeView(_ view: SubjectID) {
        if let parent = views[view]?.parent {
            views.update(parent) { $0.children.removeAll { $0 == view } }
        }
        detach(view)
    }

    mutating func show(_ window: SubjectID, _ level: Double) {
        windows.removeAll { $0 == window }
        if views[window] == nil { views.set(window, to: ViewState(id: window)) }
        views.update(window) {
            $0.level = level
            $0.isHidden = false
        }
        // It goes in front of all windows of its level (HT9).
        let place = windows.firstIndex { (views[$0]?.level ?? 0) > level } ?? windows.count
        windows.insert(window, at: place)
    }

    mutating func hide(_ window: SubjectID) {
        windows.removeAll { $0 == window }
        views.update(window) { $0.isHidden = true }
    }

    /// Adds a view to a parent. A view that was not in a window is added as a new one; otherwise
    /// only its position changes.
    mutating func add(_ id: SubjectID, toParent parent: SubjectID, at index: Int) {
        if let view = views[id], view.isAttached, parent != .none {
            views.update(view.parent) { $0.children.removeAll { $0 == id } }
        } else {
            // A window is described anew with everything in it; its level is in another record.
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

    /// Prepares an animation of the next change to a view's property.
    mutating func animate(
        _ id: SubjectID, _ property: AnimatedProperty, begins: Double, duration: Double,
        _ curve: AnimationCurve
    ) {
        let time = time
        if time >= animationEnd { animated = [] }
        if !animated.contains(id) { animated.append(id) }
        animationEnd = max(animationEnd, begins + duration)
        views.update(id) {
            $0.animate(property, begins: begins, duration: duration, curve: curve, at: time)
        }
    }

    /// Changes an animatable property: a change that was not announced takes effect at once.
    mutating func change(
        _ id: SubjectID, _ property: AnimatedProperty, _ body: (inout ViewState) -> Void
    ) {
        views.update(id) {
            $0.changed(property)
            body(&$0)
        }
    }
}

extension ViewState {
    mutating func set(_ flag: ViewFlag, _ isOn: Bool) {
        switch flag {
        case .hidden: isHidden = isOn
        case .userInteractionEnabled: isUserInteractionEnabled = isOn
        case .clipsToBounds: clipsToBounds = isOn
        case .multipleTouchEnabled: isMultipleTouchEnabled = isOn
        case .exclusiveTouch: isExclusiveTouch = isOn
        case .enabled: isEnabled = isOn
        case .selected: isSelected = isOn
        case .highlighted: isHighlighted = isOn
        case .animating: isAnimating = isOn
        }
    }
}
