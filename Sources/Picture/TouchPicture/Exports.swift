// Code that paints needs positions and colors.
@_exported import TouchGeometry
