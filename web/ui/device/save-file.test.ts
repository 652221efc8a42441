import { beforeEach, expect, test, vi } from 'vitest'
import { shownToasts } from '../feedback/toast.tsx'
import { saveFile } from './save-file.ts'

const share = vi.fn(async (_shared: { files: File[] }) => {})
const refused = (name: string) => () => Promise.reject(new DOMException('no', name))
beforeEach(() => {
  share.mockReset()
  vi.stubGlobal('navigator', { share })
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios' })
})
const save = () => saveFile(new Blob(['a,b'], { type: 'text/csv' }), 'meals.csv')

test('in the iOS app a file goes to the phone’s own sheet under its name; closing that is no failure', async () => {
  const before = shownToasts()
  await save()
  const [{ files }] = share.mock.lastCall!
  expect([files[0]!.name, files[0]!.type, await files[0]!.text()]).toEqual(['meals.csv', 'text/csv', 'a,b'])
  share.mockImplementationOnce(refused('AbortError'))
  await save()
  expect(shownToasts()).toBe(before)
})

test('a file that took its time waits for one more tap', async () => {
  share.mockImplementationOnce(refused('NotAllowedError'))
  await save()
  shownToasts()[0]!.action!.onSelect!()
  expect(share).toHaveBeenCalledTimes(2)
})

test('a sheet that does not work is a failure of whoever asked', async () => {
  share.mockImplementationOnce(refused('DataError'))
  await expect(save()).rejects.toThrow('no')
})
