import Foundation
import TouchKit
import TouchPicture

extension StageState {
    /// Takes the next record in. `trace` only lends its tables.
    public mutating func apply(_ record: TraceRecord, of trace: Trace) {
        self.record = Int(record.serial)
        time = record.time
        switch record.entry {
        case .sample, .pointer, .interrupted, .hit, .chain, .withheld, .cancellation,
            .sequenceEnded, .pointerHit, .repaired:
            foldTouch(record.entry)
        case .enqueued, .taken, .sendEvent, .swallowed, .systemEvent:
            foldPipeline(record.entry, trace)
        case .hitTestBegan, .visit, .answer:
            foldHitTest(record.entry)
        case .delivery, .hop, .consumed, .discarded, .handled:
            foldCall(record.entry)
        case .receives, .transition, .measure, .action, .requirement, .timer, .ignored, .reset,
            .recognizerAdded, .recognizerRemoved, .recognizerEnabled:
            foldRecognizer(record.entry)
        case .viewAdded, .viewRemoved, .windowShown, .windowHidden, .keyWindow, .controllerView,
            .firstResponder:
            foldTree(record.entry)
        case .bounds, .center, .transformLinear, .transformOffset, .alpha, .flag, .background,
            .cornerRadius, .animated, .value, .text, .drawing:
            foldProperty(record.entry)
        case .note(let by, let text):
            if notes.count == 8 { notes.removeFirst() }
            notes.append(NoteState(by: by, text: text, time: time, record: self.record))
        case .held, .released, .dropped, .question, .refused, .prevented:
            // Told in words and chips from the records themselves; nothing on the stage changes.
            break
        }
    }
}
