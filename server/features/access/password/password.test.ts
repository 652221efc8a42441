import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestPasswordReset, resetPassword, signIn } from '#contract/access/access.ts'
import { getUser } from '#contract/access/user.ts'
import { changeEmail, changePassword, confirmEmail, listSignedInDevices } from '#contract/account/account.ts'
import { testApp } from '#server/testing.ts'
import { cookiesAfter, linkTo, otherBrowser, passwordOf, statusWith } from '../testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
// Separate client addresses: together they would reach the limit of one address.
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

const newPassword = 'something else entirely'
const refusedOn = (field: string) => ({
  code: 'invalid',
  details: { fields: { [field]: expect.any(String) } },
})

test('a new password signs every other browser out, this one goes on under a new cookie, and a letter says so', async () => {
  const ann = app.as('ann')
  await ann.call(getUser)
  const other = await otherBrowser(app, 'ann')
  const own = await otherBrowser(app, 'ann', { userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/141.0' })
  const answer = await app.stranger.raw({
    method: 'POST',
    url: changePassword.path,
    headers: { cookie: own, 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/141.0' },
    payload: { currentPassword: passwordOf('ann'), newPassword },
  })
  expect(answer.statusCode).toBe(200)
  expect(await statusWith(app, other)).toBe(401)
  expect(await statusWith(app, own)).toBe(401)
  const renewed = cookiesAfter(answer)
  expect(await statusWith(app, renewed)).toBe(200)
  const devices = await app.stranger.call(listSignedInDevices, { headers: { cookie: renewed } })
  expect(devices).toMatchObject([{ current: true, name: 'Firefox on Linux' }])

  const email = app.emails.at(-1)!
  expect(email).toMatchObject({ to: 'ann@example.com', subject: expect.stringContaining('password') })
  expect(email.text).not.toContain(newPassword)
  const body = { email: 'ann@example.com', password: passwordOf('ann') }
  await expect(app.stranger.call(signIn, { body })).rejects.toMatchObject({ code: 'unauthenticated' })
  await app.stranger.call(signIn, { body: { ...body, password: newPassword } })
})

test('a wrong current password changes nothing, and a short, long or common new one is refused beside its field', async () => {
  const bob = app.as('bob')
  const change = (body: object) =>
    bob.call(changePassword, { body: { currentPassword: passwordOf('bob'), newPassword, ...body } })
  await expect(change({ currentPassword: 'not this one' })).rejects.toMatchObject(
    refusedOn('currentPassword'),
  )
  await expect(change({ currentPassword: 'x'.repeat(1000) })).rejects.toMatchObject(
    refusedOn('currentPassword'),
  )
  for (const bad of ['short', 'x'.repeat(129), 'Password123'])
    await expect(change({ newPassword: bad })).rejects.toMatchObject(refusedOn('newPassword'))
  await bob.call(getUser)
  await otherBrowser(app, 'bob')
  await expect(
    app.stranger.call(changePassword, { body: { currentPassword: passwordOf('bob'), newPassword } }),
  ).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('links that were on their way end with the old password', async () => {
  const cat = app.as('cat')
  await cat.call(getUser)
  await app.stranger.call(requestPasswordReset, { body: { email: 'cat@example.com' } })
  const reset = linkTo(app, 'cat@example.com')
  await cat.call(changeEmail, { body: { newEmail: 'cat@new.example', password: passwordOf('cat') } })
  const change = linkTo(app, 'cat@new.example')
  await cat.call(changePassword, { body: { currentPassword: passwordOf('cat'), newPassword } })
  await expect(
    app.stranger.call(resetPassword, { body: { token: reset, newPassword: 'a third, from the letter' } }),
  ).rejects.toMatchObject({ code: 'invalid' })
  await expect(
    app.stranger.call(confirmEmail, { body: { token: change, password: newPassword } }),
  ).rejects.toMatchObject(refusedOn('token'))
  await otherBrowser(app, 'cat', { password: newPassword })
})

test('of two changes at the same moment one counts', async () => {
  await app.as('dan').call(getUser)
  const cookies = [await otherBrowser(app, 'dan'), await otherBrowser(app, 'dan')]
  const answers = await Promise.all(
    cookies.map((cookie, at) =>
      app.stranger.raw({
        method: 'POST',
        url: changePassword.path,
        headers: { cookie },
        payload: { currentPassword: passwordOf('dan'), newPassword: `${newPassword} ${at}` },
      }),
    ),
  )
  const won = answers.findIndex(({ statusCode }) => statusCode === 200)
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1)
  expect(answers[1 - won]!.statusCode).toBeLessThan(500)
  await otherBrowser(app, 'dan', { password: `${newPassword} ${won}` })
})

test('the current password cannot be guessed on and on, from changing addresses neither', async () => {
  const guesses = Array.from({ length: 11 }, (_, at) =>
    app.as('gil').raw({
      method: 'POST',
      url: changePassword.path,
      remoteAddress: `10.9.1.${at}`,
      payload: { currentPassword: `guess ${at}`, newPassword },
    }),
  )
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
})
