import TouchHost
import TouchStudy

extension ChangeSearch {
    /// Tries all, and tells on the console how far it is.
    mutating func run() {
        var progress = LongWork("change")
        repeat { progress.update(tried, of: total) } while step()
        progress.end()
    }
}
