import Foundation
import TouchHost
import TouchWords

/// The journals of one recording, of which nobody else makes any meanwhile.
final class Journals {
    private let tape: String
    /// Whether they can lie beside the tape: not beside a pipe or a device.
    private let isBesideTape: Bool
    /// An empty one. For as long as it is locked, nobody else records this tape.
    private var lock: Journal?
    private var number = 0

    /// What an earlier recording of the same tape has left is finished first, under names with
    /// numbers.
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

    /// One for what hands do on a stage; nil if there is no place for any, which is told.
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

    /// One where the tape's folder cannot have it; nil if there is no place for any, which is told.
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

    /// Others may record this tape.
    func close() {
        lock?.remove()
        lock = nil
    }
}
