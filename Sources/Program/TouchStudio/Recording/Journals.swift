import Foundation
import TouchHost
import TouchWords

/// The journals of one recording; nobody else records the same tape in the meantime.
final class Journals {
    private let tape: String
    /// Indicates whether the journals can be beside the tape, which is impossible for a pipe or a
    /// device.
    private let isBesideTape: Bool
    /// An empty journal. As long as it is locked, nobody else records this tape.
    private var lock: Journal?
    private var number = 0

    /// Creates the journals of a recording. What an earlier recording of the same tape left behind
    /// is finished first, under names with numbers.
    init(of tape: String, isBesideTape: Bool) throws(Failure) {
        self.tape = tape
        self.isBesideTape = isBesideTape
        guard isBesideTape else { return }
        for journal in UnfinishedRecordings.journals(of: tape) {
            guard let place = try UnfinishedRecordings.finish(journal, from: 1) else { continue }
            Console.tell(.take.recoveredFile(place))
        }
        lock = try Journal(path: UnfinishedRecordings.journal(of: tape, 0))
    }

    /// Returns a journal for the touches on a stage; nil if there is no place for one, which is
    /// reported.
    func next() -> Journal? {
        guard isBesideTape else { return spare() }
        while true {
            number += 1
            let path = UnfinishedRecordings.journal(of: tape, number)
            do throws(Failure) {
                return try Journal(path: path) { MainThread.wake() }
            } catch {
                if error == .cannotWrite(path, EEXIST) { continue }
                Console.complain(error.message)
                return spare()
            }
        }
    }

    /// Returns a journal in a spare place, when the tape's folder cannot have it; nil if there is
    /// no place for one, which is reported.
    func spare() -> Journal? {
        do throws(Failure) {
            guard let path = UnfinishedRecordings.sparePlace(of: tape) else {
                throw Failure(.take.noHome)
            }
            let journal = try Journal(path: path) { MainThread.wake() }
            Console.tell(.take.goesOnIn(path))
            return journal
        } catch {
            Console.complain(.take.goesOnInMemory(error.message))
            return nil
        }
    }

    /// Lets others record this tape.
    func close() {
        lock?.remove()
        lock = nil
    }
}
