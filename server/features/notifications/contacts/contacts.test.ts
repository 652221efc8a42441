import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { e164, isAddress } from '#contract/http/reachable.ts'
import { confirmContact, getNotificationSettings, saveNotificationSettings } from '#contract/notifications.ts'
import { testApp } from '#server/testing.ts'
import type { App } from '../testing.ts'

let app: App
const start = new Date('2026-11-21T18:00:00Z')
beforeAll(async () => {
  app = await testApp({ now: start })
})
beforeEach(() => {
  app.clock.now = start
})
afterAll(() => app.close())

const save = (name: string, body: object) => app.as(name).call(saveNotificationSettings, { body })
const confirm = (name: string, code: string, channel: 'email' | 'sms' = 'email') =>
  app.as(name).call(confirmContact, { body: { channel, code } })
const later = (seconds: number) => {
  app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
}
const emailsTo = (address: string) => app.emails.filter(({ to }) => to === address)
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')![0]
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

test('another address is confirmed by the code that it received, and by that alone', async () => {
  const other = 'ann@elsewhere.example'
  expect(await save('ann', { email: other })).toMatchObject({ email: other, emailConfirmed: false })
  const [email] = emailsTo(other)
  const code = codeIn(email?.text)
  await expect(confirm('ann', wrong(code))).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { code: expect.any(String) } },
  })
  expect(await confirm('ann', ` ${code} `)).toMatchObject({ email: other, emailConfirmed: true })
  expect(await save('ann', { email: 'ann@third.example' })).toMatchObject({ emailConfirmed: false })
  expect(await save('ann', { email: other })).toMatchObject({ emailConfirmed: true })
  expect(await save('ann', { email: 'ANN@example.com' })).toMatchObject({ emailConfirmed: true })
})

test('a code works once, for fifteen minutes, five tries, one address and one person', async () => {
  await save('bob', { email: 'bob@one.example' })
  const first = codeIn(emailsTo('bob@one.example')[0]?.text)
  await save('cy', { email: 'bob@one.example' })
  await expect(confirm('cy', first)).rejects.toMatchObject({ code: 'invalid' })
  later(15 * 60)
  await expect(confirm('bob', first)).rejects.toMatchObject({ code: 'invalid' })

  await save('bob', {})
  const second = codeIn(emailsTo('bob@one.example').at(-1)?.text)
  for (let time = 0; time < 5; time++)
    await expect(confirm('bob', wrong(second))).rejects.toMatchObject({ code: 'invalid' })
  await expect(confirm('bob', second)).rejects.toMatchObject({ code: 'invalid' })

  later(61)
  await save('bob', {})
  const third = codeIn(emailsTo('bob@one.example').at(-1)?.text)
  await save('bob', { email: 'bob@two.example' })
  await expect(confirm('bob', third)).rejects.toMatchObject({ code: 'invalid' })
})

test('saving again sends another code after a minute, and no more than five a day', async () => {
  await save('dee', { email: 'dee@one.example' })
  await save('dee', {})
  expect(emailsTo('dee@one.example')).toHaveLength(1)
  for (let time = 0; time < 6; time++) {
    later(61)
    await save('dee', {})
  }
  expect(emailsTo('dee@one.example')).toHaveLength(5)
  later(24 * 3600)
  await save('dee', {})
  expect(emailsTo('dee@one.example')).toHaveLength(6)
})

test('no code goes to what is no address, or where letters are switched off', async () => {
  for (const email of ['ask me', 'a@b.example, c@d.example', 'Eve <eve@one.example>'])
    await save('eve', { email })
  await save('eve', { email: 'eve@one.example', emailNotifications: false })
  expect(
    app.emails.filter(({ subject }) => subject.includes('confirms your address for')).map(({ to }) => to),
  ).not.toContainEqual(expect.stringMatching(/eve|c@d/))
  expect((await app.as('eve').call(getNotificationSettings)).email).toBe('eve@one.example')
})

test('a number is confirmed by a text, however it was typed', async () => {
  const before = await save('fay', { smsNotifications: true, phoneNumber: '555 0100' })
  expect(before).toMatchObject({ phoneNumber: '555 0100', phoneConfirmed: false })
  expect(app.sms.sent).toEqual([])
  await save('fay', { phoneNumber: '+1 (312) 555-0100' })
  expect(app.sms.sent.map(({ to }) => to)).toEqual(['+13125550100'])
  const code = codeIn(app.sms.sent[0]?.text)
  await expect(confirm('fay', code, 'email')).rejects.toMatchObject({ code: 'invalid' })
  expect(await confirm('fay', code, 'sms')).toMatchObject({ phoneConfirmed: true })
  expect(await save('fay', { phoneNumber: '+13125550100' })).toMatchObject({ phoneConfirmed: true })
  expect(await save('fay', { phoneNumber: '+13125550101' })).toMatchObject({ phoneConfirmed: false })
})

test('numbers and addresses are told from other text', () => {
  expect(['+49 30 901820', '+44-20-7946-0958', '030 901820', '+0123456', '+1', ''].map(e164)).toEqual([
    '+4930901820',
    '+442079460958',
    ...[undefined, undefined, undefined, undefined],
  ])
  expect(
    ['a@b.example', 'a@b', '', 'a b@c.example', 'a@b@c.example', 'a@b.example,c@d.example'].map(isAddress),
  ).toEqual([...[true, false, false, false, false, false]])
})
