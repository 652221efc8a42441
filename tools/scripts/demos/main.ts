import { spawn } from 'node:child_process'
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { signIn } from '#contract/access/access.ts'
import { modelDouble } from '#server/adapters/ai/double.ts'
import { fridgeSample } from '#server/adapters/ai/kitchen-double.ts'
import { openBrowser } from '#testing/browser.ts'
import { startServer } from '#testing/server.ts'
import type { Cue, Cut } from './camera.ts'
import { encode } from './encode.ts'
import { filmFridge } from './fridge-scan.ts'
import { takeGallery } from './gallery.ts'
import { filmMeal } from './meal-scan.ts'
import { filmRun, runBefore } from './run.ts'
import { words } from './words.ts'

/** A time zone where it is early evening at `now`: most of the demo's day is logged, dinner is not. */
function eveningZone(now: Date): string {
  const found = Intl.supportedValuesOf('timeZone').find((timeZone) => {
    const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
      now,
    )
    return clock >= '17:30' && clock < '18:30'
  })
  if (!found) throw new Error('No time zone of this system has evening.')
  return found
}

/** Captions of a film as WebVTT, placed at the top so that they do not cover the buttons. */
function captions(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)} line:0\n${text}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

function time(milliseconds: number): string {
  const [minutes, rest] = [Math.floor(milliseconds / 60_000), milliseconds % 60_000]
  return `${String(minutes).padStart(2, '0')}:${(rest / 1000).toFixed(3).padStart(6, '0')}`
}

/**
 * `npm run demos`: records the three films and the gallery's screenshots with the demo account, into web/public/demos.
 * `npm run demos run` records only the named film.
 */
const target = fileURLToPath(new URL('../../../web/public/demos', import.meta.url))
const fill = fileURLToPath(new URL('../demo-data.ts', import.meta.url))
const most = 3_000_000
const size = { width: 390, height: 720 }
const account = { email: 'demo@example.com', password: 'forkmile demo' }
const wanted = process.argv.slice(2)
const wants = (name: string) => !wanted.length || wanted.includes(name)

const zone = eveningZone(new Date())
const folder = await mkdtemp(join(tmpdir(), 'forkmile-demos-'))
// The embedded database may run under another OS user, which needs access to the folder.
await chmod(folder, 0o755)
const own = { DATA_DIR: folder, TZ: zone }
let browser: Browser | undefined
try {
  console.log(words.filling)
  await node(fill, { ...own, PORT: '0' })
  browser = await openBrowser({ whole: true })
  await mkdir(target, { recursive: true })
  await withServer({}, async (address) => {
    if (wants('run')) await record('run', address, (page) => filmRun(page, runBefore(Date.now())))
    if (wants('meal-scan')) await record('meal-scan', address, filmMeal)
    // Last, so that the day shown includes the run and the dinner.
    if (wants('gallery')) await takeGallery((theme, window) => open(address, theme, window), target)
  })
  if (wants('fridge-scan')) await recordFridge()
} finally {
  await browser?.close()
  await rm(folder, { recursive: true, force: true })
}

/** A double of the vision model that detects the drawn ingredients; recipes come from the built-in engine. */
async function recordFridge() {
  const model = await modelDouble(({ body }) =>
    JSON.stringify(body.response_format ?? '').includes('"foods"') ? { json: fridgeSample } : { status: 400 },
  )
  const settings = { AI_PROVIDER: 'openai-compatible', AI_BASE_URL: model.baseUrl, AI_MODEL: 'double' }
  try {
    await withServer(settings, (address) => record('fridge-scan', address, filmFridge))
  } finally {
    await model.stop()
  }
}

async function withServer(env: Record<string, string>, act: (address: string) => Promise<void>) {
  const server = await startServer({ ...own, ...env })
  try {
    await act(server.address)
  } finally {
    await server.stop()
  }
}

async function open(address: string, theme: 'light' | 'dark' = 'light', window = size): Promise<Page> {
  const context = await browser!.newContext({
    ...{ viewport: window, deviceScaleFactor: 2, hasTouch: window.width < 700, baseURL: address },
    ...{ colorScheme: theme, timezoneId: zone, locale: 'en-US', reducedMotion: 'reduce', bypassCSP: true },
    serviceWorkers: 'block',
  })
  const answer = await context.request.post(signIn.path, { data: account, headers: { origin: address } })
  if (!answer.ok()) throw new Error(await answer.text())
  return context.newPage()
}

async function record(name: string, address: string, film: (page: Page) => Promise<Cut>) {
  const page = await open(address)
  const { frames, cues, poster, seconds } = await film(page)
  await page.context().close()
  const files = {
    [`${name}.webm`]: await encode(browser!, frames, 'webm'),
    [`${name}.mp4`]: await encode(browser!, frames, 'mp4'),
    [`${name}.vtt`]: Buffer.from(captions(cues)),
    [`${name}.webp`]: await sharp(poster).webp({ quality: 72, effort: 6 }).toBuffer(),
  }
  for (const [file, bytes] of Object.entries(files)) {
    if (bytes.length > most) throw new Error(words.tooLarge(file, bytes.length))
    await writeFile(join(target, file), bytes)
  }
  const sizes = Object.entries(files).map(([file, { length }]) => `${file} ${Math.round(length / 1000)} kB`)
  console.log(words.recorded(name, seconds, sizes.join(', ')))
}

function node(script: string, env: Record<string, string>): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], { env: { ...process.env, ...env }, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} ended with ${code}.`)),
    )
  })
}
