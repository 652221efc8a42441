import { beforeEach, expect, test, vi } from 'vitest'
import { start, straight, walk } from '#contract/activities/track/testing.ts'
import { createTracker } from '#contract/activities/track/tracker.ts'
import { memoryStorage } from '#web/http/testing.ts'
import { announcer } from './split-announcer.ts'
import { wantVoice } from './voice.ts'

const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.stubGlobal('speechSynthesis', { speak: ({ text }: { text: string }) => said.push(text) })
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      text: string
      constructor(text: string) {
        this.text = text
      }
    },
  )
  vi.stubGlobal('localStorage', memoryStorage())
})

function run(metres: number, from = 0) {
  const tracker = createTracker('running', { startedAt: start.t })
  const announce = announcer('km', from)
  for (const position of walk(straight(metres), { speed: 4 })) {
    tracker.add(position)
    announce(tracker.figures(position.t))
  }
}

test('each kilometre is said once, with its own time and that of the whole', () => {
  wantVoice(true)
  run(2100)
  expect(said).toHaveLength(2)
  expect(said[0]).toMatch(/^kilometer 1: 4 minutes 1\d seconds\./)
  expect(said[1]).toMatch(/^kilometer 2: 4 minutes \d+ seconds\. 8 minutes \d+ seconds in all\.$/)
})

test('what was said before a reload is not said again, and nothing to people who did not ask', () => {
  wantVoice(true)
  run(2100, 1.4)
  expect(said).toHaveLength(1)
  wantVoice(false)
  run(2100)
  expect(said).toHaveLength(1)
})
