import { afterAll, beforeAll, expect, test } from 'vitest'
import { getUser } from '#contract/access/user.ts'
import { listSignedInDevices, signOutDevice, signOutEverywhere } from '#contract/account/account.ts'
import { testApp } from '#server/testing.ts'
import { cookiesAfter, otherBrowser, statusWith } from '../testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0'

test('each browser that is signed in is listed, the newest first, with its name and which one asks', async () => {
  const ann = app.as('ann')
  await ann.call(getUser)
  await otherBrowser(app, 'ann', { userAgent: firefox })
  const devices = await ann.call(listSignedInDevices)
  expect(devices.map(({ name, current }) => [name, current])).toEqual([
    ['Firefox on Windows', false],
    ['Unknown device', true],
  ])
  expect(Date.parse(devices[0]!.createdAt)).toBeGreaterThanOrEqual(Date.parse(devices[1]!.createdAt))
  expect(Object.keys(devices[0]!).sort()).toEqual(['createdAt', 'current', 'id', 'lastSeenAt', 'name'])
})

test('one browser is signed out at once, by its owner alone; what is over is not listed', async () => {
  const bob = app.as('bob')
  await bob.call(getUser)
  const other = await otherBrowser(app, 'bob', { userAgent: firefox })
  expect(await statusWith(app, other)).toBe(200)
  const { id } = (await bob.call(listSignedInDevices))[0]!
  await expect(app.as('eve').call(signOutDevice, { params: { id } })).rejects.toMatchObject({
    code: 'not_found',
  })
  expect(await statusWith(app, other)).toBe(200)
  await bob.call(signOutDevice, { params: { id } })
  expect(await statusWith(app, other)).toBe(401)
  await expect(bob.call(signOutDevice, { params: { id } })).rejects.toMatchObject({ code: 'not_found' })
  expect(await bob.call(listSignedInDevices)).toMatchObject([{ current: true }])
})

test('signing this browser out clears its cookie', async () => {
  const cat = app.as('cat')
  const { id } = (await cat.call(listSignedInDevices))[0]!
  const answer = await cat.raw({ method: 'DELETE', url: `/api/account/sessions/${id}` })
  expect([answer.statusCode, answer.headers['set-cookie'], cookiesAfter(answer)]).toEqual([
    200,
    expect.anything(),
    '',
  ])
  await expect(cat.call(getUser)).rejects.toMatchObject({ code: 'unauthenticated' })
})

test('signing out everywhere ends every session of this person and of nobody else', async () => {
  const dan = app.as('dan')
  await dan.call(getUser)
  const others = [await otherBrowser(app, 'dan'), await otherBrowser(app, 'dan')]
  const answer = await dan.raw({ method: 'DELETE', url: signOutEverywhere.path })
  expect(answer.json()).toEqual({ signedOut: 3 })
  expect([answer.headers['set-cookie'], cookiesAfter(answer)]).toEqual([expect.anything(), ''])
  for (const cookie of others) expect(await statusWith(app, cookie)).toBe(401)
  await expect(dan.call(getUser)).rejects.toMatchObject({ code: 'unauthenticated' })
  await app.as('ann').call(getUser)
})

test('strangers are told to sign in', async () => {
  await expect(app.stranger.call(listSignedInDevices)).rejects.toMatchObject({ code: 'unauthenticated' })
  await expect(app.stranger.call(signOutEverywhere)).rejects.toMatchObject({ code: 'unauthenticated' })
})
