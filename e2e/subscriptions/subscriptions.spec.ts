import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { stripeDouble } from '#server/adapters/payments/double.ts'
import { arriveAt, newVisitor, phone, register, wellMade } from '#testing/browser.ts'
import { began } from '#testing/clock.ts'
import { startServer } from '#testing/server.ts'
import { testBed } from '#testing/test-bed.ts'
import { walkTo, walkToPayment } from '../walk.ts'

const { browser } = await testBed()

describe('with cards', () => {
  let stripe: Awaited<ReturnType<typeof stripeDouble>>
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    stripe = await stripeDouble()
    server = await startServer(stripe.env)
  })
  afterAll(async () => {
    await server.stop()
    await stripe.stop()
  })
  beforeEach(() => {
    stripe.state.away = false
  })

  test('Pia goes from trial to expired to paid to cancelled to reactivated to upgraded', {
    tags: ['core', 'day'],
  }, async () => {
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Pia')
    await walkTo(page, '/subscription')
    await page.getByText('7 days left').waitFor()
    await wellMade(page)
    expect(await page.getByRole('button', { name: 'Cancel Subscription' }).count()).toBe(0)

    await server.endTrial('Pia')
    await page.reload()
    await walkTo(page, '/nutrition')
    await page.getByText('Payment Method Required').waitFor()
    await page.getByRole('link', { name: 'Choose Plan' }).click()
    await page.getByRole('heading', { name: 'Choose your plan' }).waitFor()
    expect(await page.getByRole('radio', { name: /Plus Plan/ }).isChecked()).toBe(true)
    await wellMade(page)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/subscribe?plan=plus')
    await page.getByText('Due today').waitFor()
    await page.getByText('$9.99', { exact: true }).waitFor()
    await wellMade(page)

    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await page.getByRole('heading', { name: 'Pay by card' }).waitFor()
    await page.getByRole('link', { name: 'Back' }).click()
    await page.getByText('Nothing was charged').waitFor()
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByRole('heading', { name: 'You are on the Plus Plan' }).waitFor()
    await wellMade(page)
    await walkTo(page, '/nutrition')
    await page.getByRole('heading', { name: 'Nutrition' }).first().waitFor()
    await page.getByText('Payment Method Required').waitFor({ state: 'detached' })

    await walkTo(page, '/subscription')
    await page.getByText('Visa ending in 4242').waitFor()
    await page.getByRole('link', { name: /^Receipt of/ }).waitFor()
    await wellMade(page)
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog
      .getByText(
        "Are you sure you want to cancel your subscription? You'll retain access until the end of your billing period.",
      )
      .waitFor()
    await dialog.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByText('Subscription Canceled').first().waitFor()
    await page.getByText('Canceling', { exact: true }).waitFor()
    await page
      .getByText(/^You keep access until /)
      .first()
      .waitFor()
    await wellMade(page)
    await page.getByRole('button', { name: 'Reactivate Subscription' }).click()
    await page.getByText('Subscription Reactivated').first().waitFor()
    await page.getByText('Active', { exact: true }).waitFor()

    await server.useTenScans('Pia')
    await walkTo(page, '/scan-fridge')
    await page.getByRole('heading', { name: 'Monthly limit reached' }).waitFor()
    await wellMade(page)
    await page.getByRole('main').getByRole('link', { name: 'Upgrade Plan' }).click()
    expect(await page.getByRole('radio', { name: /Pro Plan/ }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/subscribe?plan=pro&upgrade=true')
    // The whole month is left, so the full price difference is due.
    await page.getByText('$10.00').waitFor()
    await wellMade(page)
    await page.getByRole('button', { name: 'Upgrade to the Pro Plan' }).click()
    await page.getByText('You are on the Pro Plan now.').first().waitFor()
    await page.getByText('No limit').first().waitFor()
    await wellMade(page)
    await walkTo(page, '/scan-fridge')
    await page.getByRole('button', { name: 'Live Scan', disabled: false }).waitFor()
    expect(await page.getByText('Monthly limit reached').count()).toBe(0)

    await walkToPayment(page, 'Plus Plan')
    await page.getByRole('button', { name: 'Change to the Plus Plan' }).click()
    await page.getByText(/^Changes to the Plus Plan on/).waitFor()
    await page.getByRole('link', { name: 'Keep the Pro Plan' }).click()
    await page.getByText('The scheduled change is canceled.').waitFor()
    await page.getByRole('button', { name: 'Keep the Pro Plan' }).click()
    await page.getByText(/^Renews on/).waitFor()
    quiet()
  })

  test('paying in the trial costs nothing yet, and cancelling then ends it at once', async () => {
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Tom')
    await walkToPayment(page, 'Pro Plan')
    await page.getByText('$0.00').waitFor()
    await page.getByText('Your trial stays free.').waitFor()
    await page.getByRole('button', { name: 'Continue to Payment' }).click()
    await page.getByRole('button', { name: 'Pay' }).click()
    await page.getByText(/^The first payment of \$19\.99 is due on/).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'Manage Subscription' }).click()
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByRole('alertdialog').getByText('it ends at once').waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click()
    await page.getByText('Subscription Cancelled').first().waitFor()
    await page.getByRole('heading', { name: 'Unpaid trial' }).waitFor()
    expect(await page.getByRole('button', { name: 'Cancel Subscription' }).count()).toBe(0)
    quiet()
  })

  test('a guest’s choice is kept through signing up', async () => {
    const { page, quiet } = await newVisitor(browser, server.address, phone, 'dark')
    await page.goto('/choose-plan')
    await page.getByText('Most Popular').waitFor()
    await page.getByRole('link', { name: 'Back to Home' }).waitFor()
    await wellMade(page)
    await page.getByRole('radio', { name: /Plus Plan/ }).focus()
    await page.keyboard.press('ArrowDown')
    expect(await page.getByRole('radio', { name: /Pro Plan/ }).isChecked()).toBe(true)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('dialog').getByText('Your choice: Pro Plan').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('selectedPlan'))).toBe('pro')
    await arriveAt(page, '/choose-plan?upgrade=true')
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('dialog').getByText('Your choice: Plus Plan').waitFor()
    quiet()
  })

  test('the iOS app pays through the App Store alone', async () => {
    const { page, context, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Ida')
    await context.addInitScript(() => {
      Object.assign(window, {
        Capacitor: { getPlatform: () => 'ios' },
        CapacitorCustomPlatform: { name: 'ios' },
      })
    })
    await arriveAt(page, '/subscribe?plan=plus&upgrade=true&fallback=true')
    await page
      .getByText(
        'iOS App Store: Subscriptions for iOS users are handled through the App Store. Please use the in-app purchase options.',
      )
      .waitFor()
    await page.getByRole('button', { name: 'Restore Purchases' }).waitFor()
    await wellMade(page)
    expect(await page.getByRole('button', { name: 'Continue to Payment' }).count()).toBe(0)
    await walkTo(page, '/subscription')
    await page.getByRole('button', { name: 'Restore Purchases' }).waitFor()
    quiet()
  })

  test('a page that cannot be loaded keeps its spinner, and offers a way out after a while', async () => {
    const { page } = await newVisitor(browser, server.address, phone)
    await register(page, 'Lou')
    await page.clock.install({ time: began })
    await page.clock.pauseAt(began.getTime() + 60_000)
    await page.route('**/api/subscription-status', (route) => route.abort())
    await arriveAt(page, '/subscribe?plan=plus')
    // The clock stands still but for what the page needs to show anything.
    await expect
      .poll(async () => {
        await page.clock.runFor(10)
        return page.getByText('Getting your plan ready…').isVisible()
      })
      .toBe(true)
    expect(await page.getByRole('button', { name: 'Try Again' }).count()).toBe(0)
    await page.clock.fastForward(11_000)
    await page.clock.resume()
    await page.getByText('This takes longer than usual').waitFor()
    await page.getByText('Getting your plan ready…').waitFor()
    await wellMade(page)
    await page.unroute('**/api/subscription-status')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('button', { name: 'Continue to Payment' }).waitFor()
  })

  test('only the provider’s page is followed, and a provider that is away is told as such', async () => {
    const { page } = await newVisitor(browser, server.address, phone)
    await register(page, 'Eve')
    await walkToPayment(page, 'Plus Plan')
    const pay = page.getByRole('button', { name: 'Continue to Payment' })
    await page.route('**/api/subscriptions/checkout', (route) =>
      route.fulfill({ json: { url: 'http://evil.example/pay' } }),
    )
    await pay.click()
    await page.getByText('did not lead to a payment page').first().waitFor()
    expect(page.url()).toContain('/subscribe?plan=plus')
    await page.unroute('**/api/subscriptions/checkout')
    stripe.state.away = true
    await page.reload()
    await pay.click()
    await page.getByText('The payment provider does not answer.').first().waitFor()
  })
})

describe('without cards', () => {
  let server: Awaited<ReturnType<typeof startServer>>
  beforeAll(async () => {
    server = await startServer({ SUPPORT_EMAIL: 'help@example.com' })
  })
  afterAll(() => server.stop())

  test('the screens say so and name whom to write to', async () => {
    const { page, quiet } = await newVisitor(browser, server.address, phone)
    await register(page, 'Nic')
    await arriveAt(page, '/subscribe?plan=plus')
    await page.getByText('Card payments are not set up here').waitFor()
    await page.getByRole('link', { name: 'help@example.com' }).waitFor()
    await wellMade(page)
    for (const path of ['/subscription', '/account?tab=billing', '/dashboard']) {
      await walkTo(page, path)
      if (path === '/dashboard') await page.getByRole('link', { name: 'Upgrade Now' }).click()
      await page.getByText('Card payments are not set up here').waitFor()
      expect(await page.getByText(/payment method/i).count(), path).toBe(0)
      if (path === '/dashboard') {
        const ask = page.getByRole('link', { name: 'Ask for This Plan' })
        expect(await ask.getAttribute('href')).toBe('mailto:help@example.com')
      } else await page.getByText(/with the limits of the Plus Plan/).waitFor()
      await wellMade(page)
    }
    quiet()
  })
})
