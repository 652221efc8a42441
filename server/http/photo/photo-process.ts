import sharp from 'sharp'

/** Reasons for refusing a photo. */
export type PhotoRefusal = 'unreadable' | 'tooManyPixels'
export type Encoded = { bytes: Uint8Array; width: number; height: number } | { refused: PhotoRefusal }

const maxPixels = 50e6

/** `side`: maximum pixels a side; `cover` fills a square of that side. */
export type PhotoJob = { bytes: Uint8Array; side: number; cover?: boolean }

// One photo at a time; a second thread would take the server's core.
sharp.concurrency(1)
sharp.cache(false)

process.on('message', async (job: PhotoJob) => {
  process.send!({ result: await encoded(job) })
})
process.send!('ready')
// Ends with a killed server.
process.on('disconnect', () => process.exit())

async function encoded({ bytes, side, cover }: PhotoJob): Promise<Encoded> {
  try {
    // From the header alone: only photos small enough are decoded.
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) return { refused: 'tooManyPixels' }
    const { data, info } = await sharp(bytes, {
      limitInputPixels: maxPixels,
      failOn: 'error',
      sequentialRead: true,
    })
      .autoOrient()
      .resize({ width: side, height: side, fit: cover ? 'cover' : 'inside', withoutEnlargement: !cover })
      .webp({ quality: 80, effort: 0 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return { refused: 'unreadable' }
  }
}
