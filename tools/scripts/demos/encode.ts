import type { Browser } from 'playwright-core'
import type { Frame } from './camera.ts'

/** An encoded frame; times in milliseconds of film time. */
export type Chunk = { bytes: Buffer; at: number; lasts: number; key: boolean }
/** `setup`: the decoder configuration (H.264's avcC), empty for codecs whose frames carry it. */
export type Coded = { width: number; height: number; chunks: Chunk[]; setup: Buffer }

/** Codec strings of VP9 and H.264 (High, level 4). */
export const codecs = { vp9: 'vp09.00.40.08', h264: 'avc1.640028' }

const keyEvery = 4000
/** Milliseconds per encoded frame; a long last frame would be cut by players, so frames are repeated. */
const longest = 250
const bitsPerSecond = 900_000

declare global {
  interface Window {
    film: {
      take(picture: string, at: number, lasts: number, key: boolean): Promise<void>
      end(): Promise<Sent>
    }
  }
}
type Sent = { chunks: { bytes: string; at: number; key: boolean }[]; setup: string }

/** Encodes frames with the browser's WebCodecs encoder. Throws if the browser has none for `codec`. */
export async function encode(browser: Browser, film: readonly Frame[], codec: string): Promise<Coded> {
  const frames = film.flatMap(repeated)
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    // WebCodecs requires a secure context, such as loopback.
    await page.route('http://127.0.0.1/', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
    await page.goto('http://127.0.0.1/')
    const size = await page.evaluate(openEncoder, {
      codec,
      bitrate: bitsPerSecond,
      first: frames[0]!.picture.toString('base64'),
    })
    let at = 0
    let lastKey = Number.NEGATIVE_INFINITY
    const times: { at: number; lasts: number }[] = []
    for (const { picture, milliseconds } of frames) {
      const key = at - lastKey >= keyEvery
      if (key) lastKey = at
      const time = { at: Math.round(at), lasts: Math.round(at + milliseconds) - Math.round(at) }
      times.push(time)
      await page.evaluate(([jpeg, from, lasts, isKey]) => window.film.take(jpeg, from, lasts, isKey), [
        picture.toString('base64'),
        time.at,
        time.lasts,
        key,
      ] as const)
      at += milliseconds
    }
    const { chunks, setup } = await page.evaluate(() => window.film.end())
    if (chunks.length !== frames.length)
      throw new Error(`${chunks.length} of ${frames.length} pictures came.`)
    return {
      ...size,
      setup: Buffer.from(setup, 'base64'),
      chunks: chunks.map(({ bytes, key }, index) => ({
        bytes: Buffer.from(bytes, 'base64'),
        key,
        ...times[index]!,
      })),
    }
  } finally {
    await context.close()
  }
}

function repeated({ picture, milliseconds }: Frame): Frame[] {
  const times = Math.ceil(milliseconds / longest)
  return Array.from({ length: times }, () => ({ picture, milliseconds: milliseconds / times }))
}

/** Runs in the page: opens the encoder, fed through `window.film`. */
async function openEncoder(wanted: { codec: string; bitrate: number; first: string }) {
  const bitmap = async (jpeg: string) =>
    createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob())
  const base64 = (bytes: Uint8Array) => {
    let text = ''
    for (let at = 0; at < bytes.length; at += 8192)
      text += String.fromCharCode(...bytes.subarray(at, at + 8192))
    return btoa(text)
  }
  const { width, height } = await bitmap(wanted.first)
  const sent: Sent = { chunks: [], setup: '' }
  let failed: Error | undefined
  const encoder = new VideoEncoder({
    output(chunk, about) {
      const bytes = new Uint8Array(chunk.byteLength)
      chunk.copyTo(bytes)
      sent.chunks.push({ bytes: base64(bytes), at: chunk.timestamp / 1000, key: chunk.type === 'key' })
      const description = about?.decoderConfig?.description
      if (description) sent.setup ||= base64(new Uint8Array(description as ArrayBuffer))
    },
    error(error) {
      failed = error
    },
  })
  encoder.configure({
    ...{ codec: wanted.codec, width, height, bitrate: wanted.bitrate, framerate: 15 },
    ...{ latencyMode: 'quality', bitrateMode: 'variable' },
    ...(wanted.codec.startsWith('avc1') && { avc: { format: 'avc' as const } }),
  })
  window.film = {
    async take(jpeg, at, lasts, key) {
      if (failed) throw failed
      const picture = await bitmap(jpeg)
      const frame = new VideoFrame(picture, { timestamp: at * 1000, duration: lasts * 1000 })
      encoder.encode(frame, { keyFrame: key })
      frame.close()
      picture.close()
      // Sequentially, so that no frame is dropped.
      while (encoder.encodeQueueSize > 2) await new Promise((next) => setTimeout(next, 5))
    },
    async end() {
      await encoder.flush()
      if (failed) throw failed
      return sent
    },
  }
  return { width, height }
}
