import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { diskBlobs } from '#server/adapters/blobs/disk-blobs.ts'
import { readPhoto } from '#server/http/photo/photo.ts'

export const name = 'photo'

const rounds = 12

/** A 24-megapixel JPEG of about 10 MB with sensor-like noise and rotated orientation, as phones write them. */
async function phonePhoto(): Promise<Buffer> {
  const size = { width: 6000, height: 4000 }
  const noise = { type: 'gaussian', mean: 128, sigma: 22 } as const
  const scene = await sharp({
    create: { width: 60, height: 40, channels: 3, background: '#777', noise: { ...noise, sigma: 70 } },
  })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .composite([
      {
        input: await sharp({ create: { ...size, channels: 3, background: '#888', noise } })
          .png({ compressionLevel: 0 })
          .toBuffer(),
        blend: 'soft-light',
      },
    ])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 94, chromaSubsampling: '4:2:0' })
    .toBuffer()
  return scene
}

/** Decoding, rotating, resizing, stripping and storing a photo of about 10 MB. Run on one core: `taskset -c 0`. */
export async function run() {
  const folder = await mkdtemp(join(tmpdir(), 'bench-photo-'))
  try {
    const blobs = diskBlobs(folder)
    const upload = await phonePhoto()
    const times: number[] = []
    let stored = 0
    for (let round = 0; round <= rounds; round++) {
      const begun = performance.now()
      const photo = await readPhoto(upload)
      await blobs.put(`photos/bench/${round}.webp`, photo.bytes, photo.contentType)
      // The first round warms up code and caches.
      if (round > 0) times.push(performance.now() - begun)
      stored = photo.bytes.length
    }
    times.sort((a, b) => a - b)
    return {
      uploadMegabytes: Math.round(upload.length / 1e5) / 10,
      storedKilobytes: Math.round(stored / 1000),
      medianMs: Math.round(times[rounds / 2]!),
      slowestMs: Math.round(times.at(-1)!),
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
