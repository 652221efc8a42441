import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { buildClientIfStale } from '#server/build-client.ts'
import { findBrowser } from '#testing/find-browser.ts'
import { openBench, quantile, seedPeople } from './support/bench-server.ts'

export const name = 'drink-on-screen'

const rounds = 30
const client = fileURLToPath(new URL('../../dist/client', import.meta.url))

/**
 * Milliseconds in a browser from the click on a preset to the frame that shows the drink in the list, with
 * the built client and a CPU throttled four times, like a phone's.
 */
export async function run() {
  await buildClientIfStale(console.log)
  const server = await openBench({ client })
  const browser = await chromium.launch({
    executablePath: findBrowser(console.error),
    args: ['--no-sandbox'],
  })
  try {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 })
    const { cookies } = await seedPeople(server, 1)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
    const [cookie, value] = cookies[0]!.split('=') as [string, string]
    await context.addCookies([{ name: cookie, value, url: address }])
    const page = await context.newPage()
    await page.goto(`${address}/nutrition`)
    await page.getByText('Nothing drunk yet').waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const times: number[] = []
    for (let round = -3; round < rounds; round++) {
      const ms = await logOne(page, round % 2 ? 'Log Water 240 ml' : 'Log Milk 240 ml')
      if (round >= 0) times.push(ms)
    }
    const tenths = (ms: number) => Math.round(ms * 10) / 10
    return { medianMs: tenths(quantile(times, 0.5)), p95Ms: tenths(quantile(times, 0.95)) }
  } finally {
    await browser.close()
    await server.close()
  }
}

/**
 * Clicks, waits for the frame that shows the new drink, then for the server's answer, so that rounds do not
 * overlap.
 */
async function logOne(page: Page, label: string): Promise<number> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/drinks/log'))
  const ms = await page.evaluate(async (name) => {
    const list = document.getElementById('recent-drinks')!.parentElement!
    const button = document.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!
    const before = list.textContent
    const begun = performance.now()
    button.click()
    while (list.textContent === before) await new Promise((resolve) => requestAnimationFrame(resolve))
    // The frame after the detected change has it painted.
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - begun
  }, label)
  const response = await answered
  if (!response.ok()) throw new Error(`The drink was answered ${response.status()}.`)
  // A second tap on the same drink within half a second is ignored: presets alternate, and each answer is
  // awaited.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return ms
}
