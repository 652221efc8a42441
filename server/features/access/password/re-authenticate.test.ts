import { afterAll, beforeAll, expect, test } from 'vitest'
import { deleteAccount, getSignInMethods } from '#contract/account/account.ts'
import { testApp } from '#server/testing.ts'
import { openIssuerApp } from '../providers/testing.ts'
import { passwordOf } from '../testing.ts'

let here: Awaited<ReturnType<typeof openIssuerApp>>
let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  here = await openIssuerApp()
  app = await testApp()
})
afterAll(async () => {
  await here.stop()
  await app.close()
})

async function fromTheIssuer(name: string) {
  const headers = { cookie: (await here.signIn(name)).browser.cookies() }
  const leave = (password?: string) =>
    here.app.stranger.call(deleteAccount, {
      headers,
      body: { confirm: 'DELETE', ...(password && { password }) },
    })
  return { headers, leave, isIn: async () => (await here.me(headers.cookie)) !== undefined }
}
/** Ages every session by that time. */
const pass = (minutes: number) =>
  here.app.db.$client.query(`update sessions set created_at = created_at - $1 * interval '1 minute'`, [
    minutes,
  ])

test('an account says what it is entered with', async () => {
  const { headers } = await fromTheIssuer('ann')
  expect(await here.app.stranger.call(getSignInMethods, { headers })).toEqual({
    hasPassword: false,
    providers: ['oidc'],
  })
  expect(await app.as('cleo').call(getSignInMethods)).toEqual({ hasPassword: true, providers: [] })
})

test('without a password a fresh sign-in is what deletes an account, and an older one does not', async () => {
  const earlier = await fromTheIssuer('bob')
  await pass(11)
  await expect(earlier.leave()).rejects.toMatchObject({
    code: 'invalid',
  })
  await expect(earlier.leave('any password')).rejects.toMatchObject({ code: 'invalid' })
  expect(await earlier.isIn()).toBe(true)
  const fresh = await fromTheIssuer('bob')
  await pass(9)
  await expect(earlier.leave()).rejects.toMatchObject({ code: 'invalid' })
  await fresh.leave()
  expect(await earlier.isIn()).toBe(false)
})

test('with a password nothing stands for it, however fresh the sign-in', async () => {
  const dan = app.as('dan')
  for (const password of [undefined, null, '', 'something else'])
    await expect(dan.call(deleteAccount, { body: { password, confirm: 'DELETE' } })).rejects.toMatchObject({
      code: 'invalid',
    })
  await dan.call(deleteAccount, { body: { password: passwordOf('dan'), confirm: 'DELETE' } })
})
