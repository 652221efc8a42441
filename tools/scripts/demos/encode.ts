import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type * as Bundle from 'mediabunny'
import type { Browser } from 'playwright-core'
import type { Frame } from './camera.ts'

/** MP4 files hold H.264 and have their index first, so that they play while loading; WebM files hold VP9. */
export type FileKind = 'mp4' | 'webm'

const bundle = join(dirname(createRequire(import.meta.url).resolve('mediabunny')), 'mediabunny.min.cjs')
/** Milliseconds per encoded frame; a long last frame would be cut by players, so frames are repeated. */
const longest = 250

declare global {
  interface Window {
    Mediabunny: typeof Bundle
    film: {
      take(picture: string, seconds: number): Promise<void>
      end(): Promise<string>
    }
  }
}

/** Encodes frames with the browser's WebCodecs encoder. Throws if the browser has none for the kind of file. */
export async function encode(browser: Browser, frames: readonly Frame[], kind: FileKind): Promise<Buffer> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    // WebCodecs requires a secure context, such as loopback.
    await page.route('http://127.0.0.1/', (route) => route.fulfill({ body: '', contentType: 'text/html' }))
    await page.goto('http://127.0.0.1/')
    await page.addScriptTag({ path: bundle })
    await page.evaluate(openFilm, { kind, first: frames[0]!.picture.toString('base64') })
    for (const { picture, milliseconds } of frames.flatMap(repeated))
      await page.evaluate(([jpeg, seconds]) => window.film.take(jpeg, seconds), [
        picture.toString('base64'),
        milliseconds / 1000,
      ] as const)
    return Buffer.from(await page.evaluate(() => window.film.end()), 'base64')
  } finally {
    await context.close()
  }
}

function repeated({ picture, milliseconds }: Frame): Frame[] {
  const times = Math.ceil(milliseconds / longest)
  return Array.from({ length: times }, () => ({ picture, milliseconds: milliseconds / times }))
}

/** Runs in the page: opens a file, fed through `window.film`. */
async function openFilm({ kind, first }: { kind: FileKind; first: string }) {
  const { BufferTarget, CanvasSource, Mp4OutputFormat, Output, WebMOutputFormat } = window.Mediabunny
  const bitmap = async (jpeg: string) =>
    createImageBitmap(await (await fetch(`data:image/jpeg;base64,${jpeg}`)).blob())
  const { width, height } = await bitmap(first)
  const canvas = new OffscreenCanvas(width, height)
  const drawing = canvas.getContext('2d')!
  const target = new BufferTarget()
  const isMp4 = kind === 'mp4'
  const format = isMp4 ? new Mp4OutputFormat({ fastStart: 'in-memory' }) : new WebMOutputFormat()
  const source = new CanvasSource(canvas, {
    ...{ codec: isMp4 ? 'avc' : 'vp9', bitrate: 900_000, keyFrameInterval: 4 },
    ...{ latencyMode: 'quality', bitrateMode: 'variable' },
  })
  const output = new Output({ format, target })
  output.addVideoTrack(source)
  await output.start()
  let at = 0
  window.film = {
    async take(jpeg, seconds) {
      drawing.drawImage(await bitmap(jpeg), 0, 0)
      await source.add(at, seconds)
      at += seconds
    },
    async end() {
      await output.finalize()
      return new Uint8Array(target.buffer!).toBase64()
    },
  }
}
