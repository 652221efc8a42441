type LatLon = { lat: number; lon: number }

/** Google’s encoded polyline, precision 5: each difference in five-bit groups as printable characters. */
export function encodePolyline(line: LatLon[]): string {
  let encoded = ''
  let [lat, lon] = [0, 0]
  for (const point of line) {
    const [nextLat, nextLon] = [Math.round(point.lat * 1e5), Math.round(point.lon * 1e5)]
    encoded += encodeNumber(nextLat - lat) + encodeNumber(nextLon - lon)
    ;[lat, lon] = [nextLat, nextLon]
  }
  return encoded
}

export function decodePolyline(encoded: string): LatLon[] {
  const numbers: number[] = []
  let [value, factor] = [0, 1]
  for (let i = 0; i < encoded.length; i++) {
    const group = encoded.charCodeAt(i) - 63
    value += (group & 31) * factor
    factor *= 32
    if (group >= 32) continue
    numbers.push(value % 2 ? -(value + 1) / 2 : value / 2)
    ;[value, factor] = [0, 1]
  }
  const line: LatLon[] = []
  let [lat, lon] = [0, 0]
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    lat += numbers[i]!
    lon += numbers[i + 1]!
    line.push({ lat: lat / 1e5, lon: lon / 1e5 })
  }
  return line
}

/** By arithmetic: a difference across the globe exceeds the 31 bits of a shift. */
function encodeNumber(difference: number) {
  let value = difference < 0 ? -difference * 2 - 1 : difference * 2
  let encoded = ''
  while (value >= 32) {
    encoded += String.fromCharCode((value % 32) + 32 + 63)
    value = Math.floor(value / 32)
  }
  return encoded + String.fromCharCode(value + 63)
}
