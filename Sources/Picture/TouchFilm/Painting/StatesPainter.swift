import Foundation
import TouchPicture
import TouchReading
import TouchScore
import TouchStage
import TouchTrace

/// A painter of the recognizers and their states in places without room for their chips or lanes.
struct StatesPainter {
    let film: FilmScenery
    let moment: StageMoment

    /// The height of one line of a list, in points of the design.
    static let line = 19.0

    private var recognizers: ArraySlice<RecognizerState> {
        moment.stage.recognizers.values.filter { $0.view != .none }.prefix(FilmScenery.laneLimit)
    }

    private func state(of recognizer: RecognizerState) -> GestureState {
        recognizer.shownState(at: moment.time) ?? .possible
    }

    /// Draws a list at the bottom of `area`: shape, name, and state.
    func drawList(in area: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        var top = area.maxY - Double(recognizers.count) * Self.line * u
        for recognizer in recognizers {
            let state = state(of: recognizer)
            let color = state.color(sketch.theme)
            let row = CGRect(x: area.minX, y: top, width: area.width, height: Self.line * u)
            top = row.maxY
            let word = sketch.label(sketch.words.state(state), .small, color, alignment: .trailing)
            let width = sketch.add(word, x: row.maxX, middle: row.midY).width
            draw(recognizer, state, in: row, width: width, into: &sketch)
        }
    }

    /// Draws as many as fit beside one another: shape and name.
    func drawRow(in area: CGRect, into sketch: inout Sketch) {
        let u = sketch.unit
        var row = area
        for recognizer in recognizers {
            let name = sketch.label(film.trace.name(of: recognizer.id), .small, .white)
            let width = sketch.size(of: name).width + 15 * u
            guard width <= row.width else { return }
            draw(recognizer, state(of: recognizer), in: row, width: 0, into: &sketch)
            row.cut(.left, width + 12 * u)
        }
    }

    /// - Parameter width: the width to leave free at the right end of `row`.
    private func draw(
        _ recognizer: RecognizerState, _ state: GestureState, in row: CGRect, width: Double,
        into sketch: inout Sketch
    ) {
        let u = sketch.unit
        let sign = CGRect(square: 10 * u, x: row.minX, middle: row.midY)
        sketch.drawState(state, in: sign, state.color(sketch.theme))
        let name = sketch.label(
            film.trace.name(of: recognizer.id), .small,
            state == .possible ? sketch.theme.secondText : sketch.theme.text,
            width: row.maxX - width - row.minX - 15 * u + 0.5)
        sketch.add(name, x: row.minX + 15 * u, middle: row.midY)
    }
}
