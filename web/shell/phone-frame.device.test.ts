import { afterAll, expect, test, vi } from 'vitest'
import { phoneDouble } from '#web/native/double.ts'

afterAll(() => vi.unstubAllGlobals())

test('the status bar follows the theme, and the launch screen goes when it is asked to', async () => {
  const setStyle = vi.fn()
  const hide = vi.fn()
  phoneDouble({ StatusBar: { methods: { setStyle } }, SplashScreen: { methods: { hide } } })
  const { dressStatusBar, uncover } = await import('./phone-frame.ts')
  for (const theme of ['light', 'dark', 'system'] as const) await dressStatusBar(theme)
  expect(setStyle.mock.calls.map(([{ style }]) => style)).toEqual(['LIGHT', 'DARK', 'DEFAULT'])
  await uncover()
  expect(hide).toHaveBeenCalledOnce()
})
