import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { newVisitor, phone, wellMade } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'

const { browser, server } = await testBed()

const films = ['meal-scan', 'fridge-scan', 'run']
const file = (name: string) => fileURLToPath(new URL(`../../web/public/demos/${name}`, import.meta.url))

test('the page shows three films with posters and captions, and pictures of four screens', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await page.goto('/demos')
  expect(await page.locator('video').count()).toBe(3)
  const pictures = page.locator('li img:visible')
  expect(await pictures.count()).toBe(4)
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
  await wellMade(page)
  quiet()
})

test.each(films)('the film %s plays in both formats, can be sought, and says what happens', async (name) => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await page.goto('/demos')
  const video = page.locator(`video:has(source[src="/demos/${name}.webm"])`)
  for (const ending of ['webm', 'mp4']) {
    expect(statSync(file(`${name}.${ending}`)).size).toBeLessThan(3_000_000)
    const played = await video.evaluate(playFrom, `/demos/${name}.${ending}`)
    expect(played).toMatchObject({ width: 780, height: 1440, error: undefined })
    expect(played.seconds).toBeGreaterThan(15)
    expect(played.seconds).toBeLessThan(25.5)
    expect(played.at).toBeGreaterThan(played.seconds - 3)
  }
  const cues = await video.evaluate(readCues)
  expect(cues.length).toBeGreaterThan(4)
  for (const [at, { from, to, text }] of cues.entries()) {
    expect(text).toMatch(/\.$/)
    expect(to).toBeGreaterThan(from)
    expect(from).toBe(at ? cues[at - 1]!.to : 0)
  }
  expect(statSync(file(`${name}.webp`)).size).toBeLessThan(60_000)
  expect(readFileSync(file(`${name}.vtt`), 'utf8')).toMatch(/^WEBVTT\n/)
  quiet()
})

/** In the page: plays `address` from two seconds before its end. */
async function playFrom(element: Element, address: string) {
  const video = element as HTMLVideoElement
  video.src = address
  const happens = (name: string) =>
    new Promise<void>((resolve, reject) => {
      video.addEventListener(name, () => resolve(), { once: true })
      video.addEventListener('error', () => reject(video.error), { once: true })
    })
  const loaded = happens('loadeddata')
  video.load()
  await loaded
  const sought = happens('seeked')
  video.currentTime = video.duration - 2
  await sought
  const moved = happens('timeupdate')
  await video.play()
  await moved
  video.pause()
  const { duration: seconds, currentTime: at, videoWidth: width, videoHeight: height } = video
  return { seconds, at, width, height, error: video.error?.message }
}

/** In the page: the captions and their times. */
async function readCues(element: Element) {
  const track = element.querySelector('track')!
  track.track.mode = 'hidden'
  if (track.readyState < 2) await new Promise((resolve) => track.addEventListener('load', resolve))
  return [...(track.track.cues ?? [])].map((cue) => ({
    from: cue.startTime,
    to: cue.endTime,
    text: (cue as VTTCue).text,
  }))
}
