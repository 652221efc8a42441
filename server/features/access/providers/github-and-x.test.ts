import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Double, startDouble } from './double.ts'
import { github } from './github.ts'
import { type Answer, ForeignAnswer, type Provider, ProviderAway } from './provider.ts'
import { x } from './x.ts'

const client = { clientId: 'ours', clientSecret: 'a secret: with/signs' }
const answer: Answer = {
  code: 'code',
  verifier: 'verifier',
  nonce: 'nonce',
  redirectUri: 'https://forkmile.example/api/callback',
  issuer: undefined,
  firstName: undefined,
  lastName: undefined,
  now: new Date(),
}

let double: Double
let providers: Record<'github' | 'x', Provider>
beforeAll(async () => {
  double = await startDouble()
  const page = 'https://provider.example/page'
  const token = `${double.address}/token`
  const person = `${double.address}/person`
  providers = {
    github: github(client, { page, token, person, emails: `${double.address}/emails` }),
    x: x(client, { page, token, person }),
  }
})
afterAll(() => double.stop())
beforeEach(() => {
  double.answers['/token'] = { body: { access_token: 'theirs', token_type: 'bearer' } }
  double.answers['/person'] = {
    body: { id: 4711, login: 'ann', name: 'Ann Archer', email: 'shown@example.com' },
  }
  double.answers['/emails'] = {
    body: [
      { email: 'old@example.com', primary: false, verified: true },
      { email: 'ann@example.com', primary: true, verified: true },
    ],
  }
  double.asked.length = 0
})

test('GitHub tells who came back, with the verified address that it writes to', async () => {
  expect(await providers.github.identify(answer)).toEqual({
    provider: 'github',
    subject: '4711',
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: 'Archer',
  })
  const [token, person] = double.asked
  expect(Object.fromEntries(new URLSearchParams(token?.body))).toMatchObject({
    code_verifier: 'verifier',
    client_secret: client.clientSecret,
  })
  expect(person?.authorization).toBe('Bearer theirs')
})

test.each([
  ['is not verified', [{ email: 'ann@example.com', primary: true, verified: false }]],
  ['is only one of several', [{ email: 'old@example.com', primary: false, verified: true }]],
  ['is not told', []],
  ['is no list', { message: 'no' }],
])('an address at GitHub that %s is none', async (_what, body) => {
  double.answers['/emails'] = { body }
  expect((await providers.github.identify(answer)).email).toBe(undefined)
})

test('X tells who came back, with the address that it has confirmed, if any', async () => {
  double.answers['/person'] = {
    body: { data: { id: '99', name: 'Ann', username: 'ann', confirmed_email: 'ann@example.com' } },
  }
  expect(await providers.x.identify(answer)).toEqual({
    provider: 'x',
    subject: '99',
    email: 'ann@example.com',
    firstName: 'Ann',
    lastName: '',
  })
  const basic = Buffer.from('ours:a+secret%3A+with%2Fsigns')
  expect(double.asked[0]?.authorization).toBe(`Basic ${basic.toString('base64')}`)
  expect(double.asked[0]?.body).not.toContain('secret')
  double.answers['/person'] = { body: { data: { id: '99', name: 'Ann', username: 'ann' } } }
  expect((await providers.x.identify(answer)).email).toBe(undefined)
})

test('GitHub and X are asked with a challenge, for no more than a name and an address', async () => {
  const question = { state: 's', nonce: 'n', challenge: 'c', redirectUri: answer.redirectUri, byHand: false }
  for (const provider of Object.values(providers)) {
    const query = (await provider.page(question)).searchParams
    expect(query.get('code_challenge')).toBe('c')
    expect(query.get('state')).toBe('s')
    expect(query.get('scope')).not.toMatch(/write|repo|offline/)
  }
})

test.each([
  ['refuses the code with success', '/token', { body: { error: 'bad_verification_code' } }, ForeignAnswer],
  ['gives no token', '/token', { body: {} }, ForeignAnswer],
  ['does not know its own token', '/person', { status: 401, body: {} }, ForeignAnswer],
  ['names nobody', '/person', { body: { data: {} } }, ForeignAnswer],
  ['is away', '/person', { status: 502, text: 'Bad gateway' }, ProviderAway],
] as const)('a provider that %s signs nobody in', async (_what, path, given, kind) => {
  double.answers[path] = given
  for (const provider of Object.values(providers))
    await expect(provider.identify(answer)).rejects.toThrow(kind)
})
