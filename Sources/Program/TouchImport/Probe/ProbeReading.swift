import Foundation
import TouchScript
import TouchWords

/// Reads TouchProbe's output line by line.
nonisolated struct ProbeReading {
    private(set) var recording = ProbeRecording()
    private let file: String
    private var number = 0
    private var hasBegun = false
    /// Indicates whether a touch has occurred: views and recognizers that appear later were not
    /// there at the beginning.
    private var isTouched = false
    private var down: Set<String> = []
    /// The indices of views and recognizers in the recording, by name.
    private var views: [String: Int] = [:]
    private var recognizers: [String: Int] = [:]
    private let decoder = JSONDecoder()

    /// Reads a file.
    /// - Throws: the place where the file is not TouchProbe's, has another version, ends within a
    ///   line, or contains something impossible.
    init(_ text: String, file: String) throws(ScriptErrors) {
        self.file = file
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for line in lines {
            number += 1
            let isLast = line.endIndex == text.endIndex
            if line.isEmpty, isLast { break }
            guard let fields = try? decoder.decode(ProbeLine.self, from: Data(line.utf8)) else {
                throw fault(
                    isLast && hasBegun
                        ? .app.probeCutLine
                        : .app.probeOtherLine(String(line.prefix(40)).visible))
            }
            try take(fields)
        }
        guard hasBegun else { throw fault(.app.probeNothing) }
        guard recording.moments.contains(where: { !$0.samples.isEmpty }) else {
            throw fault(.app.nobodyTouches)
        }
    }

    private func fault(_ message: Wording) -> ScriptErrors {
        ScriptErrors(message, in: file, at: SourcePosition(line: max(number, 1), column: 1))
    }

    private mutating func take(_ line: ProbeLine) throws(ScriptErrors) {
        guard hasBegun else { return try begin(line) }
        if let last = recording.moments.last?.time {
            guard line.time >= last else {
                throw fault(.app.probeTimeBackwards("\(line.time)", last: "\(last)"))
            }
            guard line.time - (recording.moments.first?.time ?? last) <= Limits.seconds else {
                throw fault(.app.probeDayBetween)
            }
        }
        switch line.kind {
        case "viewAdded": try addView(line)
        case "recognizerAdded": try addRecognizer(line)
        case "recognizerEnabled", "setting", "bounds", "center", "transform", "transformOffset",
            "alpha", "flag", "windowShown", "background":
            describe(line)
        case "sample": try addSample(line)
        case "hit":
            if let finger = line.finger, let view = line.view {
                recording.moments[moment(at: line.time)].hits.append((finger, view))
            }
        case "transition":
            let name = try known(line.recognizer, among: recognizers)
            guard let from = line.from, let state = line.state.flatMap(ExpectedState.init)
            else { throw fault(.app.probeNoState) }
            recording.moments[moment(at: line.time)].states.append(
                ProbeRecording.State(recognizer: name, from: from, state: state))
        case "sequenceEnded", "probe": break
        default:
            throw fault(.app.probeOtherKind(line.kind.visible))
        }
    }

    private mutating func begin(_ line: ProbeLine) throws(ScriptErrors) {
        guard line.kind == "probe", let version = line.version, let size = line.size else {
            throw fault(.app.probeNoBeginning)
        }
        guard version == 1 else { throw fault(.app.probeVersion(version)) }
        let sides = 1...Limits.coordinate
        guard sides.contains(size.width), sides.contains(size.height) else {
            throw fault(.app.probeScreen("\(size.width)", height: "\(size.height)"))
        }
        (recording.size, recording.system, hasBegun) = (size, line.system ?? "", true)
    }

    private func known(
        _ name: String?, among known: [String: Int]
    ) throws(ScriptErrors) -> String {
        guard let name, known[name] != nil else {
            throw fault(
                name.map { Wording.app.probeUnknown($0.visible) } ?? .app.probeNameless)
        }
        return name
    }

    // MARK: Who is there

    private mutating func addView(_ line: ProbeLine) throws(ScriptErrors) {
        guard let name = line.view, views[name] == nil else {
            throw fault(.app.probeNoName)
        }
        guard !isTouched else {
            recording.changedLater.insert(name)
            return
        }
        guard recording.views.count < Limits.views else {
            throw fault(.app.probeTooManyViews(Limits.views))
        }
        let parent = line.parent
        if parent != nil { _ = try known(parent, among: views) }
        views[name] = recording.views.count
        recording.views.append(
            ProbeRecording.View(
                name: name, parent: parent, kind: line.class ?? "UIView",
                own: line.own ?? "UIView"))
    }

    private mutating func addRecognizer(_ line: ProbeLine) throws(ScriptErrors) {
        guard let name = line.recognizer, let view = line.view else {
            throw fault(.app.probeNoRecognizer)
        }
        guard views[view] != nil || isTouched else {
            throw fault(.app.probeUnknownView(view.visible))
        }
        guard recording.recognizers.count < Limits.recognizers else {
            throw fault(.app.probeTooManyRecognizers(Limits.recognizers))
        }
        // A name that occurs twice refers to the first.
        if recognizers[name] == nil { recognizers[name] = recording.recognizers.count }
        recording.recognizers.append(
            ProbeRecording.Recognizer(
                name: name, view: view, kind: line.class ?? "", own: line.own ?? ""))
    }

    private mutating func describe(_ line: ProbeLine) {
        if let name = line.recognizer {
            guard let index = recognizers[name] else { return }
            if let enabled = line.enabled { recording.recognizers[index].isEnabled = enabled }
            if let name = line.name { recording.recognizers[index].settings[name] = line.value }
            return
        }
        guard let name = line.view ?? line.window, let index = views[name] else { return }
        if isTouched {
            let isScrolling = line.kind == "bounds" && recording.views[index].kind == "UIScrollView"
            if isScrolling, let point = line.point {
                recording.moments[moment(at: line.time)].offsets.append((name, point))
            } else {
                recording.changedLater.insert(name)
            }
            return
        }
        recording.views[index].take(line)
    }

    // MARK: What happened

    private mutating func addSample(_ line: ProbeLine) throws(ScriptErrors) {
        guard let finger = line.finger, let place = line.point,
            let phase = line.phase.flatMap(RecordedSample.Phase.init),
            FingerName.number(of: finger) != nil
        else { throw fault(.app.probeNoSample) }
        guard max(abs(place.x), abs(place.y)) <= Limits.coordinate else {
            throw fault(.app.probePlace("\(place.x)", y: "\(place.y)"))
        }
        guard (phase == .began) != down.contains(finger) else {
            throw fault(
                phase == .began
                    ? .app.probeDownTwice(finger)
                    : .app.probeNeverDown(finger, phase: phase.rawValue))
        }
        if phase == .began { down.insert(finger) }
        if phase.isOver { down.remove(finger) }
        isTouched = true
        recording.moments[moment(at: line.time)].samples.append(
            RecordedSample(
                finger: finger, phase: phase, location: place, force: line.force ?? 0,
                radius: line.radius ?? 0))
    }

    /// Returns the index of the moment at `time`, adding one if necessary.
    private mutating func moment(at time: Double) -> Int {
        if recording.moments.last?.time != time { recording.moments.append(.init(time: time)) }
        return recording.moments.count - 1
    }

    /// The fingers that are down at the end.
    var left: [String] { down.sorted() }
}

nonisolated extension ProbeRecording.View {
    fileprivate mutating func take(_ line: ProbeLine) {
        switch line.kind {
        case "bounds":
            if let point = line.point, let size = line.size {
                bounds = CGRect(origin: point, size: size)
            }
        case "center": center = line.point ?? center
        case "transform":
            turn = ProbeLine.all(line.a, line.b, line.c, line.d) ?? turn
        case "transformOffset":
            if let x = line.tx, let y = line.ty { shift = CGPoint(x: x, y: y) }
        case "alpha": alpha = line.alpha ?? 1
        case "windowShown": level = line.level
        case "flag": if let flag = line.flag { flags[flag] = line.value?.flag }
        case "setting": if let name = line.name { settings[name] = line.value }
        case "background":
            color = ProbeLine.all(line.red, line.green, line.blue, line.alpha) ?? color
        default: break
        }
    }
}
