// Writes what touches and gesture recognizers do in an iOS app, for Touchscope to play again.
//
// Put this file into the app and make its window one of this class, in the scene's delegate or the app's:
//
//     window = TouchProbeWindow(windowScene: windowScene)
//
// Where the application is of a class of its own, that can do it as well, for windows of any class:
//
//     override func sendEvent(_ event: UIEvent) {
//         TouchProbe.shared.watch(event) { super.sendEvent(event) }
//     }
//
// Touch the app, take the newest touches-….jsonl out of its Documents folder, and:
//
//     touchscope import touches-1.jsonl -o touches.tape
//     touchscope check touches.tape
//
// It uses public interfaces only, and does not write what labels and fields say. Each recognizer gets one more target,
// by which states are seen that are over when an event has been sent. What a recognizer goes through between two events
// without calling its targets, such as a failure that is reset at once, cannot be seen.

import Foundation
import UIKit

/// A window that has `TouchProbe` watch its events.
open class TouchProbeWindow: UIWindow {
    open override func sendEvent(_ event: UIEvent) {
        TouchProbe.shared.watch(event) { super.sendEvent(event) }
    }
}

/// Writes touches, what they hit, and the states of recognizers as JSON Lines, with the keys of Touchscope's traces.
@MainActor public final class TouchProbe {
    public static let shared = TouchProbe()

    /// Where the lines go: touches-1.jsonl in the app's Documents folder or the next number that is free, unless it is
    /// set before the first touch.
    public lazy var file = Self.newFile()

    private var handle: FileHandle?
    /// Views and recognizers that were met. They are kept, so that no other object takes their place in memory.
    private var known: [ObjectIdentifier: Subject] = [:]
    /// Of these, in the order in which they were met, those that are read with every event.
    private var recognizers: [UIGestureRecognizer] = []
    private var scrollViews: [UIScrollView] = []
    /// How many were given a name.
    private var names: [String: Int] = [:]
    private var fingers: [ObjectIdentifier: Finger] = [:]
    /// When the event that is sent came, in seconds; nil between events.
    private var eventTime: TimeInterval?
    /// When the last line was written, in seconds.
    private var lastTime = 0.0

    private final class Subject {
        let object: AnyObject
        let name: String
        /// The fields that were written last, by what they are about.
        var told: [String: String] = [:]
        var state = UIGestureRecognizer.State.possible

        init(_ object: AnyObject, name: String) {
            self.object = object
            self.name = name
        }
    }

    private struct Finger {
        let name: String
        var told = ""
    }

    /// A probe of its own; an app has one, `shared`.
    public init() {}

    // MARK: Events

    /// Writes what an event brings and what it changes.
    /// - Parameter send: sends it on.
    public func watch(_ event: UIEvent, _ send: () -> Void) {
        guard event.type == .touches, let touches = event.allTouches, !touches.isEmpty else {
            return send()
        }
        eventTime = event.timestamp
        if fingers.isEmpty { survey(touches.compactMap(\.window)) }
        readStates()
        for touch in touches.sorted(by: { $0.timestamp < $1.timestamp }) { write(touch) }
        send()
        readStates()
        readOffsets()
        for touch in touches where touch.phase == .ended || touch.phase == .cancelled {
            fingers[ObjectIdentifier(touch)] = nil
        }
        if fingers.isEmpty { write("sequenceEnded") }
        eventTime = nil
    }

    private func write(_ touch: UITouch) {
        let key = ObjectIdentifier(touch)
        // A touch that rests is in the events of others.
        guard let window = touch.window, touch.phase != .stationary,
            let phase = name(of: touch.phase), fingers[key] != nil || touch.phase == .began
        else { return }
        let place = touch.location(in: window)
        var finger = fingers[key] ?? Finger(name: freeFinger())
        let fields: [Field] = [
            ("finger", .text(finger.name)), ("phase", .text(phase)),
            ("x", .number(place.x + window.frame.minX)),
            ("y", .number(place.y + window.frame.minY)),
            ("force", .number(touch.force)), ("radius", .number(touch.majorRadius)),
        ]
        let isFirst = fingers[key] == nil
        let told = "\(fields)"
        if finger.told == told { return }
        finger.told = told
        fingers[key] = finger
        write("sample", fields)
        if isFirst {
            write(
                "hit",
                [
                    ("finger", .text(finger.name)), ("view", name(of: touch.view)),
                    ("window", name(of: window)),
                ])
        }
    }

    private func freeFinger() -> String {
        let used = Set(fingers.values.map(\.name))
        return "abcdefghijklmnopqrstuvwxyz".map(String.init).first { !used.contains($0) } ?? "z"
    }

    /// What has become of recognizers since they were read last.
    private func readStates() {
        for recognizer in recognizers { read(recognizer) }
    }

    private func read(_ recognizer: UIGestureRecognizer, byAction isAction: Bool = false) {
        guard let subject = known[ObjectIdentifier(recognizer)] else { return }
        let (from, state) = (subject.state, recognizer.state)
        guard from != state else { return }
        subject.state = state
        write(
            "transition",
            [
                ("recognizer", .text(subject.name)), ("from", .text(name(of: from))),
                ("state", .text(name(of: state))), ("read", .text(isAction ? "action" : "event")),
            ])
    }

    #if canImport(ObjectiveC)
        @objc private func recognized(_ recognizer: UIGestureRecognizer) {
            read(recognizer, byAction: true)
        }
        private static let action = #selector(recognized(_:))
    #else
        private func recognized(_ recognizer: UIGestureRecognizer) {
            read(recognizer, byAction: true)
        }
        private static let action = Selector("recognized:", TouchProbe.recognized(_:))
    #endif

    /// How far scroll views have scrolled.
    private func readOffsets() {
        for scroll in scrollViews {
            known[ObjectIdentifier(scroll)].map { tellBounds(of: scroll, $0) }
        }
    }

    // MARK: Who is there

    /// Writes what is new of all views and recognizers in the windows that are shown beside these.
    private func survey(_ touched: [UIWindow]) {
        if handle == nil { begin(touched.first?.bounds.size ?? .zero) }
        var windows: [UIWindow] = []
        for window in touched.flatMap({ $0.windowScene?.windows ?? [$0] })
        where !windows.contains(where: { $0 === window }) && !window.isHidden {
            windows.append(window)
        }
        for window in windows { survey(window, in: nil, at: 0) }
    }

    private func begin(_ size: CGSize) {
        let path = file.path
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        handle = FileHandle(forWritingAtPath: path)
        print(handle == nil ? "TouchProbe cannot write \(path)" : "TouchProbe writes \(path)")
        write(
            "probe",
            [
                ("version", .number(1)),
                ("system", .text(ProcessInfo.processInfo.operatingSystemVersionString)),
                ("width", .number(size.width)), ("height", .number(size.height)),
            ])
    }

    private func survey(_ view: UIView, in parent: UIView?, at index: Int) {
        let own = String(describing: type(of: view))
        // What the system puts among an app's views is not the app's.
        if own.hasPrefix("_") { return }
        let subject = meet(view, own, named: view.accessibilityIdentifier, from: view.next) {
            name in
            if let scroll = view as? UIScrollView { scrollViews.append(scroll) }
            write(
                "viewAdded",
                [
                    ("view", .text(name)), ("parent", self.name(of: parent)),
                    ("index", .number(CGFloat(index))), ("class", .text(kind(of: view))),
                    ("own", .text(own)),
                ])
        }
        tellBounds(of: view, subject)
        tellLooks(of: view, subject)
        for (index, recognizer) in (view.gestureRecognizers ?? []).enumerated() {
            survey(recognizer, on: view, at: index)
        }
        // What a control is made of is its own affair.
        if view is UIControl { return }
        for (index, subview) in view.subviews.enumerated() { survey(subview, in: view, at: index) }
    }

    private func survey(_ recognizer: UIGestureRecognizer, on view: UIView, at index: Int) {
        let own = String(describing: type(of: recognizer))
        if own.hasPrefix("_") { return }
        let subject = meet(recognizer, own, named: recognizer.name, from: view) { name in
            recognizers.append(recognizer)
            recognizer.addTarget(self, action: Self.action)
            write(
                "recognizerAdded",
                [
                    ("recognizer", .text(name)), ("view", self.name(of: view)),
                    ("index", .number(CGFloat(index))), ("class", .text(kind(of: recognizer))),
                    ("own", .text(own)),
                ])
        }
        tell(
            "recognizerEnabled", of: subject, "recognizer",
            [("enabled", .flag(recognizer.isEnabled))], usually: [("enabled", .flag(true))])
        for (name, value) in settings(of: recognizer) {
            tell(
                "setting", of: subject, "recognizer", about: name,
                [("name", .text(name)), ("value", value)])
        }
    }

    private func tellBounds(of view: UIView, _ subject: Subject) {
        let bounds = view.bounds
        tell(
            "bounds", of: subject, "view",
            [
                ("x", .number(bounds.minX)), ("y", .number(bounds.minY)),
                ("width", .number(bounds.width)), ("height", .number(bounds.height)),
            ])
    }

    private func tellLooks(of view: UIView, _ subject: Subject) {
        let (center, turn) = (view.center, view.transform)
        tell(
            "center", of: subject, "view", [("x", .number(center.x)), ("y", .number(center.y))])
        tell(
            "transform", of: subject, "view",
            [
                ("a", .number(turn.a)), ("b", .number(turn.b)), ("c", .number(turn.c)),
                ("d", .number(turn.d)),
            ],
            usually: [
                ("a", .number(1)), ("b", .number(0)), ("c", .number(0)), ("d", .number(1)),
            ])
        tell(
            "transformOffset", of: subject, "view",
            [("tx", .number(turn.tx)), ("ty", .number(turn.ty))],
            usually: [("tx", .number(0)), ("ty", .number(0))])
        tell(
            "alpha", of: subject, "view", [("alpha", .number(view.alpha))],
            usually: [("alpha", .number(1))])
        for (flag, value, usual) in flags(of: view) {
            tell(
                "flag", of: subject, "view", about: flag,
                [("flag", .text(flag)), ("value", .flag(value))],
                usually: [("flag", .text(flag)), ("value", .flag(usual))])
        }
        if let window = view as? UIWindow {
            tell(
                "windowShown", of: subject, "window",
                [("level", .number(window.windowLevel.rawValue))])
        }
        for (name, value) in settings(of: view) {
            tell(
                "setting", of: subject, "view", about: name,
                [("name", .text(name)), ("value", value)])
        }
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        if let color = view.backgroundColor,
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        {
            tell(
                "background", of: subject, "view",
                [
                    ("red", .number(red)), ("green", .number(green)), ("blue", .number(blue)),
                    ("alpha", .number(alpha)),
                ])
        }
    }

    // MARK: What is to be known of them

    private func flags(of view: UIView) -> [(name: String, value: Bool, usual: Bool)] {
        let isLabel = view is UILabel || view is UIImageView
        var flags = [
            ("hidden", view.isHidden, false),
            ("userInteractionEnabled", view.isUserInteractionEnabled, !isLabel),
            ("clipsToBounds", view.clipsToBounds, view is UIScrollView),
            ("multipleTouchEnabled", view.isMultipleTouchEnabled, false),
            ("exclusiveTouch", view.isExclusiveTouch, false),
        ]
        if let control = view as? UIControl { flags.append(("enabled", control.isEnabled, true)) }
        return flags
    }

    private func kind(of view: UIView) -> String {
        switch view {
        case is UISwitch: "UISwitch"
        case is UISlider: "UISlider"
        case is UIStepper: "UIStepper"
        case is UISegmentedControl: "UISegmentedControl"
        case is UIPageControl: "UIPageControl"
        case is UIButton: "UIButton"
        case is UIControl: "UIControl"
        case is UIScrollView: "UIScrollView"
        case is UILabel: "UILabel"
        case is UIWindow: "UIWindow"
        default: "UIView"
        }
    }

    private func settings(of view: UIView) -> [Field] {
        switch view {
        case let scroll as UIScrollView:
            [
                ("contentWidth", .number(scroll.contentSize.width)),
                ("contentHeight", .number(scroll.contentSize.height)),
                ("isScrollEnabled", .flag(scroll.isScrollEnabled)),
                ("isPagingEnabled", .flag(scroll.isPagingEnabled)),
                ("bounces", .flag(scroll.bounces)),
                ("delaysContentTouches", .flag(scroll.delaysContentTouches)),
                ("canCancelContentTouches", .flag(scroll.canCancelContentTouches)),
            ]
        case let slider as UISlider: [("value", .number(CGFloat(slider.value)))]
        case let toggle as UISwitch: [("value", .number(toggle.isOn ? 1 : 0))]
        case let stepper as UIStepper: [("value", .number(stepper.value))]
        case let segments as UISegmentedControl:
            [
                ("count", .number(CGFloat(segments.numberOfSegments))),
                ("value", .number(CGFloat(segments.selectedSegmentIndex))),
            ]
        case let pages as UIPageControl:
            [
                ("count", .number(CGFloat(pages.numberOfPages))),
                ("value", .number(CGFloat(pages.currentPage))),
            ]
        default: []
        }
    }

    private func kind(of recognizer: UIGestureRecognizer) -> String {
        switch recognizer {
        case is UITapGestureRecognizer: "UITapGestureRecognizer"
        case is UILongPressGestureRecognizer: "UILongPressGestureRecognizer"
        case is UIScreenEdgePanGestureRecognizer: "UIScreenEdgePanGestureRecognizer"
        case is UIPanGestureRecognizer: "UIPanGestureRecognizer"
        case is UISwipeGestureRecognizer: "UISwipeGestureRecognizer"
        case is UIPinchGestureRecognizer: "UIPinchGestureRecognizer"
        case is UIRotationGestureRecognizer: "UIRotationGestureRecognizer"
        case is UIHoverGestureRecognizer: "UIHoverGestureRecognizer"
        default: "UIGestureRecognizer"
        }
    }

    private func settings(of recognizer: UIGestureRecognizer) -> [Field] {
        let own: [Field] =
            switch recognizer {
            case let tap as UITapGestureRecognizer:
                [
                    ("numberOfTapsRequired", .number(CGFloat(tap.numberOfTapsRequired))),
                    ("numberOfTouchesRequired", .number(CGFloat(tap.numberOfTouchesRequired))),
                ]
            case let press as UILongPressGestureRecognizer:
                [
                    ("numberOfTapsRequired", .number(CGFloat(press.numberOfTapsRequired))),
                    ("numberOfTouchesRequired", .number(CGFloat(press.numberOfTouchesRequired))),
                    ("minimumPressDuration", .number(press.minimumPressDuration)),
                    ("allowableMovement", .number(press.allowableMovement)),
                ]
            case let edge as UIScreenEdgePanGestureRecognizer:
                [("edges", .number(CGFloat(edge.edges.rawValue)))]
            case let pan as UIPanGestureRecognizer:
                [
                    ("minimumNumberOfTouches", .number(CGFloat(pan.minimumNumberOfTouches))),
                    (
                        "maximumNumberOfTouches",
                        .number(CGFloat(min(pan.maximumNumberOfTouches, 100)))
                    ),
                ]
            case let swipe as UISwipeGestureRecognizer:
                [
                    ("direction", .number(CGFloat(swipe.direction.rawValue))),
                    ("numberOfTouchesRequired", .number(CGFloat(swipe.numberOfTouchesRequired))),
                ]
            default: []
            }
        return own + [
            ("cancelsTouchesInView", .flag(recognizer.cancelsTouchesInView)),
            ("delaysTouchesBegan", .flag(recognizer.delaysTouchesBegan)),
            ("delaysTouchesEnded", .flag(recognizer.delaysTouchesEnded)),
        ]
    }

    // MARK: Names

    /// What is known of an object; where it is met for the first time, it is written under a new name.
    /// - Parameter responder: the first that may hold it in a property.
    private func meet(
        _ object: AnyObject, _ own: String, named given: String?, from responder: UIResponder?,
        write: (String) -> Void
    ) -> Subject {
        let key = ObjectIdentifier(object)
        if let subject = known[key] { return subject }
        var name = given ?? ""
        var holder = responder
        while name.isEmpty, let here = holder {
            name = property(of: here, holding: object) ?? ""
            holder = here.next
        }
        if name.isEmpty { name = own }
        names[name, default: 0] += 1
        if let count = names[name], count > 1 || name == own { name += "-\(count)" }
        let subject = Subject(object, name: name)
        known[key] = subject
        write(name)
        return subject
    }

    private func property(of holder: UIResponder, holding object: AnyObject) -> String? {
        var mirror: Mirror? = Mirror(reflecting: holder)
        // What UIKit itself calls them is of no use.
        while let here = mirror, !String(describing: here.subjectType).hasPrefix("UI") {
            for child in here.children {
                let view = child.value as? UIView
                let recognizer = child.value as? UIGestureRecognizer
                if view === object || recognizer === object, let label = child.label {
                    return label.replacingOccurrences(of: "$__lazy_storage_$_", with: "")
                }
            }
            mirror = here.superclassMirror
        }
        return nil
    }

    private func name(of view: UIView?) -> Value {
        var known: Subject?
        var view = view
        // What a control is made of has no name of its own.
        while known == nil, let here = view {
            known = self.known[ObjectIdentifier(here)]
            view = here.superview
        }
        return known.map { .text($0.name) } ?? .nothing
    }

    private func name(of phase: UITouch.Phase) -> String? {
        switch phase {
        case .began: "began"
        case .moved: "moved"
        case .ended: "ended"
        case .cancelled: "cancelled"
        default: nil
        }
    }

    private func name(of state: UIGestureRecognizer.State) -> String {
        switch state {
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        default: "possible"
        }
    }

    // MARK: Lines

    private enum Value {
        case text(String)
        case number(CGFloat)
        case flag(Bool)
        case nothing
    }

    private typealias Field = (String, Value)

    /// Writes what is true of somebody, unless it was written before or goes without saying.
    private func tell(
        _ kind: String, of subject: Subject, _ role: String, about: String = "",
        _ fields: [Field], usually: [Field] = []
    ) {
        let (key, text) = (kind + about, "\(fields)")
        if subject.told[key] ?? "\(usually)" == text { return }
        subject.told[key] = text
        write(kind, [(role, .text(subject.name))] + fields)
    }

    private func write(_ kind: String, _ fields: [Field] = []) {
        // An event can be older than a timer that fired before it came.
        lastTime = max(lastTime, eventTime ?? CACurrentMediaTime())
        let all = [("time", .number(lastTime)), ("kind", .text(kind))] + fields
        let line = all.map { "\(json(.text($0.0))):\(json($0.1))" }.joined(separator: ",")
        handle?.write(Data("{\(line)}\n".utf8))
    }

    private func json(_ value: Value) -> String {
        switch value {
        case .nothing: return "null"
        case .flag(let flag): return "\(flag)"
        case .number(let number): return number.isFinite ? "\(number)" : "null"
        case .text(let text):
            var quoted = ""
            for scalar in text.unicodeScalars {
                switch scalar {
                case "\"", "\\": quoted += "\\\(scalar)"
                case _ where scalar.value < 32: quoted += " "
                default: quoted.unicodeScalars.append(scalar)
                }
            }
            return "\"\(quoted)\""
        }
    }

    private static func newFile() -> URL {
        let folder =
            FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
            ?? FileManager.default.temporaryDirectory
        var number = 1
        func place() -> URL { folder.appendingPathComponent("touches-\(number).jsonl") }
        while FileManager.default.fileExists(atPath: place().path) { number += 1 }
        return place()
    }
}
