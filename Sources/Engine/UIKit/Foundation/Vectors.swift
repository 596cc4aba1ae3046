// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
// The names are those of the code that uses them.

// Vectors as `simd` has them, for code that measures touches with them. Swift has the vectors, and
// most of what is done with them.

/// A vector of two numbers.
public typealias simd_float2 = SIMD2<Float>
/// A vector of three numbers.
public typealias simd_float3 = SIMD3<Float>
/// A vector of four numbers.
public typealias simd_float4 = SIMD4<Float>
/// A vector of two numbers.
public typealias simd_double2 = SIMD2<Double>
/// A vector of three numbers.
public typealias simd_double3 = SIMD3<Double>
/// A vector of four numbers.
public typealias simd_double4 = SIMD4<Double>
/// A vector of two numbers.
public typealias vector_float2 = SIMD2<Float>
/// A vector of two numbers.
public typealias vector_double2 = SIMD2<Double>

/// Returns the sum of the products of the numbers of both vectors.
public nonisolated func simd_dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { (x * y).sum() }

/// Returns the vector that is perpendicular to both.
public nonisolated func simd_cross<Scalar: FloatingPoint>(_ x: SIMD3<Scalar>, _ y: SIMD3<Scalar>)
    -> SIMD3<Scalar>
{
    SIMD3(
        x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z,
        x.x * y.y - x.y * y.x)
}

/// Returns the square of the length.
public nonisolated func simd_length_squared<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(x, x) }

/// Returns the length.
public nonisolated func simd_length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length_squared(x).squareRoot() }

/// Returns the square of the distance between two points.
public nonisolated func simd_distance_squared<Vector: SIMD>(_ x: Vector, _ y: Vector)
    -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length_squared(x - y) }

/// Returns the distance between two points.
public nonisolated func simd_distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(x - y) }

/// Returns the vector of length 1 in the same direction.
public nonisolated func simd_normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x / simd_length(x) }

/// Returns the numbers, each held between those of two other vectors.
public nonisolated func simd_clamp<Vector: SIMD>(_ x: Vector, _ min: Vector, _ max: Vector)
    -> Vector
where Vector.Scalar: FloatingPoint { x.clamped(lowerBound: min, upperBound: max) }

/// Returns the numbers that lie between those of two vectors, by shares of the way.
public nonisolated func simd_mix<Vector: SIMD>(_ x: Vector, _ y: Vector, _ t: Vector) -> Vector
where Vector.Scalar: FloatingPoint { x + (y - x) * t }

/// Returns the sum of the products of the numbers of both vectors.
public nonisolated func dot<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_dot(x, y) }

/// Returns the length.
public nonisolated func length<Vector: SIMD>(_ x: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_length(x) }

/// Returns the distance between two points.
public nonisolated func distance<Vector: SIMD>(_ x: Vector, _ y: Vector) -> Vector.Scalar
where Vector.Scalar: FloatingPoint { simd_distance(x, y) }

/// Returns the vector of length 1 in the same direction.
public nonisolated func normalize<Vector: SIMD>(_ x: Vector) -> Vector
where Vector.Scalar: FloatingPoint { simd_normalize(x) }
