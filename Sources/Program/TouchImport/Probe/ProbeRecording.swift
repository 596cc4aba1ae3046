import Foundation
import TouchScript

/// The contents of TouchProbe's recording of an app.
nonisolated struct ProbeRecording {
    /// The screen's size, in points.
    var size = CGSize.zero
    /// The system and its version, "iOS 17.2".
    var system = ""
    /// The views as the first touch found them, parents before their subviews.
    var views: [View] = []
    var recognizers: [Recognizer] = []
    /// The moments in order of occurrence.
    var moments: [Moment] = []
    /// The names of those that had moved or changed when they were examined again.
    var changedLater: Set<String> = []

    /// The property names that code uses for its views and recognizers, by the probe's names, which
    /// are taken from properties as well.
    var words: [String: String] {
        let names = views.map(\.name) + recognizers.map(\.name)
        return Dictionary(names.map { ($0, GivenName.word($0) ?? $0) }) { first, _ in first }
    }

    struct View {
        let name: String
        let parent: String?
        let kind: String
        let own: String
        var bounds = CGRect.zero
        var center = CGPoint.zero
        /// The transform: a, b, c and d, and its translation.
        var turn = [1.0, 0, 0, 1]
        var shift = CGPoint.zero
        var alpha = 1.0
        var level: Double?
        /// Red, green, blue and alpha, from 0 to 1.
        var color: [Double]?
        var flags: [String: Bool] = [:]
        var settings: [String: ProbeLine.Value] = [:]
    }

    struct Recognizer {
        let name: String
        let view: String
        let kind: String
        let own: String
        var isEnabled = true
        var settings: [String: ProbeLine.Value] = [:]
    }

    /// The observations at one time: an event, or changes between two events.
    struct Moment {
        /// The time in seconds of the device's clock.
        let time: Double
        var samples: [RecordedSample] = []
        var hits: [(finger: String, view: String)] = []
        var states: [State] = []
        /// The content offsets of scroll views.
        var offsets: [(view: String, offset: CGPoint)] = []
    }

    struct State {
        let recognizer: String
        let from: String
        let state: ExpectedState
    }
}
