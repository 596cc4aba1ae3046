// Code that paints needs positions and colours.
@_exported import TouchGeometry
