import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { phoneDouble, refusal } from '#web/native/double.ts'
import type { takePhoto as TakePhoto } from './phone-camera.ts'

let answer: () => unknown
let takePhoto: typeof TakePhoto
beforeAll(async () => {
  phoneDouble({ Camera: { methods: { takePhoto: () => answer() } } })
  ;({ takePhoto } = await import('./phone-camera.ts'))
})
afterAll(() => vi.unstubAllGlobals())

test('what the phone’s camera took becomes a photo as any other', async () => {
  answer = () => ({ type: 0, saved: false, webPath: 'data:image/jpeg;base64,/9j/' })
  const photo = (await takePhoto()) as File
  expect([photo.name, photo.type, photo.size]).toEqual(['photo.jpg', 'image/jpeg', 3])
})

test('a closed camera takes nothing, a forbidden one says so, and a failure is told', async () => {
  answer = () => refusal('OS-PLUG-CAMR-0006')
  expect(await takePhoto()).toBeUndefined()
  answer = () => refusal('OS-PLUG-CAMR-0003')
  expect(await takePhoto()).toBe('denied')
  answer = () => refusal('OS-PLUG-CAMR-0010')
  await expect(takePhoto()).rejects.toThrow('0010')
})
