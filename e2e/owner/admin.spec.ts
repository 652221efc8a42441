import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  arriveAt,
  desktop,
  newVisitor,
  openBrowser,
  phone,
  register,
  type Size,
  wellMade,
} from '#testing/browser.ts'
import { linkInEmail } from '#testing/outbox.ts'
import { startServer } from '#testing/server.ts'
import { walkTo } from '../walk.ts'

let browser: Browser
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  browser = await openBrowser()
  server = await startServer({ OWNER_EMAIL: 'olga@example.com' })
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

const tabs = ['Analytics', 'Revenue', 'Activity Feed', 'Messages', 'Audit Log', 'User Management']

test('nobody but the verified owner gets to the desk', async () => {
  const guest = await newVisitor(browser, server.address, desktop)
  await guest.page.goto('/admin')
  await guest.page.waitForURL((url) => url.pathname === '/')

  await register(guest.page, 'Nora')
  await arriveAt(guest.page, '/admin')
  await guest.page.waitForURL((url) => url.pathname !== '/admin')
  expect(await guest.page.getByText('Admin Dashboard').count()).toBe(0)

  // The owner’s address, before it is verified.
  const owner = await newVisitor(browser, server.address, desktop)
  await register(owner.page, 'Olga')
  await arriveAt(owner.page, '/admin')
  await owner.page.getByRole('heading', { name: 'Confirm your address first' }).waitFor()
  await owner.page.getByText('olga@example.com', { exact: false }).first().waitFor()
  await owner.page.getByText('in the “outbox” folder of the server’s data folder').waitFor()
  expect(await owner.page.getByText('Admin Dashboard', { exact: true }).count()).toBe(0)
  await wellMade(owner.page)
  await owner.page.getByRole('button', { name: 'Send the link again' }).click()
  await owner.page.getByRole('main').getByRole('status').waitFor()
  await arriveAt(owner.page, await linkInEmail(server.folder, 'olga@example.com', '/verify-email'))
  await owner.page.getByRole('textbox', { name: 'Password' }).fill('Olga has a long password')
  await owner.page.getByRole('button', { name: 'Confirm address' }).click()
  await owner.page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await walkTo(owner.page, '/admin')
  await owner.page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  guest.quiet()
  owner.quiet()
})

test('the guard says what it waits for', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  let answer: (() => void) | undefined
  await page.route('**/api/auth/user', async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.continue()
  })
  await page.goto('/admin')
  await page.getByText('Verifying admin access...').waitFor()
  await wellMade(page)
  answer!()
  await page.waitForURL((url) => url.pathname === '/')
})

for (const [theme, size] of [
  ['light', desktop],
  ['dark', phone],
] as const)
  test(`the owner looks after accounts and messages at ${size.width} pixels, ${theme}`, async () => {
    const { page, quiet } = await newVisitor(browser, server.address, size, theme)
    await seed(`${size.width}`)
    await signInOwner(page)
    await walkTo(page, '/admin')
    await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
    await page.getByText('Owner Access').waitFor()
    await page.getByText('Low churn rate').waitFor()
    for (const label of ['Total Users', 'Monthly Revenue', 'Paid Subscribers', 'Churn Rate'])
      await page.getByText(label, { exact: true }).first().waitFor()

    await findsUsers(page, size)
    await grantsAndTakesBack(page, size)
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab }).click()
      await page.getByRole('tabpanel', { name: tab }).waitFor()
      await wellMade(page)
    }
    await answersMessages(page, size)
    quiet()
  })

test('figures that cannot be counted are zeros and empty lists with a way to try again, on every tab', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await signInOwner(page)
  await page.route('**/api/admin/stats*', (route) =>
    route.fulfill({ status: 503, json: { message: 'Away.', code: 'unavailable' } }),
  )
  await walkTo(page, '/admin')
  await page.getByText('Failed to fetch admin stats').waitFor()
  await page.getByText('0 active this month').waitFor()
  await wellMade(page)
  await page.getByRole('tab', { name: 'Analytics' }).click()
  await page.getByText('No recent signups').waitFor()
  await page.getByRole('tab', { name: 'Revenue' }).click()
  await page.getByText('$0.00').last().waitFor()
  await page.getByRole('tab', { name: 'Activity Feed' }).click()
  await page.getByText('No recent signups').waitFor()
  await page.unroute('**/api/admin/stats*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByText(/^Counted at/).waitFor()
  expect(await page.getByText('Failed to fetch admin stats').count()).toBe(0)
})

async function findsUsers(page: Page, size: Size) {
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await page.getByText(`seed-30-${size.width}@many.example`).waitFor()
  expect(await rows.count()).toBe(25)
  await wellMade(page)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(25)

  await page.getByLabel('Search by email').fill(`SEED-7-${size.width}`)
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByText('3 of 10').waitFor()
  await page.getByText('Paying', { exact: true }).waitFor()
  await page.getByText('$29.97').waitFor()
  await page.getByLabel('Search by email').fill('nobody-has-this')
  await page.getByText('No users found').waitFor()
  await wellMade(page)

  await page.getByLabel('Search by email').fill(`-${size.width}@many`)
  await page.getByRole('combobox', { name: 'Tier' }).click()
  await page.getByRole('option', { name: 'Unpaid Trials' }).click()
  await expect.poll(() => rows.count()).toBe(5)
  expect(await rows.getByText('Unpaid trial', { exact: true }).count()).toBe(5)
}

async function grantsAndTakesBack(page: Page, size: Size) {
  const email = `seed-1-${size.width}@many.example`
  await page.getByRole('combobox', { name: 'Tier' }).click()
  await page.getByRole('option', { name: 'All Tiers' }).click()
  await page.getByLabel('Search by email').fill(email)
  await page.getByRole('button', { name: `Grant plan: ${email}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Pro Plan' }).click()
  await dialog.getByLabel('Last day').fill('2020-01-01')
  await wellMade(page)
  const sure = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Grant plan' }).click()
  await sure.getByRole('button', { name: 'Grant plan' }).click()
  await dialog.getByText('Choose a day from today on.').waitFor()
  await dialog.getByLabel('Last day').fill('2099-12-31')
  await dialog.getByRole('button', { name: 'Grant plan' }).click()
  await sure.getByText('through Dec 31, 2099').waitFor()
  await wellMade(page)
  await sure.getByRole('button', { name: 'Grant plan' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Granted until Dec 31, 2099').waitFor()

  await page.getByRole('button', { name: `Change plan: ${email}` }).click()
  await dialog.getByRole('button', { name: 'Take plan back' }).click()
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Take plan back' }).click()
  await sure.getByRole('button', { name: 'Take plan back' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: `Grant plan: ${email}` }).waitFor()

  await page.getByRole('tab', { name: 'Audit Log' }).click()
  await page.getByText(`Took Pro back from ${email}`).waitFor()
  await page.getByText(`Granted Pro to ${email}`).waitFor()
}

async function answersMessages(page: Page, size: Size) {
  await page.getByRole('tab', { name: 'Messages' }).click()
  const message = page.getByRole('button', { name: `Question from ${size.width}` })
  await message.click()
  await page.getByText('Does it work without a phone?').waitFor()
  await page.getByText('Address not confirmed').first().waitFor()
  expect(await page.getByRole('link', { name: 'Answer by email' }).getAttribute('href')).toBe(
    `mailto:wanda%40example.com?subject=Re%3A%20Question%20from%20${size.width}`,
  )
  await page.getByLabel('Note').fill('Ask again on Monday')
  await page.getByRole('button', { name: 'Save note' }).click()
  await page.getByText('Note saved', { exact: true }).first().waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Mark as done' }).click()
  await message.waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: 'Done' }).click()
  await message.waitFor()
  await wellMade(page)
}

async function signInOwner(page: Page) {
  await server.change(`update users set email_verified = true where email = 'olga@example.com'`)
  const answer = await page.request.post('/api/auth/sign-in/email', {
    data: { email: 'olga@example.com', password: 'Olga has a long password' },
  })
  expect(answer.status()).toBe(200)
  await page.goto('/dashboard')
}

/** Thirty accounts of all tiers, and one message. */
async function seed(mark: string) {
  await server.change(
    `insert into users (id, email, name, subscription_tier, trial_ends_at, stripe_customer_id, created_at)
     select gen_random_uuid(), 'seed-' || n || '-' || $1 || '@many.example', 'Many',
       case n % 6 when 0 then 'pro' when 1 then 'plus' when 2 then 'trial_no_payment' else 'trial' end,
       case when n % 6 in (0, 1, 2) then now() - interval '60 days' else now() + interval '3 days' end,
       case when n % 6 in (0, 1) and n > 1 then 'cus_' || n || $1 end, now() + n * interval '1 second'
     from generate_series(1, 30) as n`,
    [mark],
  )
  await server.change(
    `insert into subscriptions (user_id, subject, biller, provider_id, plan, truth_at, card_cents)
     select id, id, 'stripe', 'sub', subscription_tier, now(), 2997 from users
     where stripe_customer_id is not null and email like '%-' || $1 || '@many.example'`,
    [mark],
  )
  await server.change(
    `insert into profiles (user_id) select id from users where email like '%-' || $1 || '@many.example'`,
    [mark],
  )
  await server.change(
    `insert into quota_usage (user_id, feature, month, used)
     select id, 'fridge_scan', date_trunc('month', now() at time zone 'America/Chicago')::date, 3
     from users where email like 'seed-7-' || $1 || '@many.example'`,
    [mark],
  )
  const answer = await fetch(`${server.address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address },
    body: JSON.stringify({
      name: 'Wanda',
      email: 'wanda@example.com',
      subject: `Question from ${mark}`,
      message: 'Does it work without a phone?',
    }),
  })
  expect(answer.status).toBe(200)
}
