/** Metres from the Earth's centre: no seam at 180° and no special case at the poles. */
export type Place = [x: number, y: number, z: number]

/** WGS 84, NIMA TR8350.2: half the major axis in metres, and the first eccentricity squared. */
const halfAxis = 6_378_137
const eccentricity = 6.694_379_990_14e-3
/** Mean radius R1 of the same ellipsoid, metres. */
const meanRadius = 6_371_008.8

const radians = Math.PI / 180

/**
 * Converts latitude and longitude to a place on the ellipsoid. A sphere would be wrong by up to 0.56 % of a short
 * distance (north–south at the equator), most of a track's error budget.
 */
export function placeOf({ lat, lon }: { lat: number; lon: number }): Place {
  const sine = Math.sin(lat * radians)
  const normal = halfAxis / Math.sqrt(1 - eccentricity * sine * sine)
  const fromAxis = normal * Math.cos(lat * radians)
  return [
    fromAxis * Math.cos(lon * radians),
    fromAxis * Math.sin(lon * radians),
    normal * (1 - eccentricity) * sine,
  ]
}

/** Metres along the ground; to the millimetre for a step, within 0.6 % across an ocean. */
export function metresBetween(one: Place, other: Place): number {
  const chord = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])
  return 2 * meanRadius * Math.asin(Math.min(1, chord / (2 * meanRadius)))
}
