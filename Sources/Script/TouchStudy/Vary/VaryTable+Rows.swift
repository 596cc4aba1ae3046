import TouchReading
import TouchScript
import TouchStage

extension VaryTable {
    /// - Parameters:
    ///   - rows: the gesture as it is, and then its variations.
    ///   - turns: where something else becomes of somebody.
    package init(
        _ title: LocalizedText, _ base: Variation, _ rows: [VaryRow], turns: [VaryTurn],
        starts: [Double]
    ) {
        let original = rows[0]
        let keys = rows.flatMap { $0.outcomes.map { $0.key } }.reduce(into: [GestureFates.Key]()) {
            if !$0.contains($1) { $0.append($1) }
        }
        let turning = keys.filter { key in
            rows.contains { $0.fates(of: key) != original.fates(of: key) }
        }
        let columns = (turning.isEmpty ? keys : turning).sorted { $0.gesture < $1.gesture }
        self.init(
            title: title, columns: columns, starts: starts,
            rows: rows.enumerated().map { number, row in
                let before = number > 0 ? rows[number - 1].variation : row.variation
                return Row(
                    label: row.variation.words(from: base),
                    cells: columns.map { key in
                        let fates = row.fates(of: key)
                        return Cell(fates: fates, isChanged: fates != original.fates(of: key))
                    },
                    opensGroup: number == 1
                        || row.variation.axis(from: base) != before.axis(from: base))
            },
            sentences: Self.sentences(base, rows, turns, isParted: starts.count > 1))
    }

    private static func sentences(
        _ base: Variation, _ rows: [VaryRow], _ turns: [VaryTurn], isParted: Bool
    ) -> [Wording] {
        func sentence(
            _ key: GestureFates.Key, _ fates: [GestureFate], _ place: Wording, _ why: Wording?
        ) -> Wording {
            let number = key.gesture + 1
            let head = isParted ? ("gesture \(number): ", "第 \(number) 个手势：") : ("", "")
            let isOfView = rows[0].fates(of: key).contains { $0.isOfView }
            let nothing =
                isOfView ? Wording("got nothing", "什么也没有得到") : Wording("did nothing", "没有反应")
            let fate = fates.isEmpty ? nothing : fates.wording
            let tail = why.map { (": \($0.english)", "：\($0.chinese)") } ?? ("", "")
            return Wording(
                "\(head.0)\(key.name) \(fate.english) \(place.english)\(tail.0)",
                "\(head.1)\(key.name) \(fate.chinese)（\(place.chinese)）\(tail.1)")
        }
        let rates = rows.filter { $0.variation.rate != base.rate }.flatMap { row in
            let rate = row.variation.rate?.short ?? ""
            return row.outcomes.filter { $0.fates != rows[0].fates(of: $0.key) }.map {
                sentence($0.key, $0.fates, Wording("at \(rate) Hz", "\(rate) Hz 时"), $0.why)
            }
        }
        return rates + turns.map { sentence($0.key, $0.fates, $0.place(from: base), $0.why) }
    }
}

extension VaryTurn {
    /// "below 41.2 pt in 0.10 s (size × 0.76)".
    fileprivate func place(from base: Variation) -> Wording {
        let rate = variation.rate.map { ", \($0.short) Hz" } ?? ""
        let way =
            distance > 0
            ? "\(distance.short(1)) pt / \(time.short(2)) s" : "\(time.short(3)) s"
        guard let axis = variation.axis(from: base) else { return Wording(same: way + rate) }
        let amount = variation[axis]
        let isLess = amount < base[axis]
        let how = "× \(amount.short)\(rate)"
        switch axis {
        case .size:
            return Wording(
                "\(isLess ? "below" : "above") \(way) (size \(how))",
                "\(isLess ? "小于" : "大于") \(way)，大小 \(how)")
        case .speed:
            return Wording(
                "when \(isLess ? "slower" : "faster") than \(way) (speed \(how))",
                "\(isLess ? "慢于" : "快于") \(way)，速度 \(how)")
        case .rest:
            return Wording(
                "when it rests \(isLess ? "less" : "more") than \(way) (rest \(how))",
                "停留\(isLess ? "短于" : "长于") \(way)，停留 \(how)")
        case .jitter:
            return Wording(
                "from \(amount.short(1)) pt of trembling on\(rate)",
                "抖动 \(amount.short(1)) pt 起\(rate)")
        }
    }
}
