import Foundation
import Testing

@testable import TouchStudio

@Suite("Room size")
struct RoomSizeTests {
    private let wall = CGSize(width: 1920, height: 1080)
    /// Of a display of 65 inches, in millimeters.
    private let diagonal = 65 * 25.4

    @Test(
        "the smallest letters are 4 mm high for each meter of distance",
        arguments: [2.0, 4, 6])
    func letters(distance: Double) {
        let room = RoomSize(viewingDistance: distance, diagonal: diagonal)
        let scale = room.scale(usual: 1, display: wall, dpi: nil)
        let pixel = diagonal / hypot(wall.width, wall.height)
        #expect(12 * scale * pixel >= 4 * distance - 0.01)
    }

    @Test(
        "without a distance what a finger hits is 9 mm large on any display",
        arguments: [
            (1024.0, 600.0, 7.0), (1366, 768, 11.6), (3840, 2160, 13.3), (2560, 1600, 10.1),
        ])
    func targets(width: Double, height: Double, inches: Double) {
        let display = CGSize(width: width, height: height)
        let dpi = hypot(width, height) / inches
        let scale = RoomSize().scale(usual: 1, display: display, dpi: dpi)
        #expect(44 * scale * 25.4 / dpi >= 9)
    }

    @Test("nothing is made so large that it finds no room")
    func most() {
        let room = RoomSize(viewingDistance: 50, diagonal: 300)
        let scale = room.scale(usual: 1, display: wall, dpi: nil)
        #expect(wall.width / scale >= 480 && wall.height / scale >= 300)
    }

    @Test(
        "a size that no display has is not believed: only its shape, nothing, or a speck",
        arguments: [
            (305.0, 305.0, 305.0), (30.5, 30.5, 30.5), (0, 0, 0), (2000, 2000, 2000),
            (96, 96, 40), (.infinity, 96, 96),
        ])
    func impossible(dpi: Double, across: Double, down: Double) {
        #expect(RoomSize.believed(dpi: dpi, across: across, down: down, display: wall) == nil)
    }

    @Test("a size that a display can have is believed")
    func possible() {
        #expect(RoomSize.believed(dpi: 96, across: 96, down: 96, display: wall) == 96)
        #expect(RoomSize.believed(dpi: 34, across: 34, down: 34, display: wall) == 34)
    }

    @Test("whoever names a distance names the diagonal once, where the display does not")
    func known() {
        #expect(RoomSize().isKnown(dpi: nil))
        #expect(!RoomSize(viewingDistance: 6).isKnown(dpi: nil))
        #expect(RoomSize(viewingDistance: 6, diagonal: diagonal).isKnown(dpi: nil))
    }
}
