import type { Page } from 'playwright-core'
import { type Camera, cameraOn } from './camera.ts'
import { photoOf } from './photos.ts'
import { words } from './words.ts'

const { meal } = words

/** Films a meal scan from the photo to the logged meal, with one correction. */
export async function filmMeal(page: Page) {
  const photo = { name: 'dinner.jpg', mimeType: 'image/jpeg', buffer: await photoOf('plate') }
  await page.goto('/nutrition')
  const log = page.getByRole('button', { name: 'Log Nutrition' }).first()
  await log.waitFor()
  await page.waitForLoadState('networkidle')
  const camera = cameraOn(page)
  camera.say(meal.open)
  await camera.hold(1.2)
  await camera.tap(log)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Logging for').waitFor()

  camera.say(meal.type)
  await camera.hold(0.3)
  await camera.tap(dialog.getByRole('combobox', { name: 'Meal Type' }))
  await camera.tap(page.getByRole('option', { name: 'Dinner' }))
  await camera.press(dialog.getByRole('button', { name: 'Choose Photo' }), async () => {
    await dialog.locator('input[type=file]').first().setInputFiles(photo)
    await dialog.locator('img').first().waitFor()
  })
  await camera.hold(0.6)
  camera.say(meal.say)
  await camera.type(dialog.getByLabel('Notes'), meal.notes)
  camera.say(meal.wait)
  await camera.tap(dialog.getByRole('button', { name: 'Analyze' }))
  await camera.watch(page.getByText('AI Analysis Results').waitFor())
  await lookAtResults(page, camera)

  camera.say(meal.save)
  await camera.tap(page.getByRole('button', { name: 'Confirm & Log Meal' }))
  await camera.watch(page.getByText('Meal Logged Successfully!').first().waitFor())
  await dialog.waitFor({ state: 'hidden' })
  camera.say(meal.day)
  await camera.hold(1.5)
  await camera.bring(page.getByRole('button', { name: /^Delete Chicken, white rice/ }))
  await camera.hold(1.5)
  return camera.cut()
}

async function lookAtResults(page: Page, camera: Camera) {
  camera.say(meal.found)
  await camera.hold(1)
  await page.getByText('AI Analysis Complete!').first().waitFor({ state: 'detached' })
  await camera.keepPoster()
  await camera.hold(1)
  const rice = page.getByRole('button', { name: /^White rice/i })
  await camera.bring(rice)
  await camera.tap(rice)
  await camera.hold(1)
  camera.say(meal.correct)
  const less = page.getByRole('button', { name: /less.*rice|rice.*less/i })
  for (let time = 0; time < 3; time += 1) await camera.tap(less)
  await camera.hold(0.4)
  await camera.bring(page.getByRole('dialog').locator('[aria-live=polite]').first())
  await camera.hold(1.2)
}
