import { expect, test, vi } from 'vitest'
import { loadScreen, ScreenLoadError } from './load-screen.ts'

const Screen = () => null

test('a screen that fails to load is tried again', async () => {
  vi.useFakeTimers()
  const load = vi.fn().mockRejectedValueOnce(new TypeError('network')).mockResolvedValue({ Screen })
  const loading = loadScreen(load, 'Screen')()
  await vi.runAllTimersAsync()
  await expect(loading).resolves.toEqual({ default: Screen })
  expect(load).toHaveBeenCalledTimes(2)
})

test('after three failures the screen says that it cannot be loaded', async () => {
  vi.useFakeTimers()
  const load = vi.fn().mockRejectedValue(new TypeError('network'))
  const loading = expect(loadScreen(load, 'Screen')()).rejects.toBeInstanceOf(ScreenLoadError)
  await vi.runAllTimersAsync()
  await loading
  expect(load).toHaveBeenCalledTimes(3)
})
