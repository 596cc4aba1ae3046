import TouchReading
import TouchScript
import TouchStage
import TouchWords

extension VaryTable {
    /// Creates a table.
    /// - Parameters:
    ///   - rows: The original gesture, and then its variations.
    ///   - turns: The variations at which an outcome changes.
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
            let isOfView = rows[0].fates(of: key).contains { $0.isOfView }
            let nothing: Wording = isOfView ? .study.gotNothing : .study.didNothing
            let fate = Wording.study.fate(
                key.name, fate: fates.isEmpty ? nothing : fates.wording, place: place)
            let told = isParted ? .study.inGesture(key.gesture + 1, fate: fate) : fate
            return why.map { told.because($0) } ?? told
        }
        let rates = rows.filter { $0.variation.rate != base.rate }.flatMap { row in
            let rate = row.variation.rate?.short ?? ""
            return row.outcomes.filter { $0.fates != rows[0].fates(of: $0.key) }.map {
                sentence($0.key, $0.fates, .study.atRate(rate), $0.why)
            }
        }
        return rates + turns.map { sentence($0.key, $0.fates, $0.place(from: base), $0.why) }
    }
}

extension VaryTurn {
    /// Returns "below 41.2 pt in 0.10 s (size × 0.76)".
    fileprivate func place(from base: Variation) -> Wording {
        let rate = variation.rate.map { ", \($0.short) Hz" } ?? ""
        let way =
            distance > 0
            ? "\(distance.short(1)) pt / \(time.short(2)) s" : "\(time.short(3)) s"
        guard let axis = variation.axis(from: base) else { return .verbatim(way + rate) }
        let amount = variation[axis]
        let isLess = amount < base[axis]
        let how = "\(amount.short)\(rate)"
        switch axis {
        case .size:
            return isLess ? .study.smaller(way, factor: how) : .study.larger(way, factor: how)
        case .speed:
            return isLess ? .study.slower(way, factor: how) : .study.faster(way, factor: how)
        case .rest:
            return isLess ? .study.restsLess(way, factor: how) : .study.restsMore(way, factor: how)
        case .jitter:
            let amount = amount.short(1)
            return variation.rate.map { Wording.study.tremblesFromAt(amount, rate: $0.short) }
                ?? .study.tremblesFrom(amount)
        }
    }
}
