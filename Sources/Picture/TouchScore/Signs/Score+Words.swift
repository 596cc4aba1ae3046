import TouchPicture
import TouchReading
import TouchScript
import TouchStage
import TouchTrace

extension Score {
    /// When a record is shown first, in seconds of film: as a beat begins, or on the way through one in which time passes.
    func seconds(of record: TraceRecord) -> Double {
        let serial = Int(record.serial)
        guard let beat = beats[beats.sortedIndex { $0.record >= serial }...].first else {
            return duration
        }
        return FilmTime.exact(beat.seconds(atTime: record.time))
    }

    /// When the first beat begins that shows a record, in seconds of film.
    func seconds(atRecord record: Int) -> Double {
        beats[beats.sortedIndex { $0.record >= record }...].first?.start ?? duration
    }

    /// A question while those who watch think.
    struct Question {
        /// In seconds of film.
        let span: Range<Double>
        /// The serial of the record at which it is asked, and of that at which it is answered.
        let record: Int
        let next: Int
    }

    /// Those that are asked, in order.
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

    /// When cards stand, in seconds of film.
    var cardSpans: [Range<Double>] { spans { $0.staging.card }.map { $0.span } }

    /// The captions, in order, each with when it stands, in seconds of film, and the serial of the record at which it begins.
    var captionSpans: [(span: Range<Double>, text: LocalizedText, record: Int)] {
        spans { $0.staging.card == nil ? $0.staging.caption : nil }.map { span, text in
            (span, text, beat(at: span.lowerBound).map { beats[$0].record } ?? 0)
        }
    }
}
