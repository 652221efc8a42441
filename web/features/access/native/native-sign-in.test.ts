import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signInNatively } from '#contract/access/tokens.ts'
import { storedRefreshToken, storedToken } from '#web/http/session/token.ts'
import { type Answer, listeningServer, memoryStorage, tokenEnding } from '#web/http/testing.ts'
import { ann } from '../testing.ts'
import { connectNativeSignIn, type Identity, type NativeProvider } from './native-sign-in.ts'
import { signInWith } from './use-native-sign-in.ts'

let server: Awaited<ReturnType<typeof listeningServer>>
let answer: Answer
const token = tokenEnding(900)
beforeAll(async () => {
  server = await listeningServer(() => answer)
})
afterAll(() => server.close())
beforeEach(() => {
  server.heard.length = 0
  const pair = { token, refresh_token: 'first', expiresAt: '2026-11-20T10:15:00.000Z' }
  answer = { status: 200, body: JSON.stringify({ ...pair, user: ann }) }
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubEnv('VITE_API_HOST', server.origin)
  vi.spyOn(console, 'debug').mockImplementation(() => undefined)
})

/** A double of the native dialog that answers `identity` and records its calls. */
function phoneThatSays(identity: Identity | undefined) {
  const asked: [NativeProvider, string][] = []
  connectNativeSignIn({
    providers: ['apple', 'google'],
    ask: async (provider, nonce) => {
      asked.push([provider, nonce])
      return identity
    },
  })
  return asked
}

test('the provider’s token goes to the server with the nonce it was asked for, and the pair is kept', async () => {
  const asked = phoneThatSays({ idToken: 'signed', firstName: 'Ann' })
  expect(await signInWith('apple')).toEqual(ann)
  const { nonce, ...told } = JSON.parse(server.heard[0]!.body)
  expect(told).toEqual({ provider: 'apple', idToken: 'signed', firstName: 'Ann' })
  expect(signInNatively.body.shape.nonce.safeParse(nonce).success).toBe(true)
  expect(asked).toEqual([['apple', createHash('sha256').update(nonce).digest('hex')]])
  expect([storedToken(), storedRefreshToken()]).toEqual([token, 'first'])
})

test('each sign-in asks for a nonce of its own, which Google is handed as it is', async () => {
  const asked = phoneThatSays({ idToken: 'signed' })
  await signInWith('google')
  expect(asked[0]![1]).toBe(JSON.parse(server.heard[0]!.body).nonce)
  await signInWith('google')
  expect(asked[0]![1]).not.toBe(asked[1]![1])
})

test('a closed dialog is no sign-in, and no call', async () => {
  phoneThatSays(undefined)
  expect(await signInWith('google')).toBeUndefined()
  expect(server.heard).toEqual([])
})

test('a refused token keeps nothing', async () => {
  answer = { status: 401, body: '{"message":"Not for this app.","code":"unauthenticated"}' }
  phoneThatSays({ idToken: 'signed' })
  await expect(signInWith('google')).rejects.toThrow('401')
  expect(storedToken()).toBeUndefined()
})
