import { beforeEach, expect, test, vi } from 'vitest'
import { type Eyes, type Port, type ScanEvent, startScan } from './scan-session.ts'

beforeEach(() => void vi.useFakeTimers())

let pictures = 0
const fresh = () => {
  pictures += 1
  return String(pictures).padEnd(6000, 'x')
}

function scan(port: Port<string>, eyes: Partial<Eyes> = {}) {
  const events: ScanEvent[] = []
  const stop = startScan(
    { capture: fresh, barcode: async () => undefined, ...eyes },
    port,
    (event) => void events.push(event),
  )
  return { stop, events, kinds: () => events.map(({ kind }) => kind) }
}

test('a frame is looked at every three seconds until something is recognised', async () => {
  let looks = 0
  const { kinds } = scan({
    async onFrame() {
      looks += 1
      return looks < 3 ? { done: false } : { done: true }
    },
  })
  await vi.advanceTimersByTimeAsync(2999)
  expect(looks).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  expect(looks).toBe(1)
  await vi.advanceTimersByTimeAsync(6000)
  expect(kinds().at(-1)).toBe('done')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(looks).toBe(3)
})

test('while one analysis runs no other begins, however long it takes', async () => {
  let looks = 0
  const { stop } = scan({
    onFrame() {
      looks += 1
      return new Promise(() => undefined)
    },
  })
  await vi.advanceTimersByTimeAsync(30_000)
  expect(looks).toBe(1)
  stop()
})

test('the scan gives up after 20 frames and says so once', async () => {
  let looks = 0
  const { kinds } = scan({
    async onFrame() {
      looks += 1
      return { done: false }
    },
  })
  await vi.advanceTimersByTimeAsync(200_000)
  expect(looks).toBe(20)
  expect(kinds().filter((kind) => kind === 'over')).toHaveLength(1)
})

test('a failed analysis is told and the scan goes on', async () => {
  let looks = 0
  const { kinds } = scan({
    async onFrame() {
      looks += 1
      if (looks === 1) throw new Error('down')
      return { done: true }
    },
  })
  await vi.advanceTimersByTimeAsync(6000)
  expect(kinds()).toEqual(['attempt', 'looking', 'failed', 'attempt', 'looking', 'done'])
})

test('ending the scan stops the call under way and stays silent about it', async () => {
  let seen: AbortSignal | undefined
  const { stop, kinds } = scan({
    onFrame: (_picture, signal) =>
      new Promise((_resolve, reject) => {
        seen = signal
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  })
  await vi.advanceTimersByTimeAsync(3000)
  stop()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(seen?.aborted).toBe(true)
  expect(kinds()).toEqual(['attempt', 'looking'])
})

test('a barcode is looked up at once, once, and no frame is sent meanwhile', async () => {
  const codes: string[] = []
  let frames = 0
  let answer: (seen: { done: false; note: string }) => void = () => undefined
  const { stop, events } = scan(
    {
      async onFrame() {
        frames += 1
        return { done: false }
      },
      onBarcode(code) {
        codes.push(code)
        return new Promise((resolve) => {
          answer = resolve
        })
      },
    },
    { barcode: async () => '4006381333931' },
  )
  await vi.advanceTimersByTimeAsync(7000)
  expect(codes).toEqual(['4006381333931'])
  expect(frames).toBe(0)
  answer({ done: false, note: 'unknown' })
  await vi.advanceTimersByTimeAsync(4000)
  expect(codes).toHaveLength(1)
  expect(events).toContainEqual({ kind: 'waiting', note: 'unknown' })
  expect(frames).toBeGreaterThan(0)
  stop()
})

test('without anyone to read plates only barcodes are looked for, for as long as the scan is open', async () => {
  let found = false
  const { kinds } = scan(
    { onBarcode: async () => ({ done: true }) },
    { barcode: async () => (found ? '40123455' : undefined) },
  )
  await vi.advanceTimersByTimeAsync(90_000)
  expect(kinds()).toEqual([])
  found = true
  await vi.advanceTimersByTimeAsync(400)
  expect(kinds()).toEqual(['looking up', 'done'])
})
