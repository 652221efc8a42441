import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { phoneDouble, refusal } from '#web/native/double.ts'
import type { phoneDialogs as PhoneDialogs } from './phone-dialogs.ts'

const plugin = {
  initialize: vi.fn(),
  login: vi.fn((_options: Record<string, unknown>): unknown => undefined),
  logout: vi.fn(),
}
const clients = { app: 'ios.apps.googleusercontent.com', server: 'web.apps.googleusercontent.com' }
let phoneDialogs: typeof PhoneDialogs
beforeAll(async () => {
  phoneDouble({ SocialLogin: { methods: plugin } })
  ;({ phoneDialogs } = await import('./phone-dialogs.ts'))
})
beforeEach(() => vi.clearAllMocks())
afterAll(() => vi.unstubAllGlobals())

test('Google’s dialog is offered only where this app has a client of Google’s; its token is for our server', async () => {
  expect((await phoneDialogs({ app: undefined, server: clients.server })).providers).toEqual(['apple'])
  expect(plugin.initialize.mock.lastCall![0]).toEqual({ apple: {} })
  expect((await phoneDialogs(clients)).providers).toEqual(['apple', 'google'])
  expect(plugin.initialize.mock.lastCall![0].google).toEqual({
    iOSClientId: clients.app,
    iOSServerClientId: clients.server,
    mode: 'online',
  })
})

test('the dialog is handed the nonce as it is, and answers the token and the name that Apple tells once', async () => {
  const { ask } = await phoneDialogs(clients)
  const profile = { givenName: ' Ann ', familyName: null, email: 'ann@example.com' }
  plugin.login.mockReturnValueOnce({ provider: 'apple', result: { idToken: 'signed', profile } })
  expect(await ask('apple', 'digest of a nonce')).toEqual({ idToken: 'signed', firstName: 'Ann' })
  expect(plugin.login.mock.lastCall![0]).toMatchObject({
    provider: 'apple',
    options: { nonce: 'digest of a nonce' },
  })
  expect(plugin.logout).toHaveBeenCalledWith({ provider: 'apple' })
})

test('a closed dialog answers nothing; a failure, or an answer without a token, is told', async () => {
  const { ask } = await phoneDialogs(clients)
  plugin.login.mockReturnValueOnce(refusal('USER_CANCELLED'))
  expect(await ask('google', 'nonce')).toBeUndefined()
  plugin.login.mockReturnValueOnce(refusal('NETWORK'))
  await expect(ask('google', 'nonce')).rejects.toThrow('NETWORK')
  plugin.login.mockReturnValueOnce({ provider: 'google', result: { idToken: null } })
  await expect(ask('google', 'nonce')).rejects.toThrow('without a token')
})
