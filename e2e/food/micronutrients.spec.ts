import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

const amountOf = async (meal: Locator, nutrient: string) => {
  const row = meal.getByText(nutrient, { exact: true }).locator('xpath=ancestor::div[1]')
  return (await row.getByRole('definition').textContent())!
}

async function logLunch(page: Page, sentence: string) {
  const lunch = page.getByRole('region', { name: 'Lunch' })
  await lunch.getByRole('button', { name: 'Add to Lunch' }).click()
  const log = page.getByRole('dialog', { name: 'Log Nutrition' })
  await log.getByLabel('Notes').fill(sentence)
  await log.getByRole('button', { name: 'Analyze' }).click()
  await page
    .getByRole('dialog', { name: 'AI Analysis Results' })
    .getByRole('button', { name: 'Confirm & Log Meal' })
    .click()
  return lunch
}

test('Vera opens what a meal holds of vitamins and minerals, and what of it is known', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Vera')
  await walkTo(page, '/nutrition')
  const lunch = await logLunch(page, '100 g apple, 200 g banana and 100 g vegan egg')
  const meal = page.getByRole('dialog', { name: /apple/i })
  const openNutrients = async () => {
    await lunch.getByRole('button', { name: /apple/i }).first().click()
    await meal.getByText('Vitamins and minerals').click()
  }
  await openNutrients()
  // 52 kcal of apple and 178 of banana; a vegan egg is a typical value of 152.
  await meal.getByText('Known for 60% of this meal’s energy.').waitFor()
  expect(await amountOf(meal, 'Vitamin C')).toBe('22mg')
  expect(await amountOf(meal, 'Potassium')).toBe('823mg')
  expect(await amountOf(meal, 'Vitamin B12')).toBe('0µg')
  await wellMade(page)

  // Twice the apple, without the egg.
  await meal.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit meal' })
  await edit.getByRole('button', { name: /^apple/i }).click()
  await edit.getByLabel('Grams of apple').fill('200')
  await edit.getByRole('button', { name: /^vegan egg/i }).click()
  await edit.getByRole('button', { name: /^Remove vegan egg/i }).click()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await page.getByText('Meal Updated').first().waitFor()
  await openNutrients()
  await meal.getByText('Vitamin C', { exact: true }).waitFor()
  expect(await amountOf(meal, 'Vitamin C')).toBe('26.6mg')
  expect(await meal.getByText(/^Known for/).count()).toBe(0)
  quiet()
})

test('Vito reads “not known” where a food does not state a nutrient, and one sentence where none states any', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await register(page, 'Vito')
  await walkTo(page, '/nutrition')
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers: { origin: server.address } })
    expect(answer.ok()).toBe(true)
    return answer.json()
  }
  const log = (foodName: string, food: object) =>
    post('/api/nutrition/log', { foodName, calories: 400, mealType: 'snack', ...food })
  // The dish states neither manganese nor pantothenic acid.
  const dish = await log('Stir-fry', { foodRef: 'usda:fndds:27415110', grams: 100, mealType: 'lunch' })
  const apple = await log('Apple', { foodRef: 'builtin:apple', grams: 100, mealType: 'lunch' })
  const both = await post('/api/saved-meals', { name: 'Stir-fry and apple', logIds: [dish.id, apple.id] })
  await post(`/api/saved-meals/${both.id}/log`, {})
  await log('Grandma’s cake', {})
  await page.reload()
  const open = async (name: string) => {
    await page
      .getByRole('button', { name: new RegExp(`^${name},|^${name}`) })
      .first()
      .click()
    const meal = page.getByRole('dialog', { name, exact: true })
    await meal.getByText('Vitamins and minerals').click()
    return meal
  }
  const alone = await open('Stir-fry')
  await alone.getByText('Manganese', { exact: true }).waitFor()
  expect(await amountOf(alone, 'Manganese')).toBe('not known')
  await wellMade(page)
  await page.keyboard.press('Escape')

  // 52 of 212 kcal.
  const together = await open('Stir-fry and apple')
  await together.getByText('known for 25%').first().waitFor()
  expect(await together.getByText('known for 25%').count()).toBe(2)
  expect(await together.getByText(/^Known for/).count()).toBe(0)
  await wellMade(page)
  await page.keyboard.press('Escape')

  const cake = await open('Grandma’s cake')
  await cake.getByText(/^Not known: the food table has no such figures/).waitFor()
  expect(await cake.getByText('Calcium').count()).toBe(0)
  await wellMade(page)
  quiet()
})

test('Wim sees from his nutrition log what the day held, and which food gave most of a vitamin', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Wim')
  await walkTo(page, '/nutrition')
  await (await logLunch(page, '100 g apple and 200 g banana')).getByText('230').first().waitFor()
  await page.getByRole('link', { name: 'Vitamins and minerals' }).click()
  await page.getByText('Vitamins and minerals are known for 100% of what you ate').waitFor()
  await page.getByText('Add your date of birth and your sex to see what a day should contain.').waitFor()
  await page.getByRole('link', { name: /^Default goals, the same for everybody\./ }).waitFor()
  await wellMade(page)
  // 4.6 mg in 100 g of apple, 8.7 in 100 g of banana.
  await page.getByRole('button', { name: /^Vitamin C/ }).click()
  const vitamin = page.getByRole('dialog', { name: 'Vitamin C' })
  await vitamin.getByText('4.6 mg').waitFor()
  expect(await vitamin.getByRole('listitem').allTextContents()).toEqual(['banana17.4 mg', 'apple4.6 mg'])
  await wellMade(page)
  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'Week' }).click()
  await page.getByText('An average needs 3 finished days with a meal').waitFor()
  await wellMade(page)
  quiet()
})

test('Yara says in her profile that she is pregnant, and reads what a day should hold then', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Yara')
  await walkTo(page, '/account')
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const stage = page.getByRole('combobox', { name: 'Pregnant or breastfeeding' })
  await choose('Sex', 'Female')
  await choose('Pregnant or breastfeeding', 'Pregnant')
  // It is asked of women alone, and forgotten otherwise.
  await choose('Sex', 'Male')
  await stage.waitFor({ state: 'detached' })
  await choose('Sex', 'Female')
  await expect.poll(() => stage.textContent()).toBe('Neither')
  await choose('Pregnant or breastfeeding', 'Pregnant')
  await page.getByLabel('Date of birth').fill('1996-02-01')
  await wellMade(page)
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await page.getByText('Profile Updated').first().waitFor()

  await walkTo(page, '/nutrition')
  await (await logLunch(page, '100 g apple')).getByText('52').first().waitFor()
  await page.getByRole('link', { name: 'Vitamins and minerals' }).click()
  await page.getByText(/^Amounts are for healthy people, in pregnancy/).waitFor()
  await page.getByRole('button', { name: /^Iron/ }).click()
  await page
    .getByRole('dialog', { name: 'Iron' })
    .getByText('27 mg a day is recommended in pregnancy at your age (Recommended Dietary Allowance).')
    .waitFor()
  await wellMade(page)
  quiet()
})

test('Zora sets a target of her own, goes back, and pins a nutrient for the day and the dashboard', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Zora')
  const data = { sex: 'female', birthDate: '1996-02-01' }
  await page.request.put('/api/profile', { data, headers: { origin: server.address } })
  await walkTo(page, '/nutrition')
  await (await logLunch(page, '100 g apple and 100 g vegan egg')).getByText('204').first().waitFor()
  await page.getByRole('link', { name: 'Vitamins and minerals' }).click()

  const line = page.getByRole('button', { name: /^Vitamin C/ })
  const vitamin = page.getByRole('dialog', { name: 'Vitamin C' })
  await line.click()
  await vitamin.getByLabel('Your own target for a day').fill('0')
  await vitamin.getByRole('button', { name: 'Save' }).click()
  await vitamin.getByText('A target is at least 0.01.').waitFor()
  await vitamin.getByLabel('Your own target for a day').fill('120,5')
  await vitamin.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('button', { name: /^Vitamin C 4\.6 of your 120\.5 mg/ }).click()
  await vitamin.getByText('120.5 mg a day is your own target.').waitFor()
  await vitamin.getByText('75 mg a day is recommended for your age and sex').waitFor()
  await wellMade(page)
  // One tap back to the reference, and one to undo it.
  await vitamin.getByRole('button', { name: 'Use the reference’s 75 mg' }).click()
  await page.getByRole('button', { name: /^Vitamin C 4\.6 of 75 mg/ }).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: /^Vitamin C 4\.6 of your 120\.5 mg/ }).click()

  await vitamin.getByRole('switch', { name: 'Pin' }).click()
  await vitamin.getByRole('switch', { name: 'On the dashboard' }).click()
  await vitamin.getByRole('switch', { name: 'On the dashboard', checked: true }).waitFor()
  await page.keyboard.press('Escape')
  await vitamin.waitFor({ state: 'detached' })
  const first = page.locator('main section').first()
  await first.getByRole('heading', { name: 'Pinned' }).waitFor()
  expect(await first.getByRole('listitem').allTextContents()).toEqual([
    expect.stringMatching(/^Vitamin C 4\.6 of your 120\.5 mg known for 25%/),
  ])
  await wellMade(page)

  // 52 of 204 kcal.
  const pinned = 'Vitamin C 4.6 of your 120.5 mg, known for 25%'
  await walkTo(page, '/nutrition')
  const summary = page.getByRole('region', { name: 'Daily Summary' })
  await expect.poll(() => summary.getByRole('listitem').allTextContents()).toEqual([pinned])
  await wellMade(page)
  await walkTo(page, '/dashboard')
  await page.getByRole('link', { name: /^Vitamin C 4\.6 of your 120\.5 mg, known for 25%/ }).click()
  await page.getByRole('heading', { name: 'Pinned' }).waitFor()
  quiet()
})

test('Xenia types the iron of a label, logs the food, and finds it in what the day held', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Xenia')
  await walkTo(page, '/nutrition?log=manual')
  await page.getByRole('combobox', { name: 'Food name' }).fill('Xenias riegel')
  await page.getByRole('option', { name: 'Describe “Xenias riegel” yourself' }).click()
  const form = page.getByRole('dialog', { name: 'Your own food' })
  await form.getByLabel('Figures are for').fill('45')
  await form.getByLabel('Calories').fill('80')
  await form.getByLabel('Protein').fill('4,5')
  await form.getByLabel('Carbs').fill('27')
  await form.getByRole('textbox', { name: /^Fat/ }).fill('6.3')
  // 18 + 108 + 57 kcal, told and kept as typed.
  const notice = form.getByText('Protein, carbs and fat come to about 183 kcal.')
  await notice.waitFor()
  await form.getByLabel('Calories').fill('180')
  await notice.waitFor({ state: 'detached' })
  await form.getByLabel('Calories').fill('80')
  await notice.waitFor()
  await form.getByText('Vitamins and minerals').click()
  await form.getByLabel('Iron').fill('two')
  await form.getByLabel('Vitamin B12').fill('0.9')
  await wellMade(page)
  // What cannot be saved opens the section again.
  await form.getByText('Vitamins and minerals').click()
  await form.getByRole('button', { name: 'Save Food' }).click()
  await form.getByText('Enter a number, such as 12.5.').waitFor()
  await expect
    .poll(() => form.getByLabel('Iron').evaluate((input) => input === document.activeElement))
    .toBe(true)
  await form.getByLabel('Iron').fill('2,1')
  await form.getByRole('button', { name: 'Save Food' }).click()
  await page
    .getByRole('region', { name: 'Chosen food' })
    .getByText('Its calories do not fit its macros, which come to about 406 kcal in 100 g.')
    .waitFor()

  // Of the shown 100 g, from 45 g.
  const log = page.getByRole('dialog', { name: 'Log Nutrition' })
  await log.getByText('Vitamins and minerals').click()
  expect(await amountOf(log, 'Iron')).toBe('4.67mg')
  expect(await amountOf(log, 'Zinc')).toBe('not known')
  await wellMade(page)
  await log.getByLabel('Amount').fill('90')
  await expect.poll(() => amountOf(log, 'Iron')).toBe('4.2mg')
  await log.getByRole('button', { name: 'Log Food' }).click()
  await page.getByText('Food Logged').first().waitFor()

  await page.getByRole('link', { name: 'Vitamins and minerals' }).click()
  await page.getByText('Vitamins and minerals are known for 100% of what you ate').waitFor()
  await page.getByRole('button', { name: /^Iron/ }).click()
  const iron = page.getByRole('dialog', { name: 'Iron' })
  await iron.getByText('Xenias riegel').waitFor()
  expect(await iron.getByRole('listitem').allTextContents()).toEqual(['Xenias riegel4.2 mg'])
  quiet()
})
