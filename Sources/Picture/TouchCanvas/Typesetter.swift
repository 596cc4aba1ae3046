import CCairo
import Foundation
import TouchPicture
import TouchWords

/// A typesetter that uses Pango: it measures the text, breaks it into lines, and paints its glyphs
/// on a Cairo context.
///
/// One typesetter serves any number of threads, one at a time. It remembers text that it has set,
/// since successive pictures share most of their labels.
///
/// A line is 1.35 em high whatever font its characters come from, so that Chinese beside English
/// shares its baseline and labels do not jump when their text changes.
public final class Typesetter: TextMeasuring, @unchecked Sendable {
    private let lock = NSLock()
    /// The state, accessed only under the lock: Pango's objects belong to one thread at a time.
    private var state: State

    /// Creates a typesetter; throws if fontconfig knows no font at all.
    public init() throws(CanvasError) {
        guard let fonts = Fonts() else {
            throw CanvasError(.video.noFonts)
        }
        state = State(fonts: fonts)
    }

    public func size(of text: Text) -> CGSize {
        lock.withLock { state.setting(of: text).size }
    }

    /// Returns the lines as they will appear, shortened or wrapped.
    public func lines(of text: Text) -> [Line] {
        lock.withLock { state.setting(of: text).lines }
    }

    /// One line of a set text.
    public struct Line: Hashable, Sendable {
        public var string: String
        /// The left end, in points to the right of the text's origin.
        public var x: CGFloat
        /// The baseline, in points below the text's origin.
        public var baseline: CGFloat
        public var width: CGFloat
    }

    /// Paints the text in the context's color.
    func paint(_ text: Text, on cairo: OpaquePointer) {
        lock.withLock {
            let setting = state.setting(of: text)
            for (index, line) in setting.lines.enumerated() {
                let place = CGPoint(x: text.origin.x + line.x, y: text.origin.y + line.baseline)
                setting.layout.paint(line: index, at: place, on: cairo)
            }
            cairo_new_path(cairo)
        }
    }
}

/// The height of a line and the depth of its baseline, in em.
private let lineHeight = 1.35
private let ascent = 1.04

extension Typesetter {
    /// A text after it has been set, kept so that it can be painted again.
    private struct Setting {
        var layout: Layout
        var lines: [Line]
        var size: CGSize
    }

    private struct State {
        let fonts: Fonts
        /// The settings by text, without position and color.
        var settings: [Text: Setting] = [:]

        mutating func setting(of text: Text) -> Setting {
            var key = text
            key.origin = .zero
            key.color = .black
            if let known = settings[key] { return known }
            let setting = set(key)
            // Removing everything bounds memory; texts still in use return with the next picture.
            if settings.count >= 4096 { settings.removeAll() }
            settings[key] = setting
            return setting
        }

        private func set(_ text: Text) -> Setting {
            var string = text.string
            var width: CGFloat?
            if let limit = text.width {
                switch text.overflow {
                case .wrap: width = limit
                case .shortenEnd: string = shortened(text, to: limit)
                }
            }
            let layout = Layout(string, text.font, text.language, width: width, fonts)
            let em = text.font.size
            let lines = (0..<layout.lineCount).map { index in
                let width = layout.width(ofLine: index)
                let x =
                    switch text.alignment {
                    case .leading: 0.0
                    case .center: -width / 2
                    case .trailing: -width
                    }
                let down = (CGFloat(index) * lineHeight + ascent) * em
                return Line(
                    string: layout.string(ofLine: index, in: string), x: x, baseline: down,
                    width: width)
            }
            let size = CGSize(
                width: lines.map(\.width).max() ?? 0, height: CGFloat(lines.count) * lineHeight * em
            )
            return Setting(layout: layout, lines: lines, size: size)
        }

        /// Returns the text with enough of its end removed to be at most `limit` wide.
        private func shortened(_ text: Text, to limit: CGFloat) -> String {
            let characters = Self.ends(of: text.string).map { $0.isNewline ? " " : $0 }
            func fits(_ string: String) -> Bool {
                Layout(string, text.font, text.language, width: nil, fonts).width(ofLine: 0)
                    <= limit + 0.01
            }
            if fits(String(characters)) { return String(characters) }
            func kept(_ count: Int) -> String {
                String(characters.prefix(count)) + "…"
            }
            var (fitting, tooMany) = (0, characters.count)
            while fitting + 1 < tooMany {
                let middle = (fitting + tooMany) / 2
                if fits(kept(middle)) { fitting = middle } else { tooMany = middle }
            }
            return kept(fitting)
        }

        /// Returns the text without its middle if nobody can see that anyway: beyond some million
        /// points widths overflow, and everything would seem to fit.
        private static func ends(of text: String) -> String {
            let scalars = text.unicodeScalars
            guard scalars.count > 10_000 else { return text }
            return String(scalars.prefix(5000)) + "…" + String(scalars.suffix(5000))
        }
    }
}
