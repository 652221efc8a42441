import sharp from 'sharp'
import { readPhoto } from '#server/http/photo/photo.ts'
import { quantile } from '#testing/quantile.ts'
import type { Benchmark } from './benchmark.ts'

const rounds = 12

/** Decoding, rotating, resizing, stripping and encoding a photo of about 10 MB. Run on one core: `taskset -c 0`. */
export const photo: Benchmark = {
  name: 'photo',
  promise: 'a 10 MB photo taken in within ≤ 400 ms',
  async run() {
    const upload = await phonePhoto()
    const times: number[] = []
    let stored = 0
    for (let round = 0; round <= rounds; round++) {
      const begun = performance.now()
      stored = (await readPhoto(upload)).bytes.length
      // The first round warms up code and caches.
      if (round > 0) times.push(performance.now() - begun)
    }
    return {
      uploadMegabytes: Math.round(upload.length / 1e5) / 10,
      storedKilobytes: Math.round(stored / 1000),
      medianMs: Math.round(quantile(times, 0.5)),
      slowestMs: Math.round(Math.max(...times)),
    }
  },
  kept: ({ medianMs }) => medianMs! <= 400,
}

/** A 24-megapixel JPEG of about 10 MB with sensor-like noise and rotated orientation, as phones write them. */
async function phonePhoto(): Promise<Buffer> {
  const size = { width: 6000, height: 4000 }
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const
  const grain = sharp({ create: { ...size, channels: 3, background: '#888', noise } })
  return sharp({
    create: { width: 60, height: 40, channels: 3, background: '#777', noise: { ...noise, sigma: 70 } },
  })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .composite([{ input: await grain.png({ compressionLevel: 0 }).toBuffer(), blend: 'soft-light' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 94, chromaSubsampling: '4:2:0' })
    .toBuffer()
}
