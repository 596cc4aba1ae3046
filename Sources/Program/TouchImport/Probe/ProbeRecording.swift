import Foundation
import TouchScript

/// What TouchProbe saw of an app.
nonisolated struct ProbeRecording {
    /// Of the screen, in points.
    var size = CGSize.zero
    /// "iOS 17.2".
    var system = ""
    /// As the first touch found them, parents before what is in them.
    var views: [View] = []
    var recognizers: [Recognizer] = []
    /// In the order in which they came about.
    var moments: [Moment] = []
    /// Who was elsewhere, or otherwise, when they were looked at again.
    var changedLater: Set<String> = []

    /// What code calls its views and recognizers, by what the probe calls them: both take the names of properties.
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
        /// Of its transform: a, b, c and d, and how far it moves.
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

    /// What was seen at one time: an event, or what came between two.
    struct Moment {
        /// In seconds of the device's clock.
        let time: Double
        var samples: [RecordedSample] = []
        var hits: [(finger: String, view: String)] = []
        var states: [State] = []
        /// Where scroll views had scrolled to.
        var offsets: [(view: String, offset: CGPoint)] = []
    }

    struct State {
        let recognizer: String
        let from: String
        let state: ExpectedState
    }
}
