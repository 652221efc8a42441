import { afterEach, beforeEach, expect, test } from 'vitest'
import { requestPasswordReset, resetPassword, signIn } from '#contract/access/access.ts'
import { getUser } from '#contract/access/user.ts'
import { deleteAccount } from '#contract/account/account.ts'
import { testApp } from '#server/testing.ts'
import { otherBrowser, passwordOf } from '../testing.ts'

let app: Awaited<ReturnType<typeof testApp>>
let addresses = 0
/** Checking a password is slow by design. */
const timeout = 60_000
beforeEach(async () => {
  app = await testApp()
})
afterEach(() => app.close())

type From = { cookie?: string; address?: string }
const nextAddress = () => `10.7.${++addresses >> 8}.${addresses & 255}`
const trySignIn = (name: string, password: string, { cookie, address = nextAddress() }: From = {}) =>
  app.app.inject({
    method: signIn.method,
    url: signIn.path,
    remoteAddress: address,
    payload: { email: `${name}@example.com`, password },
    ...(cookie && { headers: { cookie } }),
  })
/** Sends wrong passwords for `name`, each from another address, until refused. */
async function attack(name: string, times = 11) {
  const answers = []
  for (let at = 0; at < times; at++) answers.push(await trySignIn(name, `guess ${at}`))
  return answers.map(({ statusCode }) => statusCode)
}
/** Cookies of a browser in which `name` signed in and out. */
async function knownDevice(name: string) {
  await app.as(name).call(getUser)
  const cookies = await otherBrowser(app, name)
  const left = await app.stranger.raw({ method: 'GET', url: '/api/logout', headers: { cookie: cookies } })
  expect(JSON.stringify(left.headers['set-cookie'])).not.toContain('device')
  return cookies.split('; ').find((cookie) => cookie.includes('device'))!
}
/** Each request comes from another address. */
const askForEmail = async (name: string, cookie?: string) => {
  const answer = await app.app.inject({
    method: requestPasswordReset.method,
    url: requestPasswordReset.path,
    remoteAddress: nextAddress(),
    payload: { email: `${name}@example.com` },
    ...(cookie && { headers: { cookie } }),
  })
  return answer.statusCode
}
async function floodLetters(name: string) {
  const statuses = []
  for (let at = 0; at < 11; at++) statuses.push(await askForEmail(name))
  return statuses
}
const warnings = () => app.emails.filter(({ subject }) => subject.startsWith('Wrong passwords'))

test('while somebody tries passwords from everywhere, a device that signed in before still gets in, another waits', {
  timeout,
}, async () => {
  const cookie = await knownDevice('ann')
  expect(await attack('ann')).toEqual([...Array(10).fill(401), 429])
  const elsewhere = await trySignIn('ann', passwordOf('ann'))
  expect(elsewhere.statusCode).toBe(429)
  expect(Number(elsewhere.headers['retry-after'])).toBeGreaterThan(0)
  expect((await trySignIn('ann', passwordOf('ann'), { cookie })).statusCode).toBe(200)
})

test('wrong tries in the same network do not lock out a device that signed in before', async () => {
  const cookie = await knownDevice('ann')
  const address = '10.6.0.1'
  for (let at = 0; at < 30; at++)
    await app.app.inject({
      method: resetPassword.method,
      url: resetPassword.path,
      remoteAddress: address,
      payload: { token: `guess ${at}`, newPassword: 'a fine long password' },
    })
  expect((await trySignIn('ann', passwordOf('ann'), { address })).statusCode).toBe(429)
  expect((await trySignIn('ann', passwordOf('ann'), { address, cookie })).statusCode).toBe(200)
})

test('a known device has ten wrong passwords a minute, and no more', { timeout }, async () => {
  const cookie = await knownDevice('ann')
  const statuses = []
  for (let at = 0; at < 11; at++)
    statuses.push((await trySignIn('ann', `guess ${at}`, { cookie })).statusCode)
  expect(statuses).toEqual([...Array(10).fill(401), 429])
})

test('the mark of a device cannot be made up, counts for its account alone, and says nothing of anybody', async () => {
  const { id } = await app.as('ann').call(getUser)
  const [ann, bob] = [await knownDevice('ann'), await knownDevice('bob')]
  const [, mark = ''] = ann.split('=')
  expect(mark).not.toContain(id)
  expect(Buffer.from(mark, 'base64url').toString('latin1')).not.toMatch(/ann|example/)
  const set = (await trySignIn('ann', passwordOf('ann'))).headers['set-cookie']
  expect([set].flat().find((one) => one?.includes('device'))).toMatch(/HttpOnly.*SameSite=Lax/i)

  await floodLetters('ann')
  const [deviceId, mac = ''] = mark.split('.')
  const forged = [
    bob,
    `forkmile.device=${deviceId}`,
    `forkmile.device=${deviceId}.${mac.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `forkmile.device=${'A'.repeat(22)}.${mac}`,
    'forkmile.device=....',
  ]
  for (const cookie of forged) expect(await askForEmail('ann', cookie)).toBe(429)
  expect(await askForEmail('ann', ann)).toBe(200)
})

test('a device of two people is known to both', async () => {
  const first = await knownDevice('ann')
  await app.as('bob').call(getUser)
  const answer = await trySignIn('bob', passwordOf('bob'), { cookie: first })
  const both = [answer.headers['set-cookie']!].flat().find((one) => one.includes('device'))!
  for (const name of ['ann', 'bob']) {
    await floodLetters(name)
    expect(await askForEmail(name, both.split(';')[0])).toBe(200)
  }
})

test('the right password uses nothing up, however often', { timeout }, async () => {
  await app.as('ann').call(getUser)
  const statuses = []
  for (let at = 0; at < 14; at++)
    statuses.push((await trySignIn('ann', passwordOf('ann'), { address: '10.5.0.1' })).statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('who is signed in proves it with the password although others try theirs', { timeout }, async () => {
  await app.as('ann').call(getUser)
  await attack('ann')
  await app.as('ann').call(deleteAccount, { body: { password: passwordOf('ann'), confirm: 'DELETE' } })
})

test('the owner of the account is told once a day that many wrong passwords were entered', {
  timeout,
}, async () => {
  const devices = [await knownDevice('ann'), await knownDevice('ann'), await knownDevice('ann')]
  const guess = async (times: number, cookie: string) => {
    for (let at = 0; at < times; at++) await trySignIn('ann', `guess ${at}`, { cookie })
  }
  await guess(9, devices[0]!)
  expect(warnings()).toEqual([])
  await guess(1, devices[0]!)
  await expect.poll(() => warnings()).toMatchObject([{ to: 'ann@example.com' }])
  await guess(10, devices[1]!)
  expect(warnings()).toHaveLength(1)

  app.clock.now = new Date(app.clock.now.getTime() + 86_400_001)
  await guess(10, devices[2]!)
  await expect.poll(() => warnings()).toHaveLength(2)
})

test('known and unknown addresses are refused alike, from the first wrong password to the last', {
  timeout,
}, async () => {
  await app.as('ann').call(getUser)
  const shapes = async (name: string) => {
    const answers = []
    for (let at = 0; at < 11; at++) answers.push(await trySignIn(name, `guess ${at}`))
    return answers.map(({ statusCode, headers, body }) => ({
      statusCode,
      headers: Object.keys(headers).sort(),
      message: (JSON.parse(body) as { message: string }).message.replace(/\d+/, 'N'),
    }))
  }
  expect(await shapes('ann')).toEqual(await shapes('nobody'))
})

test('a stranger who asks for letters to an address does not keep its owner from one', async () => {
  const cookie = await knownDevice('ann')
  expect(await floodLetters('ann')).toEqual([...Array(10).fill(200), 429])
  expect(await askForEmail('ann', cookie)).toBe(200)
  expect((await trySignIn('ann', passwordOf('ann'))).statusCode).toBe(200)
})
