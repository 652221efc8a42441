export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'other'

const avifBrands = ['avif', 'avis']
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1']

/** Detects the format by the first bytes; the sender's names and content types are ignored. */
export function photoKind(bytes: Buffer): PhotoKind {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg'
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) === 'ftyp') {
    // The first box holds the major brand, a version and the compatible brands.
    const end = Math.min(bytes.readUInt32BE(0), bytes.length, 64)
    const brands = [text(8, 12), ...(text(16, end).match(/.{4}/gs) ?? [])]
    if (brands.some((brand) => avifBrands.includes(brand))) return 'avif'
    if (brands.some((brand) => heicBrands.includes(brand))) return 'heic'
  }
  return 'other'
}
