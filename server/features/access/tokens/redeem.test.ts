import { afterAll, beforeAll, expect, test } from 'vitest'
import { redeemSignIn } from '#contract/access/tokens.ts'
import { getMe, getUser } from '#contract/access/user.ts'
import { testApp } from '#server/testing.ts'
import { issueSignInCode } from './redeem.ts'
import { bearer, newCode, newVerifier, statusOf } from './testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const later = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
}
const over = { code: 'unauthenticated', message: 'This sign-in is no longer valid. Start it again.' }

test('a code and its verifier give tokens that sign the same person in', async () => {
  const body = await newCode(app, 'ann')
  const pair = await app.stranger.call(redeemSignIn, { body })
  expect(await app.stranger.call(getMe, { headers: bearer(pair) })).toEqual(await app.as('ann').call(getUser))
  expect(Date.parse(pair.expiresAt) - app.clock.now.getTime()).toBeLessThanOrEqual(15 * 60_000)
  expect(Date.parse(pair.expiresAt) - app.clock.now.getTime()).toBeGreaterThan(15 * 60_000 - 1001)
})

test('a code works once', async () => {
  const body = await newCode(app, 'ann')
  const pair = await app.stranger.call(redeemSignIn, { body })
  await expect(app.stranger.call(redeemSignIn, { body })).rejects.toMatchObject(over)
  expect(await statusOf(app, pair)).toBe(200)
})

test('of two that redeem a code at once one is let in', async () => {
  const body = await newCode(app, 'ann')
  const both = await Promise.allSettled([1, 2].map(() => app.stranger.call(redeemSignIn, { body })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a code without its verifier is used up by the attempt', async () => {
  const { code, verifier } = await newCode(app, 'ann')
  const other = newVerifier()
  for (const wrong of [other.verifier, verifier, other.challenge])
    await expect(app.stranger.call(redeemSignIn, { body: { code, verifier: wrong } })).rejects.toMatchObject(
      over,
    )
})

test('the challenge itself is no verifier', async () => {
  const { id: userId } = await app.as('ann').call(getUser)
  const { challenge } = newVerifier()
  const code = await issueSignInCode({ db: app.db, now: () => app.clock.now }, { userId, challenge })
  await expect(
    app.stranger.call(redeemSignIn, { body: { code, verifier: challenge } }),
  ).rejects.toMatchObject(over)
})

test('a code lasts a minute', async () => {
  const inTime = await newCode(app, 'ann')
  const late = await newCode(app, 'ann')
  later(59)
  await app.stranger.call(redeemSignIn, { body: inTime })
  later(1)
  await expect(app.stranger.call(redeemSignIn, { body: late })).rejects.toMatchObject(over)
})

test('a code is made only for a challenge that is a SHA-256', async () => {
  const { id: userId } = await app.as('ann').call(getUser)
  for (const challenge of ['', 'plain', `${newVerifier().challenge}=`, `${'a'.repeat(42)}+`])
    await expect(
      issueSignInCode({ db: app.db, now: () => app.clock.now }, { userId, challenge }),
    ).rejects.toMatchObject({ code: 'invalid' })
})

test('codes stand in the database as hashes, and the night removes those that are over', async () => {
  const { code } = await newCode(app, 'bob')
  const stored = async () =>
    (await app.db.$client.query('select c::text as row from sign_in_codes c')).rows.map(({ row }) => row)
  expect(await stored()).not.toEqual([])
  expect((await stored()).join()).not.toContain(code)
  later(61)
  await app.jobs.run('forget-sessions')
  expect(await stored()).toEqual([])
})

test('what cannot be a code or a verifier is refused by field', async () => {
  for (const [field, body] of [
    ['code', { code: '', verifier: 'v'.repeat(43) }],
    ['verifier', { code: 'c', verifier: 'v'.repeat(42) }],
    ['verifier', { code: 'c', verifier: 'v'.repeat(129) }],
  ] as const)
    await expect(app.stranger.call(redeemSignIn, { body })).rejects.toMatchObject({
      code: 'invalid',
      details: { fields: { [field]: expect.any(String) } },
    })
})
