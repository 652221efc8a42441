import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { unsubscribeToken } from '#server/features/notifications/contacts/unsubscribe-link.ts'
import { newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser, server } = await testBed()

test('Nora saves what to be sent and where to, and confirms a new address', { tags: 'core' }, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  const account = await register(page, 'Nora')
  await page.getByRole('link', { name: 'Notifications', exact: true }).click()
  await page.getByText('Nothing was sent lately').waitFor()
  await wellMade(page)
  await page.getByRole('link', { name: 'Notification Settings' }).click()
  await page.getByRole('heading', { name: 'Contact Information' }).waitFor()
  const email = page.getByLabel('Email', { exact: true })
  const phoneNumber = page.getByLabel('Phone Number')
  await expect.poll(() => email.inputValue()).toBe(account.email)
  await page.getByText('emails are kept in its outbox folder', { exact: false }).waitFor()
  expect(await page.getByText('Confirmed', { exact: true }).count()).toBe(0)
  await page.getByText('This server is not set up to send text messages.').waitFor()
  expect(await page.getByRole('switch', { name: 'SMS Notifications' }).isDisabled()).toBe(true)
  await wellMade(page)

  const other = 'nora@elsewhere.example'
  await email.fill(other)
  await phoneNumber.fill('not a number')
  await page.getByRole('switch', { name: 'Progress Updates' }).click()
  // The whole row is the target.
  await page.getByText('Marketing Emails', { exact: true }).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByText('Settings Updated', { exact: true }).first().waitFor()
  const code = page.getByLabel('Confirmation code')
  await expect.poll(() => code.evaluate((input) => input === document.activeElement)).toBe(true)
  await wellMade(page)

  await page.reload()
  await expect.poll(() => email.inputValue()).toBe(other)
  expect(await phoneNumber.inputValue()).toBe('not a number')
  expect(await isOn(page, 'Progress Updates')).toBe(false)
  expect(await isOn(page, 'Marketing Emails')).toBe(true)
  expect(await isOn(page, 'Meal Reminders')).toBe(true)

  const right = await codeIn(other)
  await code.fill('12')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await page.getByText('Enter the six digits.').waitFor()
  await code.fill(right === '000000' ? '000001' : '000000')
  await code.press('Enter')
  await page.getByText('That code is wrong or its time is over.', { exact: false }).waitFor()
  await wellMade(page)
  await code.fill(right)
  await code.press('Enter')
  await page.getByText('Address Confirmed', { exact: true }).first().waitFor()
  await code.waitFor({ state: 'detached' })
  await page.getByText('Confirmed', { exact: true }).waitFor()
  quiet()

  await page.route('**/api/notification-settings', (route) => route.abort())
  await page.getByRole('switch', { name: 'Workout Reminders' }).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByText('Update Failed', { exact: true }).first().waitFor()
  expect(await isOn(page, 'Workout Reminders')).toBe(false)
  await page.reload()
  await page.getByText('Your settings could not be loaded').waitFor()
  await wellMade(page)
  await page.unroute('**/api/notification-settings')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect.poll(() => isOn(page, 'Workout Reminders')).toBe(true)
  expect(await email.inputValue()).toBe(other)
})

test('both addresses of the settings lead to all of them, and only the owner may send tests', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await register(page, 'Vera')
  for (const path of ['/notifications', '/account?tab=notifications']) {
    await walkTo(page, path)
    for (const name of [
      'Push Notifications',
      'Contact Information',
      'Notification Methods',
      'Notification Types',
      'Meal Reminder Schedule',
      'Timezone',
      'Notification Performance',
    ])
      await page.getByRole('heading', { name, exact: true }).waitFor()
    await page.getByText(/^Between 10:00 PM and 7:30 AM only meal reminders are sent/).waitFor()
    await page.getByText('Nothing has been sent yet.').waitFor()
    expect(await page.getByText('Send a test').count()).toBe(0)
    await wellMade(page)
  }
  await page.getByRole('switch', { name: 'Meal Reminders' }).click()
  await page.getByRole('button', { name: 'Save Settings' }).click()
  await page.getByText('Meal reminders are switched off above', { exact: false }).waitFor()
  quiet()
})

test('Mila plans meal reminders', { tags: ['core', 'day'] }, async () => {
  const { page } = await newVisitor(browser, server.address, phone, 'dark', { timezoneId: 'Europe/Berlin' })
  await register(page, 'Mila')
  await walkTo(page, '/account?tab=notifications')
  await page.getByText('These times are suggestions.', { exact: false }).waitFor()
  await page.getByText('Times are in Europe/Berlin.').waitFor()
  const times = () =>
    Promise.all(
      ['Breakfast', 'Lunch', 'Dinner'].map((meal) => page.getByLabel(meal, { exact: true }).inputValue()),
    )
  expect(await times()).toEqual(['08:00', '12:30', '18:00'])
  for (const meal of ['breakfast', 'lunch', 'dinner'])
    expect(await isOn(page, `Remind me of ${meal}`)).toBe(true)
  await wellMade(page)

  const breakfast = page.getByLabel('Breakfast', { exact: true })
  const save = page.getByRole('button', { name: 'Save Schedule' })
  await breakfast.fill('')
  await save.click()
  await page.getByText('Schedule Error', { exact: true }).first().waitFor()
  await page.getByText('Enter a time of day, such as 07:30.').waitFor()
  await wellMade(page)
  await breakfast.fill('02:30')
  await page
    .getByText('clocks skip 2:30 AM; that day the reminder comes at 3:00 AM', { exact: false })
    .waitFor()
  await page.getByRole('switch', { name: 'Remind me of dinner' }).click()
  expect(await page.getByLabel('Dinner', { exact: true }).isDisabled()).toBe(true)

  await page.route('**/api/notifications/schedule-reminders', (route) => route.abort())
  await save.click()
  await page.getByText('Could not save meal reminder schedule.').first().waitFor()
  await page.unroute('**/api/notifications/schedule-reminders')
  await save.click()
  await page.getByText('Schedule Updated!', { exact: true }).first().waitFor()
  await page.getByText('These times are suggestions.', { exact: false }).waitFor({ state: 'detached' })

  await page.reload()
  await page.getByText('Times are in Europe/Berlin.').waitFor()
  await expect.poll(times).toEqual(['02:30', '12:30', '18:00'])
  expect(await isOn(page, 'Remind me of dinner')).toBe(false)
  await page.getByRole('switch', { name: 'Remind me of dinner' }).click()
  expect(await page.getByLabel('Dinner', { exact: true }).isDisabled()).toBe(false)
  await wellMade(page)
})

test('a link out of a letter says once that it was opened, and leaves the address', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  const posted: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/notifications/receipts')) posted.push(request.postDataJSON())
  })
  await page.goto('/login?n=a.receipt&next=%2Fnutrition#here')
  await expect.poll(() => posted).toEqual([{ receipt: 'a.receipt', event: 'opened' }])
  expect(page.url()).toBe(`${server.address}/login?next=%2Fnutrition#here`)
  await page.reload()
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
  expect(posted).toHaveLength(1)
})

test('Uma opens the unsubscribe link of a letter, signed out, and stops it with one button', {
  tags: 'core',
}, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'dark')
  await register(page, 'Uma')
  const { id } = (await (await page.request.get('/api/auth/user')).json()) as { id: string }
  const secret = (await readFile(join(server.folder, 'auth-secret'), 'utf8')).trim()
  const token = unsubscribeToken({ userId: id, target: 'mealReminders' }, secret)
  const chosen = async () => (await page.request.get('/api/notification-settings')).json()

  const reader = await newVisitor(browser, server.address, phone, 'dark')
  const opened = await reader.page.goto(`/unsubscribe?token=${token}`)
  expect(opened!.headers()['referrer-policy']).toBe('no-referrer')
  await reader.page.getByText('by email and on your devices', { exact: false }).waitFor()
  expect(await chosen()).toMatchObject({ mealReminders: true, emailNotifications: true })
  await wellMade(reader.page)
  await reader.page.getByRole('button', { name: 'Stop Meal Reminders' }).click()
  await reader.page.getByText('Meal reminders are switched off.').waitFor()
  expect(await chosen()).toMatchObject({ mealReminders: false, emailNotifications: true })
  await wellMade(reader.page)

  await reader.page.reload()
  await reader.page.getByRole('button', { name: 'Stop All Email Notifications' }).click()
  await reader.page.getByText('Email notifications are switched off.').waitFor()
  expect(await chosen()).toMatchObject({ emailNotifications: false })
  reader.quiet()

  const broken = await newVisitor(browser, server.address, phone, 'dark')
  await broken.page.goto(`/unsubscribe?token=${token.slice(2)}`)
  await broken.page.getByRole('heading', { name: 'This link does not work' }).waitFor()
  await wellMade(broken.page)
  await broken.page.getByRole('link', { name: 'Sign In' }).click()
  await broken.page.getByRole('heading', { name: 'Welcome back' }).waitFor()
  quiet()
})

const isOn = (page: Page, name: string) => page.getByRole('switch', { name }).isChecked()

/** The code in the newest email to `address`; waits for such an email. */
async function codeIn(address: string): Promise<string> {
  const outbox = join(server.folder, 'outbox')
  let code: string | undefined
  const read = async () => {
    const names = (await readdir(outbox).catch(() => [])).sort().reverse()
    const emails = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')))
    const newest = emails.find((email) => email.includes(`To: ${address}\n`))
    code = newest && /^\d{6}$/m.exec(newest)?.[0]
    return code
  }
  await expect.poll(read).toBeDefined()
  return code!
}
