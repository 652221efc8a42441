import { expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

/** A page over http: no clipboard; `copies` is whether the browser's copy command does anything. */
function insecurePage(copies: boolean) {
  const written: string[] = []
  let heard: ((event: object) => void) | undefined
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', {
    addEventListener: (_type: string, listener: typeof heard) => {
      heard = listener
    },
    removeEventListener: () => undefined,
    execCommand: () =>
      copies &&
      heard?.({
        preventDefault: () => undefined,
        stopImmediatePropagation: () => undefined,
        clipboardData: { setData: (_type: string, text: string) => written.push(text) },
      }),
  })
  return written
}

test('without the clipboard of secure pages a text is copied by the copy command', async () => {
  const written = insecurePage(true)
  await copyText('milk')
  expect(written).toEqual(['milk'])
})

test('a browser that copies nothing is a failure of whoever asked', async () => {
  insecurePage(false)
  await expect(copyText('milk')).rejects.toThrow('copies nothing')
})
