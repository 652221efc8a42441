import type { Locator, Page } from 'playwright-core'

/** A frame of a film and its duration in milliseconds of film time. */
export type Frame = { picture: Buffer; milliseconds: number }
/** A caption with start and end in milliseconds of film time. */
export type Cue = { from: number; to: number; text: string }

const step = 1000 / 15
const [moving, pressing] = [9, 2]

/**
 * Films a page frame by frame. Film time is independent of real time, so that every machine makes the same film; a dot
 * shows the pointer.
 */
export function cameraOn(page: Page) {
  const frames: Frame[] = []
  const cues: Cue[] = []
  const finger = { x: 300, y: 560, pressed: false, seen: false }
  let now = 0
  let poster: Buffer | undefined

  async function shoot(milliseconds = step) {
    await page.evaluate(drawFinger, finger)
    const picture = await page.screenshot({ type: 'jpeg', quality: 95, caret: 'initial' })
    frames.push({ picture, milliseconds })
    now += milliseconds
    return picture
  }

  /** Scrolls the container of `target` until `target` is centered. */
  async function bring(target: Locator) {
    const left = await target.evaluate(scrollHolder, undefined)
    if (Math.abs(left) < 24) return
    const way = eased(Math.min(16, 5 + Math.round(Math.abs(left) / 60)))
    let gone = 0
    for (const share of way) {
      await target.evaluate(scrollHolder, Math.round(left * share) - gone)
      gone = Math.round(left * share)
      await shoot()
    }
  }

  async function pointAt(target: Locator) {
    const box = await target.boundingBox()
    if (!box) throw new Error(`Nothing to point at: ${target}`)
    const from = { ...finger }
    finger.seen = true
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    for (const share of eased(moving)) {
      finger.x = from.x + (to.x - from.x) * share
      finger.y = from.y + (to.y - from.y) * share
      await shoot()
    }
  }

  async function press(target: Locator, act: () => Promise<unknown>) {
    await target.waitFor()
    await bring(target)
    await pointAt(target)
    finger.pressed = true
    for (let frame = 0; frame < pressing; frame += 1) await shoot()
    finger.pressed = false
    await act()
    await shoot()
    // The pointer would cover the text.
    finger.seen = false
  }

  return {
    bring,
    shoot,
    /** Sets the caption from the current frame on. */
    say(text: string) {
      const before = cues.at(-1)
      if (before) before.to = now
      cues.push({ from: now, to: Number.POSITIVE_INFINITY, text })
    },
    hold: (seconds: number) => shoot(seconds * 1000),
    tap: (target: Locator) => press(target, () => target.click()),
    /** Shows a press of `target` but runs `act`, for clicks that would open a native dialog. */
    press,
    async type(target: Locator, text: string) {
      await press(target, () => target.click())
      for (const letters of text.match(/.{1,2}/g) ?? []) {
        await target.pressSequentially(letters)
        await shoot(95)
      }
    },
    /** Films an animation for the given time. */
    async film(seconds: number) {
      for (const until = now + seconds * 1000; now < until; ) await shoot()
    },
    /** Films a loading state until `ready`, at most 2.5 seconds of film time. */
    async watch(ready: Promise<unknown>) {
      const begun = now
      let over = false
      const ends = ready.finally(() => {
        over = true
      })
      while (!over) {
        if (now - begun < 2500) await shoot()
        else await Promise.race([ends, page.evaluate(() => new Promise(requestAnimationFrame))])
      }
      await ends
    },
    /** Uses the current frame as the film's poster. */
    async keepPoster() {
      poster = await shoot(step)
    },
    cut() {
      const last = cues.at(-1)
      if (last) last.to = now
      return { frames, cues, poster: poster ?? frames[0]!.picture, seconds: now / 1000 }
    },
  }
}

export type Camera = ReturnType<typeof cameraOn>
export type Cut = ReturnType<Camera['cut']>

/** Eased progress (0 to 1) after each of the given number of steps. */
function eased(steps: number): number[] {
  return Array.from({ length: steps }, (_, at) => (1 - Math.cos((Math.PI * (at + 1)) / steps)) / 2)
}

/** Runs in the page: shows the pointer as a dot, smaller and darker while pressed. */
function drawFinger({ x, y, pressed, seen }: { x: number; y: number; pressed: boolean; seen: boolean }) {
  let dot = document.getElementById('film-finger')
  if (!dot) {
    dot = document.createElement('div')
    dot.id = 'film-finger'
    document.documentElement.append(dot)
    Object.assign(dot.style, {
      ...{ position: 'fixed', left: '0', top: '0', width: '40px', height: '40px', margin: '-20px' },
      ...{ borderRadius: '50%', pointerEvents: 'none', zIndex: '2147483647' },
      boxShadow: '0 1px 6px rgb(0 0 0 / 0.35)',
      border: '2px solid rgb(255 255 255 / 0.9)',
    })
  }
  dot.style.opacity = seen ? '1' : '0'
  dot.style.transform = `translate(${x}px, ${y}px) scale(${pressed ? 0.75 : 1})`
  dot.style.background = pressed ? 'rgb(34 29 22 / 0.6)' : 'rgb(34 29 22 / 0.28)'
}

/**
 * Runs in the page: scrolls the nearest scrolling ancestor of `element` by `pixels`; without them answers how many would
 * center `element`.
 */
function scrollHolder(element: Element, pixels: number | undefined): number {
  const scrolls = (one: Element) =>
    one.scrollHeight > one.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(one).overflowY)
  let holder = element.parentElement
  while (holder && !scrolls(holder)) holder = holder.parentElement
  const frame = holder ?? document.documentElement
  if (pixels !== undefined) {
    frame.scrollBy({ top: pixels, behavior: 'instant' })
    return 0
  }
  const { top, height } = element.getBoundingClientRect()
  const area = holder ? holder.getBoundingClientRect() : { top: 0, height: innerHeight }
  // Visible elements are not scrolled; bars cover the page's upper and lower edge.
  if (top > area.top + 72 && top + height < area.top + area.height - 96) return 0
  const wanted = top + height / 2 - area.top - area.height / 2
  const least = -frame.scrollTop
  const most = frame.scrollHeight - frame.clientHeight - frame.scrollTop
  return Math.max(least, Math.min(most, wanted))
}
