import { setTimeout as wait } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { publicPages } from '#contract/screens.ts'
import { findBrowser } from '#testing/find-browser.ts'
import { freePort, startServer } from '#testing/server.ts'

/** Least scores of a public page on a throttled phone. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Largest contentful paint of the landing page, in milliseconds. */
const landingPaint = 1200

/** A busy machine measures its neighbours: only a page that misses its aims this often has missed them. */
const tries = 3
const aMinute = 60_000

/** `npm run lighthouse`: measures every public page of the built product, or those that are named, and ends with 1 below the aims. */
const port = await freePort()
const server = await startServer()
const browser = await chromium.launch({
  executablePath: findBrowser(console.error),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
const named = process.argv.slice(2)
try {
  for (const path of publicPages) {
    if (named.length && !named.includes(path)) continue
    let met: boolean | undefined
    for (let one = 0; one < tries && !met; one++) met = (await withTimeout(aMinute, measure(path))) ?? met
    if (met === undefined) console.log(`${path.padEnd(14)} Lighthouse could not measure it here.`)
    if (!met) process.exitCode = 1
  }
} finally {
  await browser.close()
  await server.stop()
  // A measuring that hangs would keep the process.
  process.exit()
}

/** What `measuring` comes to, or undefined where it takes longer than `limit` (ms) or fails. */
async function withTimeout(limit: number, measuring: Promise<boolean>): Promise<boolean | undefined> {
  const failed = (error: unknown) => {
    console.error(error)
    return undefined
  }
  return Promise.race([measuring.catch(failed), wait(limit, undefined)])
}

/** Whether the page meets its aims; tells its figures. */
async function measure(path: string): Promise<boolean> {
  const run = await lighthouse(`${server.address}${path}`, {
    port,
    logLevel: 'error',
    onlyCategories: Object.keys(least),
  })
  if (!run) throw new Error(`Lighthouse could not measure ${path}.`)
  const { categories, audits } = run.lhr
  const scores = Object.keys(least).map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)] as const)
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN
  const [paint, shift] = [figure('largest-contentful-paint'), figure('cumulative-layout-shift')]
  console.log(
    path.padEnd(14),
    scores.map(([id, score]) => `${id} ${score}`).join(' · '),
    `· LCP ${Math.round(paint)} ms · CLS ${shift} · TBT ${Math.round(figure('total-blocking-time'))} ms`,
  )
  const low = scores.filter(([id, score]) => score < least[id as keyof typeof least])
  for (const [id] of low) {
    const refs = categories[id]!.auditRefs.filter(({ weight }) => weight > 0)
    for (const { id: audit } of refs) {
      const { score, title, displayValue = '' } = audits[audit]!
      if (score !== null && score < 0.9) console.log(`  ${id}: ${title} ${displayValue}`)
    }
  }
  return !low.length && shift === 0 && (path !== '/' || paint <= landingPaint)
}
