import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestPasswordReset, resetPassword, signUp } from '#contract/access/access.ts'
import { getUser } from '#contract/access/user.ts'
import { changePassword } from '#contract/account/account.ts'
import { testApp } from '#server/testing.ts'
import { linkTo, passwordOf } from '../testing.ts'
import { refuseCommonPassword } from './common-passwords.ts'

let app: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const ann = { email: 'ann.oslo@mail-house.example', names: ['Anna Maria', 'Oslovska'] }
const refuse = (password: string) => refuseCommonPassword(password, ann, 'password')

test.each([
  'password',
  'Password123',
  'P@ssw0rd',
  'pa$$word!!',
  'p4$5w0rd2026',
  'Sunsh1ne.99',
  '!loveyou',
  '12345678',
  '987654321',
  'aaaaaaaaaa',
  'Qwerty12345!',
  '1qaz2wsx',
  'dr@gon#1',
  'F0rkm!le-2026',
  'bigmoney',
  'ColdBeer',
  'fortress1',
  'papamama',
  'reloaded',
])('%s is among the first that anyone would try', async (password) => {
  await expect(refuse(password)).rejects.toThrow('among the first')
})

test.each([
  ...[
    'ann.oslo@mail-house.example',
    'Ann.Oslo1',
    '4nn0sl0!!',
    'oslovska2026',
    'AnnaMaria',
    'anna-maria-Oslovska',
  ],
  '0slovska Anna Maria',
  'MailHouse99',
])('%s is the person’s own name or address', async (password) => {
  await expect(refuse(password)).rejects.toThrow('your own')
})

test.each([
  'correct horse battery staple',
  'ann has a password',
  'password of a very long kind',
  'oslo trams run at night',
  '73920184756201',
  'xK9#mq2LpT',
  'dragon 84019-22716-90331',
])('%s may be one', async (password) => {
  await expect(refuse(password)).resolves.toBeUndefined()
})

test('signing up, changing and resetting refuse a common one and one’s own name, beside the field', async () => {
  const name = 'Wilhelmina'
  const email = 'mina.harker@example.com'
  const refused = (field: string) => ({
    code: 'invalid',
    details: { fields: { [field]: expect.any(String) } },
  })
  for (const password of ['P@ssw0rd2026', 'w1lhelm1na!', 'MinaHarker1'])
    await expect(app.stranger.call(signUp, { body: { name, email, password } })).rejects.toMatchObject(
      refused('password'),
    )
  const bob = app.as('bobadilla')
  await bob.call(getUser)
  await app.stranger.call(requestPasswordReset, { body: { email: 'bobadilla@example.com' } })
  const token = linkTo(app, 'bobadilla@example.com')
  for (const newPassword of ['P@ssw0rd2026', 'B0bad1lla99']) {
    const currentPassword = passwordOf('bobadilla')
    await expect(bob.call(changePassword, { body: { currentPassword, newPassword } })).rejects.toMatchObject(
      refused('newPassword'),
    )
    await expect(app.stranger.call(resetPassword, { body: { token, newPassword } })).rejects.toMatchObject(
      refused('newPassword'),
    )
  }
  await app.stranger.call(resetPassword, { body: { token, newPassword: 'something else entirely' } })
})
