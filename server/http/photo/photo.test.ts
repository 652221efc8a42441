import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { jpegScans } from './jpeg-scans.ts'
import { manyScanJpeg } from './many-scan-jpeg.ts'
import { readPhoto } from './photo.ts'
import { words } from './photo-words.ts'

const picture = (width = 300, height = 200) =>
  sharp({ create: { width, height, channels: 3, background: '#c84' } })
/** The PNG with other dimensions in its header. */
function claiming(png: Buffer, width: number, height: number) {
  const claim = Buffer.from(png)
  claim.writeUInt32BE(width, 16)
  claim.writeUInt32BE(height, 20)
  claim.writeUInt32BE(crc32(claim.subarray(12, 29)), 29)
  return claim
}
const box = (brand: string, ...compatible: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 16 + 4 * compatible.length]),
    Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join('')}`),
  ])

describe('a photo', () => {
  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('in %s is read and becomes WebP', async (format) => {
    const photo = await readPhoto(await picture().toFormat(format, { effort: 1 }).toBuffer())
    expect(photo).toMatchObject({ width: 300, height: 200, contentType: 'image/webp' })
    expect((await sharp(photo.bytes).metadata()).format).toBe('webp')
  })

  test('loses the place and the camera it was taken with', async () => {
    const upload = await picture()
      .withExif({
        IFD0: { Make: 'SecretCamera' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
      })
      .jpeg()
      .toBuffer()
    expect((await sharp(upload).metadata()).exif?.includes('SecretCamera')).toBe(true)
    const { bytes } = await readPhoto(upload)
    const { exif, xmp, iptc } = await sharp(bytes).metadata()
    expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined])
    expect(bytes.includes('SecretCamera')).toBe(false)
  })

  test('that lies on its side is turned upright', async () => {
    const { width, height } = await readPhoto(
      await picture(300, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    )
    expect([width, height]).toEqual([200, 300])
  })

  test('is shrunk to fit 1600 pixels and never enlarged', async () => {
    const large = await readPhoto(await picture(4000, 1000).jpeg().toBuffer())
    expect([large.width, large.height]).toEqual([1600, 400])
    const small = await readPhoto(await picture(20, 10).jpeg().toBuffer())
    expect([small.width, small.height]).toEqual([20, 10])
  })
})

describe('refused as a kind of file that is no photo here', () => {
  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['GIF', Buffer.from('GIF89a\x01\x00\x01\x00')],
    ['PDF', Buffer.from('%PDF-1.7')],
    ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a TIFF', Buffer.from('II*\0')],
    ['an MP4 video', box('isom', 'mp42')],
    ['a broken box', Buffer.from('\xff\xff\xff\xffftyp', 'latin1')],
    ['nothing', Buffer.alloc(0)],
  ])('%s', async (_, bytes) => {
    await expect(readPhoto(bytes)).rejects.toMatchObject({
      code: 'unsupported_media',
      message: words.notAPhoto,
    })
  })

  test.each([box('heic', 'mif1'), box('mif1', 'heic'), box('hevc')])(
    'HEIC, which says what to do (%#)',
    async (bytes) => {
      await expect(readPhoto(bytes)).rejects.toMatchObject({ code: 'unsupported_media', message: words.heic })
    },
  )
})

describe('refused as unreadable', () => {
  let jpeg: Buffer
  beforeAll(async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
    jpeg = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#777', noise } })
      .jpeg()
      .toBuffer()
  })

  test('a photo cut short', async () => {
    for (const share of [0.001, 0.3, 0.9])
      await expect(readPhoto(jpeg.subarray(0, Math.max(4, jpeg.length * share)))).rejects.toMatchObject({
        code: 'invalid',
        message: words.unreadable,
      })
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('a %s cut in half', async (format) => {
    const whole = await sharp(jpeg).toFormat(format, { effort: 1 }).toBuffer()
    await expect(readPhoto(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ code: 'invalid' })
  })

  test('a right beginning with rubbish behind it', async () => {
    const rubbish = Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<script>'.repeat(500))])
    await expect(readPhoto(rubbish)).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { image: words.unreadable } },
    })
  })

  test('256 megapixels in a small file, by its header alone', async () => {
    const bomb = claiming(await picture().png().toBuffer(), 16_000, 16_000)
    await expect(readPhoto(bomb)).rejects.toMatchObject({ code: 'invalid', message: words.tooManyPixels })
  })
})

describe('a progressive JPEG', () => {
  test('of a usual encoder is read', async () => {
    const usual = await picture().jpeg({ progressive: true }).toBuffer()
    expect(jpegScans(usual)).toBeGreaterThan(3)
    expect(jpegScans(usual)).toBeLessThan(13)
    expect(await readPhoto(usual)).toMatchObject({ width: 300 })
  })

  test('of some scans more is read too', async () => {
    expect(await readPhoto(manyScanJpeg(400, 40))).toMatchObject({ width: 400, height: 400 })
  })

  // 180 kB that took 16 s of CPU time to decode.
  test('of hundreds of scans is refused before it is decoded', async () => {
    const hostile = manyScanJpeg(7000, 882)
    expect([hostile.length < 200_000, jpegScans(hostile)]).toEqual([true, 882])
    await expect(readPhoto(hostile)).rejects.toMatchObject({ code: 'invalid', message: words.tooManyScans })
  })
})

test('a burst of photos is read in turns', async () => {
  const upload = await picture().jpeg().toBuffer()
  const photos = await Promise.all(Array.from({ length: 12 }, () => readPhoto(upload)))
  expect(photos.every((photo) => photo.width === 300)).toBe(true)
})
