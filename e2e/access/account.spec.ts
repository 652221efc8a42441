import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { logDrink } from '#contract/hydration/hydration.ts'
import { unzipped } from '#server/features/account/testing.ts'
import { arriveAt, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { today } from '#testing/clock.ts'
import { linkInEmail } from '#testing/outbox.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo, walkToSignIn } from '../walk.ts'

const { browser, server } = await testBed()

const says = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor()

async function openAccount(page: Page, tab = '') {
  await walkTo(page, `/account${tab}`)
  await page.getByRole('heading', { name: 'Account Settings' }).waitFor()
}

async function signIn(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Half a litre of water, with a note. */
async function drink(page: Page, notes: string) {
  // Until the account has the browser's zone, the drink may belong to another day than the page's.
  await page.waitForFunction(() => JSON.parse(localStorage.getItem('user') ?? '{}').timezone)
  await page.evaluate(
    async ([path, body]) => {
      const headers = { 'Content-Type': 'application/json' }
      const { ok } = await fetch(path!, { method: 'POST', headers, body: body! })
      if (!ok) throw new Error('The drink was refused.')
    },
    [logDrink.path, JSON.stringify({ drinkType: 'water', volume: 500, notes })],
  )
}

test('Ida tells who they are, is refused 3 m beside the field, and reads it all again', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Ida')
  await openAccount(page)
  await page.getByText('This device').waitFor()
  const save = page.getByRole('button', { name: 'Save Profile' })
  expect(await save.isDisabled()).toBe(true)
  await wellMade(page)

  const born = page.getByLabel('Date of birth')
  const latest = await born.getAttribute('max')
  expect(latest).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  expect(latest! <= today).toBe(true)
  await born.fill('2100-01-01')
  await save.click()
  await says(page, 'That birth date cannot be right.')
  await born.fill('1990-05-01')
  await page.getByLabel('Last name').fill('Falk')
  await page.getByLabel('Weight', { exact: true }).fill('71,5')
  const height = page.getByLabel('Height')
  await height.fill('300')
  await page.getByRole('button', { name: 'Vegan' }).click()
  await page.getByRole('button', { name: 'Peanut' }).click()
  await page.getByRole('button', { name: 'Sleep better' }).click()
  const goals = page.getByRole('textbox', { name: 'Fitness goals' })
  await goals.fill('Climb that hill')
  await goals.press('Enter')
  await save.click()
  await says(page, 'Height is between 50 and 260 cm.')
  expect(await height.inputValue()).toBe('300')
  expect(await height.getAttribute('aria-invalid')).toBe('true')
  await wellMade(page)

  await height.fill('182')
  await save.click()
  await says(page, 'Profile Updated')
  await page.reload()
  await expect.poll(() => height.inputValue()).toBe('182')
  expect(await page.getByLabel('Weight', { exact: true }).inputValue()).toBe('71.5')
  expect(await page.getByLabel('Last name').inputValue()).toBe('Falk')
  expect(await page.getByRole('button', { name: 'Vegan' }).getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('button', { name: 'Peanut' }).getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Remove Climb that hill' }).waitFor()
  await page.getByRole('button', { name: 'Remove Sleep better' }).waitFor()

  await page.getByRole('radio', { name: 'Imperial' }).click()
  await expect.poll(() => page.getByLabel('Height, feet').inputValue()).toBe('5')
  expect(await page.getByLabel('Weight', { exact: true }).inputValue()).toBe('157.6')
  // A change of units is not an edit.
  expect(await save.isDisabled()).toBe(true)
  quiet()
})

test('Ida’s units change what the dashboard shows, the zone and the theme hold', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'light', {
    timezoneId: 'Europe/Berlin',
  })
  await register(page, 'Ida')
  await drink(page, 'After the run')
  await page.reload()
  await says(page, '16.9')
  await openAccount(page)
  await page.getByRole('radio', { name: 'Metric' }).click()
  await page.getByText('Kilometers, liters').waitFor()
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await says(page, '0.50')
  await page.reload()
  await says(page, '0.50')

  await openAccount(page)
  const inUse = page.getByRole('region', { name: 'Timezone' })
  await inUse.getByText('Berlin (Europe)').waitFor()
  await inUse.getByRole('link', { name: 'Change Timezone' }).click()
  const zone = page.getByRole('combobox', { name: 'Timezone' })
  const saveZone = page.getByRole('button', { name: 'Save Timezone' })
  await expect.poll(() => zone.inputValue()).toBe('Berlin (Europe)')
  expect(await saveZone.isDisabled()).toBe(true)
  await zone.focus()
  await page.getByRole('group', { name: 'North America' }).waitFor()
  await wellMade(page)
  await zone.fill('mumbai')
  await zone.press('ArrowDown')
  await zone.press('Enter')
  await page.getByText('GMT+5:30').waitFor()
  await saveZone.click()
  await says(page, 'Timezone updated successfully')
  await expect.poll(() => saveZone.isDisabled()).toBe(true)
  await page.reload()
  await expect.poll(() => zone.inputValue()).toBe('Mumbai (Asia)')
  await page.getByRole('tab', { name: 'Profile' }).click()
  await inUse.getByText('Mumbai (Asia)').waitFor()

  await page.getByRole('radio', { name: 'Dark' }).click()
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
  await expect.poll(scheme).toBe('dark')
  await wellMade(page)
  await openAccount(page, '?tab=billing')
  await page.getByRole('heading', { name: 'Subscription Management' }).waitFor()
  await page.getByText('7 days left').waitFor()
  await wellMade(page)
  await page.getByRole('tab', { name: 'Notifications' }).click()
  await page.waitForURL('**/account?tab=notifications')
  await page.getByRole('combobox', { name: 'Timezone' }).waitFor()
  quiet()
})

test('Ida changes the password, which signs the other browser out, and the address by letter', {
  tags: 'core',
}, async () => {
  const here = await newVisitor(browser, server.address, phone)
  const { email, password } = await register(here.page, 'Ida')
  const other = await newVisitor(browser, server.address, phone)
  await other.page.goto('/login')
  await signIn(other.page, email, password)
  await other.page.waitForURL('**/dashboard')

  const { page } = here
  await openAccount(page)
  await page.getByRole('button', { name: /^Sign out / }).waitFor()
  await page.getByRole('button', { name: 'Change Password' }).click()
  await page.getByLabel('Current password').fill('not my password')
  await page.getByLabel('New password').fill('maple tractor sings low')
  await page.getByText(/Strong$/).waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Change Password', exact: true }).click()
  await page.getByText('That is not this account’s password.').waitFor()
  await page.getByLabel('Current password').fill(password)
  await page.getByRole('button', { name: 'Change Password', exact: true }).click()
  await says(page, 'Password Changed')
  await expect.poll(() => page.getByRole('button', { name: /^Sign out / }).count()).toBe(0)
  await other.page.reload()
  await other.page.waitForURL('**/login')

  await page.getByRole('button', { name: 'Change Email' }).click()
  await page.getByLabel('New email').fill(`new-${email}`)
  await page.getByLabel('Current password').fill('maple tractor sings low')
  await wellMade(page)
  await page.getByRole('button', { name: 'Send the Link' }).click()
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor()
  const link = await linkInEmail(server.folder, `new-${email}`, '/confirm-email')
  const confirm = async () => {
    await arriveAt(page, link)
    await page.getByLabel('Password', { exact: true }).fill('maple tractor sings low')
    await page.getByRole('button', { name: 'Confirm Address' }).click()
  }
  await confirm()
  await page.getByText('Your address is changed.').waitFor()
  await wellMade(page)
  expect(page.url()).not.toContain('token')
  await page.getByRole('link', { name: 'Go to Account' }).click()
  await expect.poll(() => page.getByLabel('Email', { exact: true }).inputValue()).toBe(`new-${email}`)
  // The link is single-use.
  await confirm()
  await page.getByText('This link is no longer valid.').waitFor()
  await wellMade(page)
  here.quiet()
})

test('Ida takes a copy of everything and leaves for good', { tags: 'core' }, async () => {
  const { page, context, quiet } = await newVisitor(browser, server.address, phone)
  const { email, password } = await register(page, 'Ida')
  await drink(page, 'With elderflower')
  await openAccount(page)
  await page.getByRole('link', { name: 'Sets and weights' }).click()
  await page.getByRole('button', { name: 'Import CSV' }).waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Runs, rides and walks' }).click()
  await page.getByRole('button', { name: 'Import' }).waitFor()
  await page.goBack()
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download My Data' }).click()
  const download = await coming
  expect(download.suggestedFilename()).toMatch(/^forkmile-\d{4}-\d{2}-\d{2}\.zip$/)
  const files = await unzipped(await readFile(await download.path()))
  expect([...files.keys()]).toEqual(
    expect.arrayContaining([
      'account.json',
      'profile.json',
      'nutrition-logs.json',
      'drinks.json',
      'activities.json',
    ]),
  )
  expect(JSON.parse(String(files.get('account.json')))).toMatchObject({ email })
  expect(String(files.get('drinks.json'))).toContain('With elderflower')

  await page.getByRole('button', { name: 'Delete Account' }).click()
  const goodbye = page.getByRole('button', { name: 'Delete for Good' })
  expect(await goodbye.isDisabled()).toBe(true)
  await page.getByLabel('Current password').fill('not my password')
  expect(await goodbye.isDisabled()).toBe(true)
  await page.getByLabel('Type DELETE to confirm').fill('delete')
  expect(await goodbye.isDisabled()).toBe(true)
  await page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await wellMade(page)
  await goodbye.click()
  await page.getByText('That is not this account’s password.').waitFor()
  await page.getByLabel('Current password').fill(password)
  await goodbye.click()
  await page.waitForURL(`${server.address}/`)
  await page
    .getByRole('link', { name: 'Sign In' })
    .or(page.getByRole('button', { name: 'Sign In' }))
    .first()
    .waitFor()

  const kept = () =>
    page.evaluate(async () => ({
      local: Object.keys(localStorage).filter((key) => key !== 'theme'),
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }))
  await expect.poll(kept).toEqual({ local: [], databases: [] })
  expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([])
  await walkToSignIn(page)
  await signIn(page, email, password)
  await page.getByText('That address and password do not go together.').waitFor()
  quiet()
})

test('whoever signs out everywhere is asked first, and signed out here too', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Enno')
  await openAccount(page)
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await wellMade(page)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await page.waitForURL(`${server.address}/`)
  await arriveAt(page, '/account')
  await page.waitForURL(`${server.address}/`)
})

test('an activity that waits on the device is named before the account goes', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Rasmus')
  await openAccount(page)
  await page.getByText('This device').waitFor()
  await page.evaluate(async () => {
    const { id } = await (await fetch('/api/auth/user')).json()
    const opening = indexedDB.open('tracker', 1)
    await new Promise((resolve, reject) => {
      opening.onsuccess = resolve
      opening.onerror = reject
    })
    const change = opening.result.transaction('recordings', 'readwrite')
    change.objectStore('recordings').put({ id: 'kept', userId: id })
    await new Promise((resolve) => {
      change.oncomplete = resolve
    })
    opening.result.close()
  })
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByText('has not been uploaded yet').waitFor()
  await wellMade(page)
})

test('a profile and a device list that cannot be read say so and offer another try', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await register(page, 'Fiete')
  for (const path of ['**/api/profile', '**/api/account/sessions'])
    await page.route(path, (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', message: 'Away.' } }),
    )
  await openAccount(page)
  await page.getByText('Your profile could not be loaded').waitFor()
  await page.getByText('The list could not be loaded').waitFor()
  await wellMade(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).first().click()
  await page.getByLabel('First name').waitFor()
})
