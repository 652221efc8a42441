import type { Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { arriveAt, desktop, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { linkInEmail } from '#testing/outbox.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo } from '../walk.ts'

const { browser } = await testBed()

const owner = { name: 'Olga', email: 'olga@example.com', password: 'Olga has a long password' }
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  server = await startServer({ OWNER_EMAIL: owner.email })
  const answer = await fetch(`${server.address}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address },
    body: JSON.stringify(owner),
  })
  expect(answer.status).toBe(200)
})
afterAll(() => server.stop())

const tabs = ['Analytics', 'Revenue', 'Activity Feed', 'Messages', 'Audit Log', 'Setup', 'User Management']

test('nobody but the verified owner gets to the desk', async () => {
  const guest = await newVisitor(browser, server.address, desktop)
  await guest.page.goto('/admin')
  await guest.page.waitForURL((url) => url.pathname === '/')

  await register(guest.page, 'Nora')
  await arriveAt(guest.page, '/admin')
  await guest.page.waitForURL((url) => url.pathname !== '/admin')
  await guest.page.getByText('Admin Dashboard').waitFor({ state: 'detached' })

  // The owner’s address, before it is verified.
  const { page, quiet } = await newVisitor(browser, server.address, desktop)
  await signIn(page)
  await arriveAt(page, '/admin')
  await page.getByRole('heading', { name: 'Confirm your address first' }).waitFor()
  await page.getByText(owner.email, { exact: false }).first().waitFor()
  await page.getByText('in the “outbox” folder of the server’s data folder').waitFor()
  expect(await page.getByText('Admin Dashboard', { exact: true }).count()).toBe(0)
  await wellMade(page)
  await page.getByRole('button', { name: 'Send the Link Again' }).click()
  await page.getByRole('main').getByRole('status').waitFor()
  await arriveAt(page, await linkInEmail(server.folder, owner.email, '/verify-email'))
  await page.getByRole('textbox', { name: 'Password' }).fill(owner.password)
  await page.getByRole('button', { name: 'Confirm Address' }).click()
  await page.getByRole('link', { name: 'Go to Dashboard' }).click()
  await walkTo(page, '/admin')
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  guest.quiet()
  quiet()
})

test('the guard says what it waits for', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  const question = Promise.withResolvers<Route>()
  await page.route('**/api/auth/user', question.resolve, { times: 1 })
  await page.goto('/admin')
  await page.getByText('Verifying admin access...').waitFor()
  await wellMade(page)
  await (await question.promise).continue()
  await page.waitForURL((url) => url.pathname === '/')
})

test('the owner looks after accounts and messages', { tags: 'core' }, async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone, 'dark')
  await seed()
  await verifyAndSignIn(page)
  await walkTo(page, '/admin')
  await page.getByRole('heading', { name: 'Admin Dashboard' }).waitFor()
  await page.getByText('Owner Access').waitFor()
  await page.getByText('Low churn rate').waitFor()
  for (const label of ['Total Users', 'Monthly Revenue', 'Paid Subscribers', 'Churn Rate'])
    await page.getByText(label, { exact: true }).first().waitFor()

  await findsUsers(page)
  await grantsAndTakesBack(page)
  for (const tab of tabs) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel', { name: tab }).waitFor()
    await wellMade(page)
  }
  await answersMessages(page)
  quiet()
})

test('the account menu leads the owner to the desk, which lists what is missing in the set-up', async () => {
  const { page, quiet } = await newVisitor(browser, server.address, phone)
  await verifyAndSignIn(page)
  await page.getByRole('button', { name: 'account menu' }).click()
  await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click()
  await page.getByRole('tab', { name: 'Setup' }).click()
  const mail = page.getByRole('listitem').filter({ hasText: 'Outgoing email' })
  await mail.getByText('Missing', { exact: true }).waitFor()
  await mail.getByText('SMTP_URL, MAIL_FROM').waitFor()
  await wellMade(page)
  quiet()
})

test('figures that cannot be counted are zeros and empty lists with a way to try again, on every tab', async () => {
  const { page } = await newVisitor(browser, server.address, phone)
  await verifyAndSignIn(page)
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
  await page.getByText('Failed to fetch admin stats').waitFor({ state: 'detached' })
})

async function findsUsers(page: Page) {
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await page.getByText('seed-30@many.example').waitFor()
  await expect.poll(() => rows.count()).toBe(25)
  await wellMade(page)
  await page.getByRole('button', { name: 'Show More' }).click()
  await expect.poll(() => rows.count()).toBeGreaterThan(25)

  await page.getByLabel('Search by email').fill('SEED-7@')
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByText('3 of 10').waitFor()
  await page.getByText('Paying', { exact: true }).waitFor()
  await page.getByText('$29.97').waitFor()
  await page.getByLabel('Search by email').fill('nobody-has-this')
  await page.getByText('No users found').waitFor()
  await wellMade(page)

  await page.getByLabel('Search by email').fill('@many')
  await page.getByRole('combobox', { name: 'Tier' }).click()
  await page.getByRole('option', { name: 'Unpaid Trials' }).click()
  await expect.poll(() => rows.count()).toBe(5)
  await expect.poll(() => rows.getByText('Unpaid trial', { exact: true }).count()).toBe(5)
}

async function grantsAndTakesBack(page: Page) {
  const email = 'seed-1@many.example'
  await page.getByRole('combobox', { name: 'Tier' }).click()
  await page.getByRole('option', { name: 'All Tiers' }).click()
  await page.getByLabel('Search by email').fill(email)
  await page.getByRole('button', { name: `Grant Plan: ${email}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Pro Plan' }).click()
  await dialog.getByLabel('Last day').fill('2020-01-01')
  await wellMade(page)
  const sure = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Grant Plan' }).click()
  await sure.getByRole('button', { name: 'Grant Plan' }).click()
  await dialog.getByText('Choose a day from today on.').waitFor()
  await dialog.getByLabel('Last day').fill('2099-12-31')
  await dialog.getByRole('button', { name: 'Grant Plan' }).click()
  await sure.getByText('through Dec 31, 2099').waitFor()
  await wellMade(page)
  await sure.getByRole('button', { name: 'Grant Plan' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Granted until Dec 31, 2099').waitFor()

  await page.getByRole('button', { name: `Change Plan: ${email}` }).click()
  await dialog.getByRole('button', { name: 'Take Plan Back' }).click()
  await sure.getByRole('button', { name: 'Cancel' }).click()
  await dialog.getByRole('button', { name: 'Take Plan Back' }).click()
  await sure.getByRole('button', { name: 'Take Plan Back' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: `Grant Plan: ${email}` }).waitFor()

  await page.getByRole('tab', { name: 'Audit Log' }).click()
  await page.getByText(`Took Pro back from ${email}`).waitFor()
  await page.getByText(`Granted Pro to ${email}`).waitFor()
}

async function answersMessages(page: Page) {
  await page.getByRole('tab', { name: 'Messages' }).click()
  const message = page.getByRole('button', { name: 'A question' })
  await message.click()
  await page.getByText('Does it work without a phone?').waitFor()
  await page.getByText('Address not confirmed').first().waitFor()
  expect(await page.getByRole('link', { name: 'Answer by Email' }).getAttribute('href')).toBe(
    'mailto:wanda%40example.com?subject=Re%3A%20A%20question',
  )
  await page.getByLabel('Note').fill('Ask again on Monday')
  await page.getByRole('button', { name: 'Save Note' }).click()
  await page.getByText('Note Saved', { exact: true }).first().waitFor()
  await wellMade(page)
  await page.getByRole('button', { name: 'Mark as Done' }).click()
  await message.waitFor({ state: 'hidden' })
  await page.getByRole('radio', { name: 'Done' }).click()
  await message.waitFor()
  await wellMade(page)
}

async function signIn(page: Page) {
  const { email, password } = owner
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password } })
  expect(answer.status()).toBe(200)
}

async function verifyAndSignIn(page: Page) {
  await server.change('update users set email_verified = true where email = $1', [owner.email])
  await signIn(page)
  await page.goto('/dashboard')
}

/** Thirty accounts of all tiers, and one message. */
async function seed() {
  await server.change(
    `insert into users (id, email, name, subscription_tier, trial_ends_at, stripe_customer_id, created_at)
     select gen_random_uuid(), 'seed-' || n || '@many.example', 'Many',
       case n % 6 when 0 then 'pro' when 1 then 'plus' when 2 then 'trial_no_payment' else 'trial' end,
       case when n % 6 in (0, 1, 2) then now() - interval '60 days' else now() + interval '3 days' end,
       case when n % 6 in (0, 1) and n > 1 then 'cus_' || n end, now() + n * interval '1 second'
     from generate_series(1, 30) as n`,
  )
  await server.change(
    `insert into subscriptions (user_id, subject, biller, provider_id, plan, truth_at, card_cents)
     select id, id, 'stripe', 'sub', subscription_tier, now(), 2997 from users
     where stripe_customer_id is not null and email like '%@many.example'`,
  )
  await server.change(`insert into profiles (user_id) select id from users where email like '%@many.example'`)
  // This month, and the one that may begin meanwhile.
  await server.change(
    `insert into quota_usage (user_id, feature, month, used)
     select distinct id, 'fridge_scan', date_trunc('month', moment at time zone 'America/Chicago')::date, 3
     from users, (values (now()), (now() + interval '10 minutes')) as moments (moment)
     where email = 'seed-7@many.example'`,
  )
  const answer = await fetch(`${server.address}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.address },
    body: JSON.stringify({
      name: 'Wanda',
      email: 'wanda@example.com',
      subject: 'A question',
      message: 'Does it work without a phone?',
    }),
  })
  expect(answer.status).toBe(200)
}
