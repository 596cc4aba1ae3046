import TouchPicture
import TouchReading
import TouchTrace

/// Names of views, inside their top edge and turned with them.
///
/// Where a name stands is chosen for several instants at once, such as a camera's on its way: it is free at all of them.
struct ViewNames {
    /// Whether there is little room: letters are smaller before there are none.
    var isBrief = false
    /// Whether windows have names.
    var hasWindows = true

    /// The stage at an instant, and what names make room for.
    struct Ground {
        let context: OverlayContext
        var placer: LabelPlacer
        /// Lines around views.
        var outlines: [KeptClear] = []
        /// Where such lines were lately, with how much may be seen of what comes there, from 0 to 1.
        var gone: [(outline: KeptClear, absence: Double)] = []
    }

    /// Where a name stands, and how much of it may be seen, from 0 to 1.
    struct Place {
        let form: NameForm
        let presence: Double
        /// Where it goes to or comes from, kept free as well.
        var other: NameForm?
    }

    /// Those that have a place.
    typealias Forms = [SubjectID: Place]

    /// The places for names, from then on kept free of all else.
    ///
    /// - Parameter known: those that have one.
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
            // It has gone from where it stood when it comes where it will stand, as on a camera's way.
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

    /// Keeps a name's place free of all else.
    ///
    /// - Returns: how much of the name may be seen there, from 0 to 1.
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

    /// The best place that is free.
    ///
    /// - Parameter avoidsGone: whether it is free of lines that were there lately, too.
    /// - Returns: nil where there is none, or no such lines were.
    private func form(
        for named: [Candidate], avoidsGone: Bool = false, _ sketch: Sketch
    ) -> NameForm? {
        if avoidsGone, named.allSatisfy({ $0.ground.gone.isEmpty }) { return nil }
        func firstFree(_ forms: [NameForm]) -> NameForm? {
            // Best where no line would run over it that may come around a view, too.
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

    /// Names where `forms` has them stand.
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
                    // It lies over its own window, where there is no room above, or over those behind.
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

/// A view whose name looks for a place at an instant.
private struct Candidate {
    let views: [NamedView]
    let index: Int
    let ground: ViewNames.Ground
    let isBrief: Bool

    var view: NamedView { views[index] }

    /// - Returns: nil where the name cannot be set so.
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
        // Where nothing cuts the view it may stand anywhere.
        guard view.clip?.contains(set.box) ?? true else { return false }
        if avoidsOutlines, views.contains(where: { comesTo(set, around: $0, sketch.unit) }) {
            return false
        }
        if case .inside = form {
            return !views[(index + 1)...].contains { set.corners.contains(where: $0.covers) }
        }
        // Large letters on another view would be taken for its name.
        return !isBrief || isOnParent(set)
    }

    /// Whether an outline around another view would run over a name.
    private func comesTo(_ set: SetName, around other: NamedView, _ u: Double) -> Bool {
        let air = 9 * u
        guard other.view.id != view.view.id, other.isNamed, other.view.parent != .none,
            // What cuts a view cuts its outline, too.
            other.clip?.insetBy(dx: -air, dy: -air).intersects(set.box) ?? true,
            let outline = ground.context.outline(other.view.id, grownBy: air)
        else { return false }
        return set.meets(
            KeptClear(kind: .outline, subject: other.view.id, pieces: outline.ends.pieces))
    }

    /// Whether nothing but the view around is to be seen there.
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
    /// A window's name stays within the room where the window goes beyond it.
    fileprivate func kept(_ form: NameForm, in placer: LabelPlacer) -> SetName {
        guard case .window = form else { return self }
        return SetName(text, size, at: placer.clamped(box).origin)
    }
}
