import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPasswordReset, resetPassword, signIn, signUp, verifyEmail } from '#contract/access/access.ts'
import { getAuthUser, getMe, getUser } from '#contract/access/user.ts'
import { cookieOf, testApp } from '#server/testing.ts'
import { sessions } from './table.ts'
import { otherBrowser } from './testing.ts'

let open: Awaited<ReturnType<typeof testApp>>
let mailed: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  open = await testApp({ env: { OWNER_EMAIL: 'ann@example.com' } })
  mailed = await testApp({ mailLeaves: true, env: { OWNER_EMAIL: 'owner@example.com' } })
})
afterAll(async () => {
  await open.close()
  await mailed.close()
})

const linkIn = (emails: { text: string }[]) => {
  const found = emails.at(-1)!.text.match(/token=(\S+)/)
  return decodeURIComponent(found![1]!)
}

test('signing up makes an account on trial whose cookie alone is enough for every call', async () => {
  const user = await open.as('ann').call(getAuthUser)
  expect(user).toMatchObject({
    email: 'ann@example.com',
    firstName: 'ann',
    subscriptionTier: 'trial',
    timezone: null,
  })
  const left = Date.parse(user.trialEndDate!) - Date.parse(user.createdAt)
  expect(Math.round(left / 3_600_000)).toBe(7 * 24)
  expect(await open.as('ann').call(getUser)).toEqual(user)
  expect(await open.as('ann').call(getMe)).toEqual(user)
})

test('the session cookie is http-only and lax, and a changed one signs nobody in', async () => {
  const answer = await open.stranger.raw({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: 'ann@example.com', password: 'ann has a password' },
  })
  const [cookie] = [answer.headers['set-cookie']!].flat()
  expect(cookie).toMatch(/HttpOnly/i)
  expect(cookie).toMatch(/SameSite=Lax/i)
  const forged = cookieOf(cookie).replace(/=(.)/, (_all, first) => (first === 'X' ? '=Y' : '=X'))
  const spelt = `${cookieOf(cookie)}!!`
  for (const cookie of [forged, spelt]) {
    const refused = await open.stranger.raw({ method: 'GET', url: '/api/auth/user', headers: { cookie } })
    expect(refused.statusCode).toBe(401)
  }
})

test('a stranger is told to sign in, in the one error shape', async () => {
  const answer = await open.stranger.raw({ method: 'GET', url: '/api/auth/user' })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({
    code: 'unauthenticated',
    message: expect.any(String),
    requestId: answer.headers['x-request-id'],
  })
})

test('a bearer header that is not valid is a 401 even beside a good cookie', async () => {
  const answer = await open
    .as('ann')
    .raw({ method: 'GET', url: '/api/auth/me', headers: { authorization: 'Bearer a.b.c' } })
  expect(answer.statusCode).toBe(401)
})

test('an unknown address and a wrong password get the same answer', async () => {
  const wrong = open.stranger.call(signIn, { body: { email: 'ann@example.com', password: 'not this one' } })
  const unknown = open.stranger.call(signIn, {
    body: { email: 'nobody@example.com', password: 'not this one' },
  })
  const [one, other] = (await Promise.allSettled([wrong, unknown])) as PromiseRejectedResult[]
  expect(one!.reason).toMatchObject({ code: 'unauthenticated' })
  expect(other!.reason.message).toBe(one!.reason.message)
})

test('sign-up refuses by field: a short password, a common one, a bad address, a NUL in the name', async () => {
  const body = { name: 'Cy', email: 'cy@example.com', password: 'a fine long password' }
  const refusal = (change: object) => open.stranger.call(signUp, { body: { ...body, ...change } })
  await expect(refusal({ password: 'short' })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { password: expect.any(String) } },
  })
  await expect(refusal({ password: 'Password123' })).rejects.toMatchObject({
    details: { fields: { password: expect.any(String) } },
  })
  await expect(refusal({ email: 'nonsense' })).rejects.toMatchObject({
    details: { fields: { email: expect.any(String) } },
  })
  await expect(refusal({ name: 'C\0y' })).rejects.toMatchObject({
    details: { fields: { name: expect.any(String) } },
  })
})

test('without outgoing mail a taken address is said to be taken', async () => {
  await open.as('ann').call(getUser)
  await expect(
    open.stranger.call(signUp, {
      body: { name: 'Imposter', email: 'Ann@Example.com', password: 'another password' },
    }),
  ).rejects.toMatchObject({ code: 'conflict' })
})

test('with outgoing mail the address comes first, and sign-up never tells whether it is known', async () => {
  const body = { name: 'Dot', email: 'dot@example.com', password: 'dot has a password' }
  const first = await mailed.stranger.call(signUp, { body })
  expect(first.signedIn).toBe(false)
  await expect(mailed.stranger.call(signIn, { body })).rejects.toMatchObject({ code: 'forbidden' })
  const again = await mailed.stranger.call(signUp, { body: { ...body, password: 'somebody else’s' } })
  expect(Object.keys(again.user).sort()).toEqual(Object.keys(first.user).sort())
  expect(again.signedIn).toBe(false)

  const token = linkIn(mailed.emails)
  await expect(
    mailed.stranger.call(verifyEmail, { body: { token, password: 'not hers' } }),
  ).rejects.toMatchObject({ code: 'invalid' })
  await mailed.stranger.call(verifyEmail, { body: { token, password: body.password } })
  expect((await mailed.stranger.call(signIn, { body })).user.emailVerified).toBe(true)
})

test('only a verified owner address makes an owner', async () => {
  expect((await open.as('ann').call(getUser)).isOwner).toBe(false)
  const body = { name: 'Olga', email: 'owner@example.com', password: 'olga has a password' }
  await mailed.stranger.call(signUp, { body })
  await mailed.stranger.call(verifyEmail, {
    body: { token: linkIn(mailed.emails), password: body.password },
  })
  const answer = await mailed.stranger.raw({ method: 'POST', url: '/api/auth/sign-in/email', payload: body })
  const cookie = cookieOf(answer.headers['set-cookie'])
  const user = await mailed.stranger.raw({ method: 'GET', url: '/api/user', headers: { cookie } })
  expect(user.json()).toMatchObject({ isOwner: true, emailVerified: true })
})

test('a password reset works once, ends every session, and verifies the address', async () => {
  const eve = open.as('eve')
  await eve.call(getUser)
  await open.stranger.call(requestPasswordReset, { body: { email: 'eve@example.com' } })
  const older = linkIn(open.emails)
  const known = await open.stranger.call(requestPasswordReset, { body: { email: 'eve@example.com' } })
  const unknown = await open.stranger.call(requestPasswordReset, { body: { email: 'nobody@example.com' } })
  expect(unknown).toEqual(known)
  const token = linkIn(open.emails)
  await open.stranger.call(resetPassword, { body: { token, newPassword: 'eve has another' } })
  await expect(eve.call(getUser)).rejects.toMatchObject({ code: 'unauthenticated' })
  for (const used of [token, older])
    await expect(
      open.stranger.call(resetPassword, { body: { token: used, newPassword: 'and a third one' } }),
    ).rejects.toMatchObject({ code: 'invalid' })
  const back = await open.stranger.call(signIn, {
    body: { email: 'eve@example.com', password: 'eve has another' },
  })
  expect(back.user.emailVerified).toBe(true)
})

test('signing out ends the session, and another site cannot trigger it', async () => {
  const fay = open.as('fay')
  const crossSite = await fay.raw({
    method: 'GET',
    url: '/api/logout',
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(crossSite.statusCode).toBe(403)
  await fay.call(getUser)
  const out = await fay.raw({ method: 'GET', url: '/api/logout' })
  expect([out.statusCode, out.headers.location]).toEqual([302, '/'])
  await expect(fay.call(getUser)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('a sign-out that could not end the session does not say that it did', async () => {
  const ivy = open.as('ivy')
  await ivy.call(getUser)
  await open.db.execute('alter table sessions rename to sessions_away')
  const out = await ivy.raw({ method: 'POST', url: '/api/auth/logout' })
  await open.db.execute('alter table sessions_away rename to sessions')
  expect([out.statusCode, out.headers['set-cookie']]).toEqual([500, undefined])
  await ivy.call(getUser)
})

test('a password longer than any that can be set is simply wrong', async () => {
  for (const email of ['ann@example.com', 'nobody@example.com'])
    await expect(
      open.stranger.call(signIn, { body: { email, password: 'x'.repeat(129) } }),
    ).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('of sign-ups for one address at the same moment one wins, the others hear what they would hear later', async () => {
  const body = { name: 'Jo', email: 'jo@example.com', password: 'jo has a password' }
  const together = async (app: typeof open) => {
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, at) =>
        app.app.inject({
          method: 'POST',
          url: '/api/auth/sign-up/email',
          remoteAddress: `10.8.0.${at}`,
          payload: body,
        }),
      ),
    )
    return answers.map(({ statusCode }) => statusCode).sort()
  }
  expect(await together(open)).toEqual([200, 409, 409, 409, 409])
  expect(await together(mailed)).toEqual([200, 200, 200, 200, 200])
})

test('a token with a NUL in it is refused like any other that is wrong', async () => {
  await expect(
    open.stranger.call(resetPassword, { body: { token: 'a\0b', newPassword: 'a fine long password' } }),
  ).rejects.toMatchObject({ code: 'invalid' })
})

test('/api/login leads to the hosted page', async () => {
  const answer = await open.stranger.raw({ method: 'GET', url: '/api/login' })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, '/login'])
})

test('one account’s password cannot be tried on and on from changing addresses', async () => {
  const attempts = Array.from({ length: 11 }, (_, at) =>
    open.app.inject({
      method: 'POST',
      url: '/api/auth/sign-in/email',
      remoteAddress: `10.9.0.${at}`,
      payload: { email: 'gil@example.com', password: 'a guess' },
    }),
  )
  const last = (await Promise.all(attempts)).map((answer) => answer.statusCode)
  expect(last.filter((status) => status === 429)).toHaveLength(1)
})

test('a change asked for by another site with this person’s cookie is refused', async () => {
  const answer = await open.as('ann').raw({
    method: 'PUT',
    url: '/api/user/timezone',
    headers: { origin: 'https://evil.example' },
    payload: { timezone: 'Europe/Berlin' },
  })
  expect(answer.statusCode).toBe(403)
})

test('at an address that an instance without PUBLIC_URL does not know, the refusal says how to make it known', async () => {
  const at = { host: 'nas.local:3000', origin: 'http://nas.local:3000' }
  const sentence = /PUBLIC_URL=http:\/\/nas\.local:3000/
  const registering = await open.stranger.raw({
    method: 'POST',
    url: '/api/auth/sign-up/email',
    headers: at,
    payload: { email: 'nas@example.com', password: 'nas has a long password', name: 'Nas' },
  })
  expect([registering.statusCode, registering.json().message]).toEqual([403, expect.stringMatching(sentence)])
  const foreign = await open.as('ann').raw({
    method: 'PUT',
    url: '/api/user/timezone',
    headers: { ...at, origin: 'https://evil.example' },
    payload: { timezone: 'Europe/Berlin' },
  })
  expect([foreign.statusCode, foreign.json().message]).toEqual([403, expect.not.stringMatching('PUBLIC_URL')])
})

test('a session is prolonged once a day, and its cookie with it', async () => {
  const kit = open.as('kit')
  const { id } = await kit.call(getUser)
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
  await open.db
    .update(sessions)
    .set({ updatedAt: ago(2), expiresAt: ago(-28) })
    .where(eq(sessions.userId, id))
  const answers = [
    await kit.raw({ method: 'GET', url: '/api/user' }),
    await kit.raw({ method: 'GET', url: '/api/user' }),
  ]
  expect(answers.map(({ headers }) => headers['set-cookie'] !== undefined)).toEqual([true, false])
  const [session] = await open.db.select().from(sessions).where(eq(sessions.userId, id))
  expect(session!.expiresAt.getTime()).toBeGreaterThan(ago(-29).getTime())
})

test('a session ends after thirty days without use, and is forgotten', async () => {
  await open.as('hal').call(getUser)
  const cookie = await otherBrowser(open, 'hal')
  const ofOtherBrowser = async () =>
    (await open.db.select().from(sessions)).filter(({ userAgent }) => userAgent === 'curl').length
  const start = open.clock.now
  open.clock.now = new Date(start.getTime() + 31 * 86_400_000)
  await expect(open.stranger.call(getUser, { headers: { cookie } })).rejects.toMatchObject({
    code: 'unauthenticated',
  })
  expect(await ofOtherBrowser()).toBe(1)
  await open.jobs.run('forget-sessions')
  expect(await ofOtherBrowser()).toBe(0)
  open.clock.now = start
})
