extension ChangeSearch {
    /// Tries all, and tells on the console how far it is.
    /// - Throws: if the program is asked to stop.
    mutating func run() throws {
        var progress = Progress(total: total, unit: "changes")
        let signals = Signals.shared
        defer { progress.end() }
        repeat {
            try signals.check("\(tried) of \(total) changes were tried")
            progress.total = total
            progress.update(tried)
        } while step()
    }
}
