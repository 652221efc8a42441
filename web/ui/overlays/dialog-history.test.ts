import { expect, test, vi } from 'vitest'
import { entryFor } from './dialog-history.ts'

const on = (state: object | null) => vi.stubGlobal('history', { state })

test('a navigation adds an entry, or replaces the screen’s if asked', () => {
  on(null)
  for (const replace of [undefined, false]) expect(entryFor(replace, null).replace).toBe(false)
  expect(entryFor(true, null)).toEqual({ replace: true, state: null })
})

test('it replaces what a closed dialog left, unless the dialog changed the address there', () => {
  on({ dialogs: 1 })
  for (const replace of [undefined, false]) expect(entryFor(replace, null).replace).toBe(true)
  const changed = entryFor(true, { openedHere: true })
  expect(changed).toEqual({ replace: true, state: { openedHere: true, dialogs: 1, readdressed: true } })
  on(changed.state as object)
  for (const replace of [undefined, false])
    expect(entryFor(replace, null)).toEqual({ replace: false, state: null })
})
