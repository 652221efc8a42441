import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { whyPath } from '#contract/screens.ts'
import { findBrowser } from '#testing/find-browser.ts'
import { startServer } from '#testing/server.ts'

const folder = fileURLToPath(new URL('../../web/public/og', import.meta.url))
const pages = { home: '/', why: whyPath, about: '/about' }
const size = { width: 1200, height: 630 }

/** A page's first screen as a card: logo, headline and drawing, without buttons. */
const card = `
  header nav, header details, header .ml-auto, #main section :is(a, button) { display: none !important }
  header > div { min-height: 6.5rem !important; padding-top: 1rem }
  #main > section:first-of-type { min-height: 27rem; padding-top: 0 !important }
  #main > section:not(:first-of-type), footer { display: none }
`

/** Renders the link preview pictures from the pages themselves: `npm run og`. */
const server = await startServer()
const browser = await chromium.launch({ executablePath: findBrowser(console.error), args: ['--no-sandbox'] })
try {
  await mkdir(folder, { recursive: true })
  const context = await browser.newContext({ viewport: size, baseURL: server.address, bypassCSP: true })
  const page = await context.newPage()
  for (const [name, path] of Object.entries(pages)) {
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.addStyleTag({ content: card })
    const picture = await page.screenshot({ animations: 'disabled' })
    const file = join(folder, `${name}.png`)
    await writeFile(file, await sharp(picture).png({ palette: true, quality: 90, effort: 9 }).toBuffer())
    console.log(`${file} is drawn.`)
  }
} finally {
  await browser.close()
  await server.stop()
}
