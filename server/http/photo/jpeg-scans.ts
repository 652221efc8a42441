/** Number of scans of a JPEG: one, or about ten for a progressive one. Each is decoded over the whole image. */
export function jpegScans(bytes: Uint8Array): number {
  let scans = 0
  let at = 2
  while (at >= 0 && at + 3 < bytes.length) {
    const marker = bytes[at + 1]!
    if (bytes[at] !== 0xff || !hasLength(marker)) {
      // Compressed data or a standalone marker: continue at the next marker.
      at = bytes.indexOf(0xff, at + 1)
      continue
    }
    if (marker === startOfScan) scans++
    at += 2 + Math.max(2, bytes[at + 2]! * 256 + bytes[at + 3]!)
  }
  return scans
}

const startOfScan = 0xda

/** Stuffed zeros, fill bytes, restarts, start and end have no length field. */
function hasLength(marker: number): boolean {
  return marker !== 0 && marker !== 0xff && marker !== 0x01 && !(marker >= 0xd0 && marker <= 0xd9)
}
