import CSDL
import Foundation
import TouchStudio
import TouchWords

/// The displays that SDL found when it started, counted from 1, and those that are there now.
enum Displays {
    static var count: Int { Int(SDL_GetNumVideoDisplays()) }

    static func has(_ number: Int) -> Bool { (1...max(1, count)).contains(number) }

    /// Returns the current frames of the displays on the desktop, as reported by X, or otherwise by
    /// SDL.
    static func now(of driver: String) -> [CGRect] {
        if driver == "x11" { return TouchSetup.outputsOfX().map(\.frame) }
        return (0..<Int32(count)).compactMap { index in
            var bounds = SDL_Rect()
            guard SDL_GetDisplayBounds(index, &bounds) == 0 else { return nil }
            return CGRect(
                x: Double(bounds.x), y: Double(bounds.y), width: Double(bounds.w),
                height: Double(bounds.h))
        }
    }

    /// Returns the complaint about a display that is not there.
    static func missing(_ number: Int) -> Wording {
        let names = (0..<Int32(count)).map { index in
            "\(index + 1) " + (SDL_GetDisplayName(index).map { String(cString: $0) } ?? "")
        }
        return names.count == 1
            ? .window.onlyDisplay(number, display: names[0])
            : .window.noDisplay(number, displays: names.map(Wording.verbatim))
    }

    /// Returns the size of a display without its bars, in SDL's units.
    static func comfortableSize(of number: Int) -> CGSize {
        var usable = SDL_Rect()
        guard SDL_GetDisplayUsableBounds(Int32(number - 1), &usable) == 0 else {
            return CGSize(width: 1280, height: 800)
        }
        return CGSize(width: Double(usable.w), height: Double(usable.h))
    }

    /// Returns SDL_WINDOWPOS_CENTERED_DISPLAY, a macro that is not imported.
    static func middle(of number: Int) -> Int32 { 0x2fff_0000 | Int32(number - 1) }
}
