import type { Page } from 'playwright-core'
import { cameraOn } from './camera.ts'
import { photoOf } from './photos.ts'
import { words } from './words.ts'

const { fridge } = words
const there = ['egg', 'tomato', 'spinach', 'cheddar']

/** Films a fridge scan: photo, corrected ingredients, recipes. */
export async function filmFridge(page: Page) {
  const image = { name: 'fridge.jpg', mimeType: 'image/jpeg', buffer: await photoOf('fridge') }
  await page.goto('/scan-fridge')
  const upload = page.getByRole('button', { name: 'Upload', exact: true })
  await upload.waitFor()
  await page.waitForLoadState('networkidle')
  const camera = cameraOn(page)
  camera.say(fridge.open)
  await camera.hold(1.2)
  let looked = () => {}
  const looking = new Promise<void>((resolve) => {
    looked = resolve
  })
  // The model's double answers at once; a real model takes seconds.
  await page.route('**/api/fridge/scan', async (route) => {
    await looking
    await route.continue()
  })
  await camera.press(upload, () => page.locator('input[type=file][aria-label=Upload]').setInputFiles(image))
  camera.say(fridge.look)
  await camera.bring(page.getByRole('heading', { level: 1 }))
  await camera.film(1.6)
  looked()
  await camera.watch(page.getByText(/^0 of \d+ confirmed/).waitFor())
  camera.say(fridge.found)
  const tick = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^${name} (\\d+% sure|typed by you)$`) })
  await camera.bring(tick('basil'))
  await camera.hold(0.8)
  await page.getByText('Scan Complete!').first().waitFor({ state: 'detached' })
  await camera.keepPoster()
  await camera.hold(0.8)
  camera.say(fridge.tick)
  for (const name of there) await camera.tap(tick(name))
  camera.say(fridge.style)
  await camera.tap(page.getByRole('radio', { name: /^Quick/ }))
  await camera.tap(page.getByRole('button', { name: 'Generate Recipes' }))
  await camera.watch(page.getByText('Recipes Ready').first().waitFor())
  const recipes = page.getByRole('region', { name: 'Recipes', exact: true }).getByRole('article')
  camera.say(fridge.recipes)
  for (const at of [0, 1, 2]) {
    await camera.bring(recipes.nth(at).getByRole('heading', { level: 3 }))
    await camera.hold(0.8)
  }
  camera.say(fridge.recipe)
  const last = recipes.nth(2)
  await camera.tap(last.getByRole('button', { name: /^Show recipe: / }))
  await camera.bring(last.getByRole('heading', { name: 'Steps' }))
  await camera.hold(2)
  return camera.cut()
}
