import { expect, test } from 'vitest'
import { emptyFrame, frameGate, mostAttempts } from './frame-gate.ts'

const picture = (of: string) => of.repeat(emptyFrame + 1)

test('a frame of 5 000 base64 characters shows nothing, one more may be a meal', () => {
  const gate = frameGate()
  expect(gate.judge('a'.repeat(5000))).toBe('empty')
  expect(gate.judge('a'.repeat(5001))).toBe('send')
})

test('the same picture is sent once; a different one, and then the first again, are sent', () => {
  const gate = frameGate()
  expect([picture('a'), picture('a'), picture('b'), picture('a')].map(gate.judge)).toEqual([
    'send',
    'same',
    'send',
    'send',
  ])
})

test('nothing is captured while an analysis runs, and that costs no attempt', () => {
  const gate = frameGate()
  expect(gate.next(true)).toBe('busy')
  expect(gate.attempts).toBe(0)
  expect(gate.next(false)).toBe('capture')
})

test('after 20 captured frames, seen or passed over, the scan is over', () => {
  const gate = frameGate()
  for (let frame = 0; frame < mostAttempts; frame += 1) {
    expect(gate.next(false)).toBe('capture')
    gate.judge(picture('a'))
  }
  expect(mostAttempts).toBe(20)
  expect(gate.next(false)).toBe('over')
})
