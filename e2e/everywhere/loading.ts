import type { Page, Request } from 'playwright-core'
import { expect } from 'vitest'

/**
 * Watches the page's requests. The answered function waits until the screen is there: every request is answered and
 * nothing on the screen says that it loads, twice in a row, each time after two frames.
 */
export function watchLoading(page: Page): () => Promise<void> {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfailed', (request) => pending.delete(request))
  // A request whose body is left unread never finishes.
  page.on('response', (response) => pending.delete(response.request()))
  return async () => {
    let calm = 0
    await expect
      .poll(async () => {
        const waits = (await loadingPart(page)) ?? [...pending][0]?.url()
        calm = waits ? 0 : calm + 1
        return waits ?? calm
      })
      .toBe(2)
  }
}

/** Beginning of the markup of the first visible placeholder or spinner. */
const loadingPart = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const parts = [...document.querySelectorAll('.animate-breathe, .animate-turn, [aria-busy=true]')]
    return parts.find((part) => part.checkVisibility())?.outerHTML.slice(0, 200)
  })
