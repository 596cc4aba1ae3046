import Testing

@testable import TouchHost

@Suite("The axes of a touchscreen")
struct TouchAxesTests {
    /// As X describes a screen of 400 mm and 1920 pixels: 10 units a millimeter.
    private func axes(resolution: Int = 10_000) -> TouchAxes {
        TouchAxes(axes: [
            "Abs MT Position X": .init(
                number: 0, minimum: 0, maximum: 4000, resolution: resolution),
            "Abs MT Touch Major": .init(number: 5, minimum: 0, maximum: 255),
            "Abs MT Pressure": .init(number: 4, minimum: 10, maximum: 110),
        ])
    }

    @Test("the way across a contact is told in units of the place; half of it is the radius")
    func radius() {
        let detail = axes().detail(screenWidth: 1920) { [4: 60, 5: 100][$0] }
        #expect(detail == ContactDetail(radius: 24, millimetres: 5, pressure: 0.5))
        #expect(!detail.isPalm)
    }

    @Test("more than 15 mm of radius are a palm")
    func palm() {
        let palm = { (units: Double) in
            axes().detail(screenWidth: 1920) { [5: units][$0] }.isPalm
        }
        #expect(!palm(300) && palm(301))
    }

    @Test("what a touchscreen does not tell is not claimed")
    func silence() {
        #expect(axes().detail(screenWidth: 1920) { _ in nil } == ContactDetail())
        #expect(TouchAxes().detail(screenWidth: 1920) { _ in 300 } == ContactDetail())
        let unknown = axes(resolution: 0).detail(screenWidth: 1920) { [5: 1000][$0] }
        #expect(unknown.radius == 240 && !unknown.isPalm)
    }
}
