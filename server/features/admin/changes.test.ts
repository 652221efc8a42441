import { afterEach, beforeEach, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { changeContactMessage, grantPlan, listAudit, listContactMessages } from '#contract/admin.ts'
import { sendContact } from '#contract/contact.ts'
import type { PlanId } from '#contract/subscriptions/plans.ts'
import { getSubscriptionStatus } from '#contract/subscriptions/subscriptions.ts'
import { testApp } from '#server/testing.ts'
import { accountOf, later, ownerOf, pays } from './testing.ts'

const begin = new Date('2026-11-21T18:00:00Z')
let app: Awaited<ReturnType<typeof testApp>>
beforeEach(async () => {
  app = await testApp({ now: begin, env: { OWNER_EMAIL: 'owner@example.com' } })
})
afterEach(() => app.close())

const owner = () => ownerOf(app)
const query = (text: string, values: unknown[] = []) => app.db.$client.query(text, values)

test('a granted plan holds until it is taken back, and both are written down', async () => {
  const id = await accountOf(app, 'gus')
  const granted = await (await owner()).call(grantPlan, { params: { id }, body: { plan: 'pro' } })
  expect(granted).toMatchObject({ id, subscriptionTier: 'pro', biller: 'granted', grantedUntil: null })
  expect(await app.as('gus').call(getSubscriptionStatus)).toMatchObject({ tier: 'pro', biller: 'granted' })
  await later(app, 8)
  const back = await (await owner()).call(grantPlan, { params: { id }, body: { plan: null } })
  expect(back).toMatchObject({ subscriptionTier: 'trial_no_payment', biller: 'none' })
  expect(await (await owner()).call(listAudit, { query: {} })).toMatchObject([
    {
      action: 'plan_taken_back',
      subject: 'gus@example.com',
      details: { from: 'pro', to: 'trial_no_payment' },
    },
    { action: 'plan_granted', subject: 'gus@example.com', details: { from: 'trial', to: 'pro' } },
  ])
  await query(`delete from users where id = $1`, [id])
  expect((await (await owner()).call(listAudit, { query: {} })).map(({ subject }) => subject)).toEqual([
    null,
    null,
  ])
})

test('a granted plan ends with its last day in the owner’s zone', async () => {
  const id = await accountOf(app, 'lea')
  await owner()
  await query(`update users set trial_ends_at = null, timezone = 'Europe/Berlin'`)
  const body = { plan: 'plus', until: '2026-11-30' } as const
  expect(await (await owner()).call(grantPlan, { params: { id }, body })).toMatchObject({
    grantedUntil: '2026-11-30T23:00:00.000Z',
  })
  app.clock.now = new Date('2026-11-30T22:59:00Z')
  await app.jobs.run('end-plans')
  expect((await app.as('lea').call(getUser)).subscriptionTier).toBe('plus')
  app.clock.now = new Date('2026-11-30T23:00:00Z')
  await app.jobs.run('end-plans')
  expect((await app.as('lea').call(getUser)).subscriptionTier).toBe('trial_no_payment')
})

test('a grant is refused where somebody pays, for days gone by, and for nobody; nothing is written down then', async () => {
  const change = async (name: string, body: { plan: PlanId | null; until?: string }) =>
    (await owner()).call(grantPlan, { params: { id: await accountOf(app, name) }, body })
  await pays(app, 'paul', 'plus')
  await expect(change('paul', { plan: 'pro' })).rejects.toMatchObject({ code: 'conflict' })
  await expect(change('paul', { plan: null })).rejects.toMatchObject({ code: 'conflict' })
  await expect(change('free', { plan: null })).rejects.toMatchObject({ code: 'conflict' })
  for (const until of ['2026-11-20', '9999-12-31', 'soon'])
    await expect(change('free', { plan: 'pro', until })).rejects.toMatchObject({
      details: { fields: { until: expect.any(String) } },
    })
  await expect(
    (await owner()).call(grantPlan, {
      params: { id: '00000000-0000-4000-8000-000000000000' },
      body: { plan: 'pro' },
    }),
  ).rejects.toMatchObject({ code: 'not_found' })
  expect(await (await owner()).call(listAudit, { query: {} })).toEqual([])
  expect((await app.as('paul').call(getUser)).subscriptionTier).toBe('plus')
})

test('a plan is granted once though it was sent twice', async () => {
  const id = await accountOf(app, 'twin')
  const sent = { params: { id }, body: { plan: 'pro' as const }, key: 'one-intent' }
  const first = await (await owner()).call(grantPlan, sent)
  expect(await (await owner()).call(grantPlan, sent)).toEqual(first)
  expect(await (await owner()).call(listAudit, { query: {} })).toHaveLength(1)
})

test('a grant to the owner takes nothing away from the owner', async () => {
  const me = await (await owner()).call(getUser)
  await (await owner()).call(grantPlan, { params: { id: me.id }, body: { plan: 'plus' } })
  await (await owner()).call(grantPlan, { params: { id: me.id }, body: { plan: null } })
  expect((await (await owner()).call(getUser)).isOwner).toBe(true)
  expect(await (await owner()).call(listContactMessages, { query: {} })).toEqual([])
})

test('closing a message and opening it again are written down without what it says; reading it is not', async () => {
  const message = { name: 'Ann', email: 'ann@example.com', subject: 'Scale', message: 'Secret words' }
  await app.stranger.call(sendContact, { body: message })
  const [{ id } = { id: '' }] = await (await owner()).call(listContactMessages, { query: {} })
  const change = async (body: { state?: 'read' | 'done'; note?: string | null }) =>
    (await owner()).call(changeContactMessage, { params: { id }, body })
  expect(await change({ state: 'read' })).toMatchObject({ state: 'read', note: null })
  expect(await change({ note: 'Asked back' })).toMatchObject({ state: 'read', note: 'Asked back' })
  expect(await change({ state: 'done', note: '' })).toMatchObject({ state: 'done', note: null })
  await later(app, 1 / 24)
  await change({ state: 'read' })
  const audit = await (await owner()).call(listAudit, { query: {} })
  expect(audit.map(({ action }) => action)).toEqual(['message_reopened', 'message_done'])
  expect(JSON.stringify(audit)).not.toMatch(/Secret|ann@|Scale/)
  await expect(change({})).rejects.toMatchObject({ code: 'invalid' })
})
