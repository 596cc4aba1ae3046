/// What one line of a tape does, in the order of time. A deed is made when it is due, for a long move has a million.
struct Course {
    /// What comes next; nil when all is done.
    private(set) var next: TimedDeed?

    private let count: Int
    private let deed: (Int) -> TimedDeed
    private var done = 0

    /// - Parameter deed: the deed of that number, from 0; their times do not run backwards.
    init(count: Int, deed: @escaping (Int) -> TimedDeed) {
        self.count = count
        self.deed = deed
        next = count > 0 ? deed(0) : nil
    }

    init(_ deeds: [TimedDeed] = []) {
        self.init(count: deeds.count) { deeds[$0] }
    }

    mutating func advance() {
        done += 1
        next = done < count ? deed(done) : nil
    }
}
