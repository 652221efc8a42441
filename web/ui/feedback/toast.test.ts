import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, onToasts, shownToasts, toast } from './toast.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
  vi.runAllTimers()
})

test('one toast is shown at a time: a newer one takes the older one’s place', () => {
  toast({ title: 'Food Logged' })
  toast({ title: 'Drink Logged', variant: 'destructive' })
  expect(shownToasts()).toMatchObject([{ title: 'Drink Logged', variant: 'destructive', open: true }])
})

test('a dismissed toast closes at once and is forgotten 1,000,000 ms later', () => {
  const { dismiss } = toast({ title: 'Food Logged' })
  dismiss()
  expect(shownToasts()).toMatchObject([{ title: 'Food Logged', open: false }])
  vi.advanceTimersByTime(999_999)
  expect(shownToasts()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(shownToasts()).toEqual([])
})

test('the removal of an older toast leaves the one after it alone', () => {
  toast({ title: 'Food Logged' }).dismiss()
  vi.advanceTimersByTime(500_000)
  toast({ title: 'Drink Logged' })
  vi.advanceTimersByTime(600_000)
  expect(shownToasts()).toMatchObject([{ title: 'Drink Logged', open: true }])
})

test('listeners hear of every change until they stop listening', () => {
  const changed = vi.fn()
  const stop = onToasts(changed)
  const { dismiss } = toast({ title: 'Food Logged' })
  dismiss()
  expect(changed).toHaveBeenCalledTimes(2)
  stop()
  toast({ title: 'Drink Logged' })
  expect(changed).toHaveBeenCalledTimes(2)
})
