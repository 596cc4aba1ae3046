import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace
import TouchWords

extension Score {
    /// Returns the score as JSON Lines, one beat per line: the time it is shown (`start`, `end`,
    /// seconds of film), the serial of the record that shows at its end, the kind of beat, its
    /// event time (`from`, `to`, seconds), the meaning of the record, and the surroundings of the
    /// stage.
    ///
    /// - Parameter second: the second of two runs, whose values are under `second`.
    public func jsonLines(
        _ trace: Trace, second: Trace? = nil, language: String
    ) -> String {
        beats.map { line($0, trace, second, language) + "\n" }.joined()
    }

    private func line(
        _ beat: Beat, _ trace: Trace, _ second: Trace?, _ language: String
    ) -> String {
        var line = "{\"start\":\(beat.start.decimals(3)),\"end\":\(beat.end.decimals(3))"
        line += ",\"record\":\(beat.record),\"kind\":\(Trace.quoted(beat.kind.rawValue))"
        line += ",\"from\":\(beat.from.decimals(3)),\"to\":\(beat.to.decimals(3))"
        if beat.isSlowMotion { line += ",\"slow\":true" }
        line += tells(beat.told, trace)
        if let side = beat.second, let second {
            line += ",\"second\":{\"record\":\(side.record)\(tells(side.told, second))"
            let said = side.staging.remarks.map { Trace.quoted($0.withoutStars[language]) }
            if !said.isEmpty { line += ",\"remarks\":\(said.list)" }
            line += "}"
        }
        let shown = beat.staging.fields(trace, language).map { "\"\($0.key)\":\($0.json)" }
        return line + ",\"shows\":{\(shown.joined(separator: ","))}}"
    }

    private func tells(_ told: Int?, _ trace: Trace) -> String {
        guard let told, trace.records.indices.contains(told - 1) else { return "" }
        let record = trace.records[told - 1]
        return ",\"tells\":\(Trace.quoted(trace.sentence(record.entry)))"
    }
}

extension Film {
    /// Returns the score as JSON Lines.
    public func scoreLines(language: String) -> String {
        score.jsonLines(
            scenery.trace, second: sceneries.dropFirst().first?.trace, language: language)
    }
}

extension Staging {
    /// Returns the text in quotes. Each beat that shows a text repeats it, so an endless one is
    /// cut.
    private static func quoted(_ text: String) -> String {
        let limit = 1000
        return Trace.quoted(text.count > limit ? text.prefix(limit) + "…" : text)
    }

    fileprivate func fields(_ trace: Trace, _ language: String) -> [(key: String, json: String)] {
        func name(_ id: SubjectID) -> String { Trace.quoted(trace.name(of: id)) }
        var fields: [(key: String, json: String)] = []
        if let chapter { fields.append(("chapter", Self.quoted(chapter[language]))) }
        if let caption { fields.append(("caption", Self.quoted(caption.withoutStars[language]))) }
        if !remarks.isEmpty {
            let said = remarks.map { Self.quoted($0.withoutStars[language]) }
            fields.append(("remarks", said.list))
        }
        if let panel { fields.append(("panel", Trace.quoted(panel.rawValue))) }
        if let card { fields.append(("card", Self.quoted(card[language]))) }
        if let asked = question?.question {
            fields.append(("asks", Self.quoted(asked.text[language])))
        }
        if hasCode { fields.append(("code", "true")) }
        for (key, views) in [("lit", lit), ("dim", dim), ("rings", rings)] where !views.isEmpty {
            fields.append((key, views.map(name).list))
        }
        if let light {
            let circle = [light.center.x, light.center.y, light.radius].map { $0.decimals(1) }
            fields.append(("light", circle.list))
        }
        if let depth { fields.append(("depth", depth.view.map(name) ?? "true")) }
        if !ink.isEmpty { fields.append(("ink", "\(ink.count)")) }
        if !arrows.isEmpty {
            let ends = arrows.map { [name($0.from), name($0.to)].list }
            fields.append(("arrows", ends.list))
        }
        return fields
    }
}

extension [String] {
    /// The elements as a JSON list.
    fileprivate var list: String { "[\(joined(separator: ","))]" }
}
