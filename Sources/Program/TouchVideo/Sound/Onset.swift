/// The first loud moment of a sound, such as a clap.
package nonisolated enum Onset {
    /// Returns the moment in seconds; nil if nothing stands out.
    package static func first(of clip: SoundStore.Clip, in store: SoundStore) throws -> Double? {
        var peaks: [Int] = []
        let step = SoundTool.rate / 1000
        var rest: [Int16] = []
        try store.forEachBlock(of: clip.offset..<clip.offset + clip.frames) { block in
            rest += block
            var place = 0
            while place + 2 * step <= rest.count {
                peaks.append(rest[place..<place + 2 * step].reduce(0) { max($0, abs(Int($1))) })
                place += 2 * step
            }
            rest.removeFirst(place)
        }
        return first(of: peaks).map { Double($0) / 1000 }
    }

    /// Finds the moment in peaks.
    /// - Parameter peaks: the loudest sample of each millisecond.
    /// - Returns: the first peak that is loud, and much louder than the fifth of a second before
    ///   it.
    static func first(of peaks: [Int]) -> Int? {
        let limit = max((peaks.max() ?? 0) / 3, 300)
        var before: [Int] = []
        for (place, peak) in peaks.enumerated() {
            let quiet = before.isEmpty ? 0 : before.reduce(0, +) / before.count
            if peak >= limit, peak > 5 * quiet { return place }
            before.append(peak)
            if before.count > 200 { before.removeFirst() }
        }
        return nil
    }
}
