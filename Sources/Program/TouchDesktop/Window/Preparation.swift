import Foundation
import Synchronization
import TouchCanvas
import TouchPicture

/// A slow computation that is started early on a thread of its own and fetched when it is needed.
package nonisolated final class Preparation<Value: Sendable>: Sendable {
    private let done = DispatchGroup()
    private let result = Mutex<Result<Value, any Error>?>(nil)

    package init(_ work: @escaping @Sendable () throws -> Value) {
        done.enter()
        DispatchQueue.global().async { [self] in
            let outcome = Result { try work() }
            result.withLock { $0 = outcome }
            done.leave()
        }
    }

    /// Waits for the value for at most `seconds`, and returns whether it is ready.
    func isReady(within seconds: Double) -> Bool {
        done.wait(timeout: .now() + seconds) == .success
    }

    /// Waits until the value is ready, and returns it.
    package func get() throws -> Value? {
        done.wait()
        return try result.withLock { try $0?.get() }
    }
}

/// Measures text as soon as the fonts are loaded, so that views that measure late can be set up
/// before. Without fonts every text has zero size, until the caller that fetches the fonts reports
/// the reason.
nonisolated extension Preparation: TextMeasuring where Value == Typesetter {
    package func size(of text: Text) -> CGSize { (try? get())?.size(of: text) ?? .zero }
}
