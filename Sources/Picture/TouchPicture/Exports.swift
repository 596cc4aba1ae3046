// Whoever paints needs places and colours.
@_exported import TouchGeometry
