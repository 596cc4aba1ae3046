import Testing

@testable import TouchShare

@Suite("Who is connected") struct GuestsTests {
    @Test("of one address, whoever asked longest ago gives way to one too many")
    func one() {
        var guests = Guests<Int>()
        for guest in 0..<Guests<Int>.mostOfOne { #expect(guests.come(guest, from: [1]) == nil) }
        guests.ask(0)
        #expect(guests.come(1000, from: [2]) == nil)
        #expect(guests.come(100, from: [1]) == 1)
        #expect(guests.come(101, from: [1]) == 2)
        guests.leave(100)
        #expect(guests.come(102, from: [1]) == nil)
        #expect(guests.count == Guests<Int>.mostOfOne + 1)
    }

    @Test("of all, too, however many addresses there are")
    func all() {
        var guests = Guests<Int>()
        for guest in 0..<Guests<Int>.most {
            #expect(guests.come(guest, from: [UInt8(guest)]) == nil)
        }
        guests.ask(0)
        #expect(guests.come(1000, from: [200]) == 1)
        #expect(guests.come(1001, from: [201]) == 2)
        #expect(guests.count == Guests<Int>.most)
    }
}
