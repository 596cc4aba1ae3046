import CCairo
import Foundation
import TouchPicture
import TouchWords

/// Pictures as PDF files, one page for each; a point of the picture is a point of the page.
public enum PDF {
    /// Returns the bytes of the file; the same pictures yield the same bytes.
    public static func data(
        of pages: [Picture], typesetter: Typesetter
    ) throws(CanvasError) -> [UInt8] {
        guard let first = pages.first else { throw CanvasError(.video.noPages) }
        let sink = Sink()
        let surface = cairo_pdf_surface_create_for_stream(
            Sink.write, sink.pointer, first.size.width, first.size.height)
        defer { cairo_surface_destroy(surface) }
        // The current date would make every file different.
        cairo_pdf_surface_set_metadata(
            surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
        guard let cairo = cairo_create(surface) else { throw CanvasError(.video.noPage) }
        for page in pages {
            cairo_pdf_surface_set_size(surface, page.size.width, page.size.height)
            Painter(cairo: cairo, typesetter: typesetter, isPlain: true).paint(page.marks)
            cairo_show_page(cairo)
        }
        let status = cairo_status(cairo)
        cairo_destroy(cairo)
        cairo_surface_finish(surface)
        try CanvasError.check(status, Wording.video.pdfNotWritten)
        try CanvasError.check(cairo_surface_status(surface), Wording.video.pdfNotWritten)
        return sink.bytes
    }
}
