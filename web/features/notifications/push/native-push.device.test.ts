import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { phoneDouble } from '#web/native/double.ts'
import type { nativePush as NativePush } from './native-push.ts'

let permission: 'prompt' | 'granted' | 'denied'
let answer: 'granted' | 'denied'
let onRegister: () => void
const unregister = vi.fn()
let phone: ReturnType<typeof phoneDouble>
let nativePush: typeof NativePush

beforeAll(async () => {
  phone = phoneDouble({
    PushNotifications: {
      methods: {
        checkPermissions: () => ({ receive: permission }),
        requestPermissions() {
          permission = answer
          return { receive: permission }
        },
        register: () => onRegister(),
        unregister,
      },
    },
  })
  ;({ nativePush } = await import('./native-push.ts'))
})
beforeEach(() => {
  permission = 'prompt'
  answer = 'granted'
  onRegister = () => phone.emit('PushNotifications.registration', { value: 'a1b2c3d4' })
  unregister.mockClear()
})
afterEach(() => vi.useRealTimers())
afterAll(() => vi.unstubAllGlobals())

test('the phone is asked once it is turned on, and Apple’s token goes to the server', async () => {
  expect(await nativePush.state()).toBe('off')
  expect(await nativePush.subscribe('')).toEqual({ platform: 'ios', token: 'a1b2c3d4' })
  expect(await nativePush.state()).toBe('on')
  expect(phone.heard()).toEqual([])
})

test('a person who says no is blocked, and nothing is registered', async () => {
  answer = 'denied'
  onRegister = () => expect.unreachable()
  expect(await nativePush.subscribe('')).toBeUndefined()
  expect(await nativePush.state()).toBe('blocked')
})

test('turning it off names the token that no longer counts', async () => {
  expect(await nativePush.unsubscribe()).toBeUndefined()
  await nativePush.subscribe('')
  expect(await nativePush.unsubscribe()).toBe('a1b2c3d4')
  expect(unregister).toHaveBeenCalledOnce()
})

test('Apple’s refusal, or its silence, ends the attempt and leaves nothing listening', async () => {
  onRegister = () => phone.emit('PushNotifications.registrationError', { error: 'no entitlement' })
  await expect(nativePush.subscribe('')).rejects.toThrow('no entitlement')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const registered = Promise.withResolvers<void>()
  onRegister = () => registered.resolve()
  const silent = expect(nativePush.subscribe('')).rejects.toThrow('does not answer')
  await registered.promise
  vi.runAllTimers()
  await silent
  await expect.poll(() => phone.heard()).toEqual([])
})
