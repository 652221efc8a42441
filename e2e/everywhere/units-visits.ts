import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ScreenPath } from '#contract/screens.ts'
import { arriveAt } from '#testing/browser.ts'

/** Ids of the seeded objects. */
export type Ids = { workout: string; schedule: string; kitchen: string }
/** Inputs from outside the page: movement, and a picture. */
type Outside = { walk: () => Promise<void>; photo: { name: string; mimeType: string; buffer: Buffer } }
/** Where a screen is entered, and the steps once its text `shows`. */
export type Visit = {
  at?: (ids: Ids) => string
  shows: string | RegExp
  steps?: (page: Page, outside: Outside) => Promise<void>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()
const open = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click()
const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
async function closed(page: Page) {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click()
  await page.getByRole('option', { name: option }).first().click()
  // Closing gives the focus back, which would close a list that opens meanwhile.
  await page.getByRole('listbox').waitFor({ state: 'detached' })
}

/** User-written text keeps its units. */
export const typedByHand = '250 ml whole milk, 8 fl oz orange juice, 200 g rice, a pound of beef'

const nutrition: Visit[] = [
  {
    shows: 'Recent drinks',
    async steps(page) {
      await press(page, /^Log Milk/)
      await shown(page, 'Drink Logged')
      await press(page, /^Edit Milk|^Milk/)
      await page.getByRole('dialog').getByLabel('Volume').fill('')
      await press(page, 'Save')
      await shown(page, 'Enter the volume')
      await closed(page)
      await page.getByLabel('Describe the drink').fill('large latte, 500 ml')
      await press(page, 'Analyze')
      await shown(page, 'Drink Analysis Results')
      await page.getByRole('dialog').getByLabel('Volume').fill('')
      await press(page, 'Reject')
      await press(page, /Oatmeal with berries/)
      await page.getByRole('dialog').waitFor()
      await press(page, 'Edit')
      await shown(page, 'Serving')
    },
  },
  {
    at: () => '/nutrition?log=drinks',
    shows: 'Custom drink',
    async steps(page) {
      await page.getByLabel('Drink name').fill('330 ml cola')
      await press(page, 'Get Facts')
      await shown(page, 'Drink Analyzed')
      await page.getByLabel('Volume').fill('99999')
      await press(page, 'Log Drink')
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    at: () => '/nutrition?log=manual',
    shows: 'Food name',
    async steps(page) {
      await choose(page, 'Meal Type', 'Snack')
      for (const [food, option] of [
        ['milk', /^(Whole milk|Milk)/i],
        ['orange juice', /^Orange juice/i],
      ] as const) {
        await page.getByRole('combobox', { name: 'Food name' }).fill(food)
        await page.getByRole('option', { name: option }).first().click()
        await page.getByRole('region', { name: 'Chosen food' }).waitFor()
        await page.getByRole('region', { name: 'Chosen food' }).getByRole('combobox').first().click()
        // Before it is open, Escape would close the dialog around it.
        await page.getByRole('listbox').waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('listbox').waitFor({ state: 'detached' })
      }
    },
  },
  {
    at: () => '/nutrition?log=photo',
    shows: 'Logging for',
    async steps(page, { photo }) {
      await choose(page, 'Meal Type', 'Lunch')
      await page.getByRole('dialog').locator('input[type=file]').first().setInputFiles(photo)
      await page.getByLabel('Notes').fill(typedByHand)
      await press(page, 'Analyze')
      await shown(page, 'AI Analysis Results')
      await press(page, 'Confirm & Log Meal')
      await shown(page, 'Meal Logged Successfully!')
    },
  },
]

/** Screens with steps that show results, messages and refusals; the screens themselves are seen by `screens.spec`. */
export const visits: Partial<Record<ScreenPath, readonly Visit[]>> = {
  '/dashboard': [
    {
      shows: 'Water Intake',
      async steps(page) {
        await press(page, / water$/)
        await shown(page, 'Drink Logged')
        await press(page, 'Show AI Tips')
      },
    },
  ],
  '/nutrition': nutrition,
  '/tracking': [
    {
      shows: 'Recent Activities',
      async steps(page) {
        await choose(page, 'Activity Type', 'Running')
        await page.getByLabel('Duration').fill('30')
        await page.getByLabel('Distance').fill('99999')
        await press(page, 'Log Activity')
        await shown(page, /^At most/)
        await page.getByLabel('Distance').fill('3')
        await press(page, 'Log Activity')
        await shown(page, 'Activity Logged!')
      },
    },
  ],
  '/fitness': [
    {
      at: () => '/fitness?tab=tracker',
      shows: 'Start Running',
      async steps(page, { walk }) {
        await page.getByRole('radio', { name: 'Running' }).click()
        await press(page, 'Start Running')
        await walk()
        await shown(page, 'GPS good')
        await press(page, 'Finish')
        await page.getByRole('alertdialog').getByRole('button', { name: 'Finish' }).click()
        await shown(page, 'Saved to your history.')
      },
    },
    {
      at: () => '/fitness?tab=manual',
      shows: 'Elevation Gain',
      async steps(page) {
        await choose(page, 'Activity Type', 'Cycling')
        await page.getByLabel('Duration').fill('90')
        await page.getByLabel('Distance').fill('99999')
        await page.getByLabel('Elevation Gain').fill('99999')
        await page.getByLabel('Temperature').fill('999')
        await press(page, 'Log Activity')
        await page.locator('[aria-invalid=true]').first().waitFor()
        await page.getByLabel('Distance').fill('20')
        await page.getByLabel('Elevation Gain').fill('320')
        await page.getByLabel('Temperature').fill('21')
        await shown(page, 'Speed ')
        await press(page, 'Log Activity')
        await shown(page, 'Activity Logged')
      },
    },
    {
      at: ({ workout }) => `/fitness?tab=generator&workout=${workout}`,
      shows: 'Ask the Coach',
      async steps(page) {
        await press(page, 'Ask the Coach')
        for (const question of [
          'How much protein do I need?',
          'How much water should I drink?',
          'Why does my weight fluctuate?',
        ]) {
          const box = page.getByRole('dialog').getByRole('textbox')
          await box.fill(question)
          await page.getByRole('dialog').getByRole('button', { name: 'Ask', exact: true }).click()
          // The answer clears it.
          await expect.poll(() => box.inputValue()).toBe('')
        }
      },
    },
    {
      at: ({ schedule }) => `/fitness?tab=scheduler&schedule=${schedule}`,
      shows: 'Add to Calendar',
      async steps(page) {
        for (const week of await page.getByRole('button', { name: /^Week \d+, / }).all()) {
          await week.click()
          const chip = page.getByRole('button', { name: /[Rr]un .*min/ }).first()
          if (!(await chip.count())) continue
          await chip.click()
          await page.getByRole('dialog').waitFor()
          await closed(page)
        }
      },
    },
    {
      at: () => '/fitness?tab=scheduler',
      shows: 'Training Goal',
      async steps(page) {
        await choose(page, 'Training Goal', '5K Training')
        await choose(page, 'Current Fitness Level', 'Beginner')
        await press(page, 'Generate Schedule')
        await shown(page, 'Training Schedule Created!')
        await page.locator('summary').first().click()
      },
    },
    {
      at: () => '/fitness?tab=goals',
      shows: 'Personal Goals and Targets',
      async steps(page) {
        await page
          .getByLabel('What do you want to achieve?')
          .fill('I am a woman of 34 and want to lose weight and run a marathon')
        await press(page, 'Suggest Goals')
        await shown(page, 'How these numbers were worked out')
        await press(page, 'Apply to Goals')
        await open(page, 'Fitness')
        await page.getByLabel('Weekly Distance').fill('99999')
        await open(page, 'Hydration')
        await page.getByLabel('Daily Water').fill('1')
        await press(page, 'Save Goals')
        await page.locator('[aria-invalid=true]').first().waitFor()
        await open(page, 'Hydration')
        await shown(page, 'Minimum ')
        await page.getByLabel('Daily Water').fill('99999')
        await shown(page, 'Maximum ')
      },
    },
    {
      at: () => '/fitness?tab=history',
      shows: 'Personal Records',
      async steps(page) {
        await page.getByRole('button', { name: /^Open .*Harbour blocks/ }).click()
        await shown(page, 'Splits')
        await shown(page, 'Along the way')
        await press(page, 'Edit')
        await page.getByRole('dialog').getByLabel('Temperature').fill('999')
        await page.getByRole('dialog').getByLabel('Elevation Gain').fill('99999')
        await press(page, 'Save')
        await page.locator('[aria-invalid=true]').first().waitFor()
        await closed(page)
        await press(page, 'Back to History')
        await shown(page, 'Personal Records')
        await choose(page, 'Hide start and end', 'Within')
        await shown(page, 'Route Privacy Saved')
        await press(page, 'Import')
        await page.getByRole('dialog').waitFor()
      },
    },
  ],
  '/meal-plan': [
    {
      shows: 'Shopping list',
      async steps(page) {
        // One day is shown on phones, and today may be eaten already.
        const tomorrow = page.getByRole('group', { name: 'Days' }).getByRole('button').nth(1)
        if (await tomorrow.isVisible()) await tomorrow.click()
        const meals = page.getByRole('button', { name: /^(Dinner|Lunch|Breakfast|Snack)/ })
        await meals.first().waitFor()
        for (const meal of (await meals.all()).slice(0, 8)) {
          if (!(await meal.isVisible())) continue
          await meal.click()
          await page.getByRole('dialog').getByRole('heading', { name: 'Steps' }).waitFor()
          await closed(page)
        }
        await page.getByRole('tab', { name: 'Shopping list' }).click()
        await shown(page, 'Untick what you are out of')
      },
    },
  ],
  '/scan-fridge': [
    {
      at: ({ kitchen }) => `/scan-fridge?session=${kitchen}`,
      shows: 'Smart Pairing Suggestions',
      async steps(page) {
        await press(page, /^Show how .* is made|^How to cook|^Show/)
      },
    },
  ],
  '/recipes': [
    {
      shows: /servings/,
      async steps(page) {
        const closedOnes = page.locator('article button[aria-expanded=false]')
        for (let left = await closedOnes.count(); left > 0; left -= 1) {
          await closedOnes.first().press('Enter')
          // Not every recipe has the button; asking whether it is enabled would wait for it.
          const more = page.getByRole('button', { name: 'More servings', disabled: false })
          if (await more.count()) await more.first().press('Enter')
        }
      },
    },
  ],
  '/analytics': [
    {
      shows: 'Weekly Goal',
      async steps(page) {
        await shown(page, /^Week of /)
        await shown(page, 'What goes together')
        await page.getByLabel("Today's weight").fill('9999')
        await press(page, 'Log Weight')
        await shown(page, 'Weight is between')
        await page.getByLabel("Today's weight").fill('150')
        await press(page, 'Log Weight')
        await shown(page, 'Weight Logged')
        await open(page, 'Fitness')
        await shown(page, 'Route History')
        await page.getByRole('tab', { name: 'Nutrition' }).click()
        await shown(page, 'Beyond macros')
        await page.getByRole('tab', { name: 'Goals & Schedule' }).click()
        await shown(page, 'Goals against averages')
      },
    },
  ],
  '/account': [
    {
      shows: 'Units & Appearance',
      async steps(page) {
        await page.getByLabel('Weight', { exact: true }).fill('9999')
        await page.getByLabel('Target weight').fill('9999')
        await press(page, 'Save Profile')
        await page.locator('[aria-invalid=true]').first().waitFor()
      },
    },
  ],
  '/welcome': [
    {
      at: () => '/dashboard',
      shows: 'Water Intake',
      async steps(page) {
        // As after a registration.
        await page.evaluate(() => sessionStorage.setItem('welcomeNext', 'yes'))
        await arriveAt(page, '/welcome')
        await press(page, 'Continue')
        await page.getByLabel('Weight').fill('9999')
        await press(page, 'Continue')
        await page.locator('[aria-invalid=true]').first().waitFor()
        await page.getByLabel('Weight').fill('90')
        await press(page, 'Continue')
        await page.getByRole('radio', { name: 'Weight loss' }).click()
        await shown(page, /a week/)
        await page.getByLabel('Target weight').fill('80')
        await press(page, 'Continue')
        await shown(page, 'Allergies')
        await press(page, 'Continue')
        await shown(page, 'How these numbers were worked out')
        await press(page, 'Use These Goals')
        await press(page, 'Go to Dashboard')
        await page.waitForURL('**/dashboard')
      },
    },
  ],
}
