import { expect, test } from 'vitest'
import { newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

test('Gesa has goals proposed, applies, corrects and saves them', { tags: 'core' }, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Gesa')
  await walkTo(page, '/fitness?tab=goals')
  await page.getByRole('heading', { name: 'Personal Goals and Targets' }).waitFor()
  const calories = page.getByLabel('Daily Calories')
  await expect.poll(() => calories.inputValue()).toBe('2000')
  const defaults = page.getByText('These are defaults, the same for everybody')
  await defaults.waitFor()
  await wellMade(page)

  await page.getByRole('button', { name: 'Suggest Goals' }).click()
  await page.getByText('Please describe your health and fitness goals first.').first().waitFor()
  await page
    .getByLabel('What do you want to achieve?')
    .fill('I am a 34 year old man, 82 kg, 180 cm. I want to run a 10k and lose 4 kg.')
  await page.getByRole('button', { name: 'Suggest Goals' }).click()
  await page.getByText('Goal Suggestions Ready!').first().waitFor()
  await page.getByText('How these numbers were worked out').waitFor()
  await wellMade(page)
  // Proposed, not applied yet.
  expect(await calories.inputValue()).toBe('2000')
  const apply = page.getByRole('button', { name: 'Apply to Goals' })
  await apply.scrollIntoViewIfNeeded()
  const place = (await apply.boundingBox())!
  const thumb = [place.x + place.width / 2, place.y + place.height / 2] as const
  await page.mouse.click(...thumb)
  await page.getByText('Goals Applied!').first().waitFor()
  await expect.poll(() => calories.inputValue()).not.toBe('2000')
  const proposed = await calories.inputValue()
  // Save is where Apply was, and no toast covers it.
  await expect
    .poll(() =>
      page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('button')?.textContent, thumb),
    )
    .toBe('Save Goals')

  // Leaving unsaved asks, by a link and by Back.
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('tab', { name: 'History' }).click()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'hidden' })
  await page.goBack()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'hidden' })
  expect(await calories.inputValue()).toBe(proposed)

  await page.getByRole('button', { name: 'Save Goals' }).first().click()
  await page.getByText('Goals Updated').first().waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => calories.inputValue()).toBe('2000')
  await page.getByRole('button', { name: 'Apply to Goals' }).click()
  await expect.poll(() => calories.inputValue()).toBe(proposed)

  const form = page.getByRole('region', { name: 'Personal Goals and Targets' })
  await page.getByRole('tab', { name: 'Hydration' }).click()
  await page.getByText('Recommended: 2,000 ml to 3,000 ml.').waitFor()
  await page.getByLabel('Daily Water').fill('200')
  await page.getByRole('tab', { name: 'Nutrition' }).click()
  await form.getByRole('button', { name: 'Save Goals' }).click()
  // The refused field is on another tab, which opens.
  await page.getByText('Minimum 1000ml').waitFor()
  await page.getByLabel('Daily Water').fill('3000')
  await form.getByRole('button', { name: 'Save Goals' }).click()
  await page.getByText('Goals Updated').first().waitFor()

  await page.reload()
  await expect.poll(() => calories.inputValue()).toBe(proposed)
  expect(await defaults.count()).toBe(0)
  await page.getByRole('tab', { name: 'Fitness', exact: true }).click()
  await page.getByText('10K run').first().waitFor()

  // Who leaves all the same gets where they wanted to go.
  await page.getByRole('tab', { name: 'Nutrition' }).click()
  await calories.fill('1900')
  await page.getByRole('tab', { name: 'History' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/fitness?tab=history')
  await page.getByRole('tab', { name: 'Goals', exact: true }).click()
  await expect.poll(() => calories.inputValue()).toBe(proposed)
  await calories.fill('1900')
  await page.goBack()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/fitness'))
  await question.waitFor({ state: 'hidden' })
  quiet()
})

test('a wish that worries is answered with kind words first', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Mara')
  await walkTo(page, '/fitness?tab=goals')
  await page
    .getByLabel('What do you want to achieve?')
    .fill('I am 22, 170 cm, 50 kg and want to get down to 42 kg')
  await page.getByRole('button', { name: 'Suggest Goals' }).click()
  await page.getByText('Before any number').waitFor()
  await page.getByText('please speak with a doctor').waitFor()
  await wellMade(page)
})
