import Foundation
import TestSupport
import Testing

@testable import TouchVideo

@Suite("The clock of a sound card")
struct SoundClockTests {
    /// Blocks of a card, each late by something.
    private func arrivals(
        haste: Double, seconds: Int, late: (Int) -> Double, lost: (after: Int, samples: Int)? = nil
    ) -> [SoundClock.Arrival] {
        (1...seconds * 2).map { index in
            var samples = index * 24_000
            let time = 50 + Double(samples) / (48_000 * (1 + haste)) + late(index)
            if let lost, samples > lost.after { samples -= lost.samples }
            return SoundClock.Arrival(samples: samples, time: time)
        }
    }

    @Test("drift is found to within 20 ms over ten minutes, though blocks come late")
    func drift() throws {
        for haste in [0.0005, -0.0005, 0.003, 0] {
            var dice = Dice(seed: 7)
            let all = arrivals(haste: haste, seconds: 600) { index in
                Double(dice.roll(1000)) * (index % 7 == 0 ? 0.0002 : 0.000_004)
            }
            let clock = SoundClock(all, nominal: 48_000)
            for time in [51.0, 200, 350, 650] {
                let place = try #require(clock.sample(at: time))
                let wanted = (time - 50) * 48_000 * (1 + haste)
                #expect(abs(place - wanted) < 0.02 * 48_000, "\(haste) \(time)")
            }
        }
    }

    @Test("samples that are lost are silent; what comes after is in step again")
    func loss() throws {
        let all = arrivals(
            haste: 0.0005, seconds: 120, late: { _ in 0.002 }, lost: (2_880_000, 24_000))
        let clock = SoundClock(all, nominal: 48_000)
        #expect(clock.pieces.count == 2)
        let place = try #require(clock.sample(at: 150))
        #expect(abs(place - (100 * 48_024 - 24_000)) < 960)
    }

    @Test("a moment is believed to be as the card says")
    func short() throws {
        let clock = SoundClock(arrivals(haste: 0, seconds: 1) { _ in 0.001 }, nominal: 48_000)
        #expect(clock.pieces.count == 1 && clock.pieces[0].rate == 48_000)
        #expect(SoundClock([], nominal: 48_000).sample(at: 1) == nil)
    }

    @Test("notes are read as they are written, but for a line that is cut off")
    func notes() {
        let lines: [SoundNotes.Line] = [
            .runs(event: 0, time: 12.5), .came(.init(samples: 480, time: 12.625)),
            .stands(event: 4), .runs(event: 4, time: 20), .stands(event: 9), .back(event: 3),
        ]
        let text = lines.map(\.text).joined()
        var notes = SoundNotes()
        for line in lines { notes.add(line) }
        #expect(SoundNotes(text) == notes)
        #expect(SoundNotes(text + "runs 3.00") == notes)
        #expect(notes.stretches == [SoundNotes.Stretch(event: 0, time: 12.5, end: 3)])
    }

    @Test("between samples a tone is read as it was")
    func resampled() {
        let tone = (0..<4800).map { Int16(12_000 * sin(Double($0) * 0.2)) }
        let places = (100..<4000).map { Double($0) * 1.0005 + 0.3 }
        for (sample, place) in zip(Resampler().samples(of: tone, at: places), places) {
            #expect(abs(Double(sample) - 12_000 * sin(place * 0.2)) < 40)
        }
        #expect(Resampler().samples(of: tone, at: [-1e6, 1e6, 99_999]) == [0, 0, 0])
    }

    @Test("a clap is the first moment that is loud and much louder than before")
    func clap() {
        var peaks = [Int](repeating: 40, count: 3000)
        peaks[500] = 900
        peaks[1200] = 20_000
        for place in 2000..<2900 { peaks[place] = 24_000 }
        #expect(Onset.first(of: peaks) == 1200)
        #expect(Onset.first(of: [Int](repeating: 40, count: 3000)) == nil)
        #expect(Onset.first(of: []) == nil)
    }
}
