import TouchCanvas
import TouchHost
import TouchPicture
import TouchStage
import TouchVideo

/// A picture that a command writes besides its text.
struct PictureLooks {
    /// The output; nil for none.
    let output: String?
    let size: CGSize
    let theme: Theme
    private let product: RenderProduct?

    /// Creates the looks.
    /// - Parameter option: the option that names the file.
    init(_ call: Call, option: String = "output") throws {
        output = call[option]
        product = output.flatMap { RenderProduct($0) }
        if let output, product?.showsOneMoment != true {
            throw call.wrong(.call.pictureEnding(output))
        }
        size = try call.size() ?? CGSize(width: 1920, height: 1280)
        theme = try call.theme() ?? .dark
    }

    func write(_ paint: (Typesetter) -> Picture) throws {
        guard let output, let product else { return }
        let typesetter = try Typesetter()
        try OutputFile.write(product.bytes(of: paint(typesetter), typesetter), to: output)
    }
}
