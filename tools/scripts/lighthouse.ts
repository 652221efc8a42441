import { setTimeout as wait } from 'node:timers/promises'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { publicPages } from '#contract/screens.ts'
import { freePort } from '#server/adapters/free-port.ts'
import { findBrowser } from '#testing/find-browser.ts'
import { startServer } from '#testing/server.ts'

/** Minimum scores of a public page on a throttled phone. */
const least = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 }
/** Largest contentful paint of the landing page, in milliseconds. */
const landingPaint = 1200

/** Attempts per page, because other load on the machine distorts a measurement. */
const tries = 3
const aMinute = 60_000

/**
 * `npm run lighthouse`: measures every public page of the built product, or the named ones; exits with 1 if
 * one misses its targets. With `--untimed` times are printed only, since they depend on the machine.
 */
const port = await freePort()
const server = await startServer()
const browser = await chromium.launch({
  executablePath: findBrowser(console.error),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
const named = process.argv.slice(2).filter((argument) => argument !== '--untimed')
const isTimed = !process.argv.includes('--untimed')
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
  // A hanging measurement would keep the process alive.
  process.exit()
}

/** The result of `measuring`; undefined after `limit` milliseconds or on failure. */
async function withTimeout(limit: number, measuring: Promise<boolean>): Promise<boolean | undefined> {
  const failed = (error: unknown) => {
    console.error(error)
    return undefined
  }
  return Promise.race([measuring.catch(failed), wait(limit, undefined)])
}

/** Prints a page's figures; answers whether it meets its targets. */
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
  const low = scores.filter(
    ([id, score]) => score < least[id as keyof typeof least] && (isTimed || id !== 'performance'),
  )
  for (const [id] of low) {
    const refs = categories[id]!.auditRefs.filter(({ weight }) => weight > 0)
    for (const { id: audit } of refs) {
      const { score, title, displayValue = '' } = audits[audit]!
      if (score !== null && score < 0.9) console.log(`  ${id}: ${title} ${displayValue}`)
    }
  }
  return !low.length && shift === 0 && (!isTimed || path !== '/' || paint <= landingPaint)
}
