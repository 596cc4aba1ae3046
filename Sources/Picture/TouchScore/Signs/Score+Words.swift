import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

extension Score {
    /// Returns the time at which a record is first shown, in seconds of film: at the start of a
    /// beat, or during one in which time passes.
    func seconds(of record: TraceRecord) -> Double {
        let serial = Int(record.serial)
        guard let beat = beats[beats.sortedIndex { $0.record >= serial }...].first else {
            return duration
        }
        return FilmTime.exact(beat.seconds(atTime: record.time))
    }

    /// Returns the start of the first beat that shows a record, in seconds of film.
    func seconds(atRecord record: Int) -> Double {
        beats[beats.sortedIndex { $0.record >= record }...].first?.start ?? duration
    }

    /// A question during the time for viewers to think.
    struct Question {
        /// The time, in seconds of film.
        let span: Range<Double>
        /// The serials of the records of the question and of its answer.
        let record: Int
        let next: Int
    }

    /// The questions, in order.
    var questions: [Question] {
        beats.indices.compactMap { index in
            let beat = beats[index]
            guard beat.kind == .ask, beat.staging.question?.isOpen == true, beat.duration > 0
            else { return nil }
            let answer = beats[(index + 1)...].first { $0.kind == .ask }
            return Question(
                span: beat.start..<beat.end, record: beat.record,
                next: answer?.record ?? beats[beats.count - 1].record)
        }
    }

    /// The times at which cards are shown, in seconds of film.
    var cardSpans: [Range<Double>] { spans { $0.staging.card }.map { $0.span } }

    /// The captions, in order, each with the time it is shown, in seconds of film, and the serial
    /// of the record at which it begins.
    var captionSpans: [(span: Range<Double>, text: LocalizedText, record: Int)] {
        spans { $0.staging.card == nil ? $0.staging.caption : nil }.map { span, text in
            (span, text, beat(at: span.lowerBound).map { beats[$0].record } ?? 0)
        }
    }
}
