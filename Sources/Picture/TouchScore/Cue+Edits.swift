import TouchScript

extension [Cue] {
    /// What is told of a film that is edited so. Captions, questions and freezes within a cut go with it; what is said of the
    /// whole film – title, end, chapters – stays, and so does how the stage is shown from there on.
    public func edited(by edits: FilmEdits) -> [Cue] {
        guard !edits.cuts.isEmpty else { return self }
        return compactMap { cue in
            guard edits.cut(at: cue.time) != nil, let telling = cue.telling else { return cue }
            switch telling {
            case .caption(.some):
                // The one before ends here all the same.
                var cue = cue
                cue.kind = .tell(.caption(nil))
                return cue
            case .ask(.some), .answer, .freeze, .note: return nil
            default: return cue
            }
        }
    }
}
