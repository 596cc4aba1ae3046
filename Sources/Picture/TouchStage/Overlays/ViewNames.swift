import TouchPicture
import TouchReading
import TouchTrace

/// The names of views, inside their top edge and rotated with them.
///
/// The place of a name is chosen for several instants at once, such as those along a camera's path,
/// and is free at all of them.
struct ViewNames {
    /// Indicates whether there is little room: letters become smaller before names are omitted.
    var isBrief = false
    /// Indicates whether windows have names.
    var hasWindows = true

    /// The stage at an instant, and the areas for which names make room.
    struct Ground {
        let context: OverlayContext
        var placer: LabelPlacer
        /// Lines around views.
        var outlines: [KeptClear] = []
        /// The places of such lines until recently, with the visibility of whatever replaces them,
        /// from 0 to 1.
        var gone: [(outline: KeptClear, absence: Double)] = []
    }

    /// The place of a name, and its visibility, from 0 to 1.
    struct Place {
        let form: NameForm
        let presence: Double
        /// The place that the name moves to or comes from, which is reserved as well.
        var other: NameForm?
    }

    /// The names that have a place.
    typealias Forms = [SubjectID: Place]

    /// Returns the places of names, and reserves them.
    ///
    /// - Parameter known: the names that already have a place.
    func forms(on grounds: inout [Ground], beside known: Forms = [:], _ sketch: Sketch) -> Forms {
        var forms = known
        let stages = grounds.map { NamedView.all($0.context, sketch.theme) }
        guard let first = stages.first else { return forms }
        let windows = first.indices.filter { first[$0].view.parent == .none && hasWindows }
        let views = first.indices.filter { first[$0].view.parent != .none }
        for index in windows + views where first[index].isNamed {
            let id = first[index].view.id
            if known[id] != nil { continue }
            let named = zip(stages, grounds).map { all, ground in
                Candidate(views: all, index: index, ground: ground, isBrief: isBrief)
            }
            guard let form = self.form(for: named, sketch) else { continue }
            let last = self.form(for: named, avoidsGone: true, sketch)
            let presence = take(form, for: named, on: &grounds, sketch)
            forms[id] = Place(form: form, presence: presence)
            // It has disappeared from its old place when it appears at the new one, as along a
            // camera's path.
            if presence < 1, let last, last != form,
                take(last, for: named, on: &grounds, sketch) == 1
            {
                forms[id] =
                    presence < 0.5
                    ? Place(form: last, presence: 1 - 2 * presence, other: form)
                    : Place(form: form, presence: 2 * presence - 1, other: last)
            }
        }
        return forms
    }

    /// Reserves the place of a name.
    ///
    /// - Returns: the visibility of the name there, from 0 to 1.
    private func take(
        _ form: NameForm, for named: [Candidate], on grounds: inout [Ground], _ sketch: Sketch
    ) -> Double {
        var presence = 1.0
        for place in grounds.indices {
            guard let set = named[place].set(form, sketch) else { continue }
            let left = grounds[place].gone.filter { set.meets($0.outline) }.map { $0.absence }
            presence = min(presence, grounds[place].placer.presence(at: set.box))
            presence = min(presence, left.min() ?? 1)
            grounds[place].placer.block(set.box)
        }
        return presence
    }

    /// Returns the best free place.
    ///
    /// - Parameter avoidsGone: true to avoid lines that were there until recently, too.
    /// - Returns: the place; nil if there is none, or if `avoidsGone` is true and there were no
    ///   such lines.
    private func form(
        for named: [Candidate], avoidsGone: Bool = false, _ sketch: Sketch
    ) -> NameForm? {
        if avoidsGone, named.allSatisfy({ $0.ground.gone.isEmpty }) { return nil }
        func firstFree(_ forms: [NameForm]) -> NameForm? {
            // The best place is one that no future outline of a view would cross, either.
            [true, false].lazy.compactMap { avoids in
                forms.first { form in
                    named.allSatisfy {
                        $0.isFree(form, avoidsOutlines: avoids, avoidsGone: avoidsGone, sketch)
                    }
                }
            }.first
        }
        guard let first = named.first?.view else { return nil }
        if first.view.parent == .none {
            return firstFree(NameForm.ofWindow)
        }
        let isRoomy = named.allSatisfy { $0.view.isRoomy(sketch) }
        var hasRoom = false
        if !first.isFilled {
            for letters in [isRoomy ? .usual : .small] + (isBrief ? [.least] : [])
                as [NameForm.Letters]
            {
                let forms = NameForm.Corner.allCases.map { NameForm.inside($0, letters) }
                if let form = firstFree(forms) { return form }
                hasRoom = named.allSatisfy { $0.view.set(forms[0], sketch) != nil }
            }
        }
        if hasRoom && !isBrief { return nil }
        return firstFree((isBrief ? [0, 1, 2, 3, 4, 5, 6, 7] : [0, 1, 4, 5]).map { .outside($0) })
    }

    /// Draws names at the places in `forms`.
    func draw(
        _ forms: Forms, on context: OverlayContext, into sketch: inout Sketch,
        _ placer: inout LabelPlacer
    ) {
        for seen in NamedView.all(context, sketch.theme) {
            let id = seen.view.id
            guard let place = forms[id], place.presence > 0,
                let set = seen.set(place.form, sketch)?.kept(place.form, in: placer)
            else { continue }
            placer.block(set.box)
            if let other = place.other, let set = seen.set(other, sketch)?.kept(other, in: placer) {
                placer.block(set.box)
            }
            sketch.faded(place.presence) { sketch in
                let isPushedIn = set.box.maxY > seen.outline.minY + sketch.unit
                if case .window = place.form, isPushedIn || id != context.stage.windows.first {
                    // It lies over its own window if there is no room above, or over those behind.
                    let air = 3 * sketch.unit
                    let tab = set.box.insetBy(dx: -air, dy: 0)
                    sketch.box(tab, radius: air, fill: sketch.theme.panel.faded(0.9), line: nil)
                }
                sketch.marks.append(set.mark)
                sketch.pointing(at: set.letters, set.place, means: id)
                sketch.keep(clear: set.letters, in: set.place, as: .name, of: id)
            }
        }
    }
}

/// A view whose name needs a place at an instant.
private struct Candidate {
    let views: [NamedView]
    let index: Int
    let ground: ViewNames.Ground
    let isBrief: Bool

    var view: NamedView { views[index] }

    /// Returns the name in a form.
    ///
    /// - Returns: the name; nil if it cannot be set that way.
    func set(_ form: NameForm, _ sketch: Sketch) -> SetName? {
        view.set(form, sketch)?.kept(form, in: ground.placer)
    }

    func isFree(
        _ form: NameForm, avoidsOutlines: Bool, avoidsGone: Bool, _ sketch: Sketch
    ) -> Bool {
        guard let set = set(form, sketch), ground.placer.isFree(set.box) else { return false }
        if ground.outlines.contains(where: set.meets) { return false }
        if ground.gone.contains(where: { (avoidsGone || $0.absence <= 0) && set.meets($0.outline) })
        {
            return false
        }
        if case .window = form { return true }
        // Unless something clips the view, the name may be anywhere.
        guard view.clip?.contains(set.box) ?? true else { return false }
        if avoidsOutlines, views.contains(where: { comesTo(set, around: $0, sketch.unit) }) {
            return false
        }
        if case .inside = form {
            return !views[(index + 1)...].contains { set.corners.contains(where: $0.covers) }
        }
        // Viewers would take large letters on another view for that view's name.
        return !isBrief || isOnParent(set)
    }

    /// Returns whether an outline around another view would cross a name.
    private func comesTo(_ set: SetName, around other: NamedView, _ u: Double) -> Bool {
        let air = 9 * u
        guard other.view.id != view.view.id, other.isNamed, other.view.parent != .none,
            // A clip of a view also clips its outline.
            other.clip?.insetBy(dx: -air, dy: -air).overlaps(set.box) ?? true,
            let outline = ground.context.outline(other.view.id, grownBy: air)
        else { return false }
        return set.meets(
            KeptClear(kind: .outline, subject: other.view.id, pieces: outline.ends.pieces))
    }

    /// Returns whether only the superview is visible there.
    private func isOnParent(_ set: SetName) -> Bool {
        let parent = views.first { $0.view.id == view.view.parent }
        let corners = set.box.corners
        guard let parent, case let fromPicture = parent.toPicture.inverted(),
            corners.allSatisfy({ parent.view.bounds.contains($0.applying(fromPicture)) })
        else { return false }
        return !views.contains { other in
            let isAround = ground.context.stage.isInside(view.view.id, of: other.view.id)
            return !isAround && corners.contains(where: other.covers)
        }
    }
}

extension SetName {
    /// Returns the name of a window within the room if the window extends beyond it.
    fileprivate func kept(_ form: NameForm, in placer: LabelPlacer) -> SetName {
        guard case .window = form else { return self }
        return SetName(text, size, at: placer.clamped(box).origin)
    }
}
