import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { recordedFigures } from '#contract/activities/derived-figures.ts'
import { fromColumns } from '#contract/activities/track/columns.ts'
import type { Position } from '#contract/activities/track/position.ts'
import { summarise } from '#contract/activities/track/summarise.ts'
import { stand, start, straight, walk } from '#contract/activities/track/testing.ts'
import type { TrackColumns } from '#contract/activities/track-columns.ts'
import { apiOfEachTest } from '#web/http/testing.ts'
import { upload } from './recording-queue.ts'
import { createSession, type Session } from './session.ts'

const server = apiOfEachTest(() => ({ status: 200, body: '{"duration":600,"caloriesBurned":80}' }))

const newRun = () =>
  createSession({
    ...{ id: '0199a0c0-0000-7000-8000-000000000001', userId: 'ann', activityType: 'running' },
    ...{ startedAt: start.t, endedAt: null, pauses: [], pausedAt: null, laps: [] },
    ...{ kilograms: 70, calories: null, state: 'recording' },
  })

/** What the server makes of the recording that is sent. */
async function stored(session: Session) {
  await upload(session.kept, session.positions())
  const { track } = JSON.parse(server.heard.at(-1)!.body) as { track: TrackColumns }
  return summarise(fromColumns(track), session.kept.activityType)
}

const resultOf = (figures: { distanceKm: number; movingSeconds: number; elapsedSeconds: number }) =>
  recordedFigures({ ...figures, distance: figures.distanceKm })

test('a position from before the resumption, which a browser remembers, adds nothing of the pause', async () => {
  const session = newRun()
  const before = walk(straight(600), { speed: 3 })
  for (const position of before) session.add(position)
  const last = before.at(-1)!
  await session.pause(last.t + 500)
  const waited = last.t + 45_500
  await session.resume(waited)
  // Asked anew, the browser tells the last known place first.
  session.add({ ...last, t: waited - 40_000 })
  // The first position of its own comes some steps later.
  const onwards = walk(straight(600), { speed: 3, every: 5, from: { ...last, t: waited } }).slice(1)
  for (const position of onwards) session.add(position)
  await session.finish(onwards.at(-1)!.t)

  const { movingSeconds } = session.figures(session.kept.endedAt!)
  expect(movingSeconds).toBeGreaterThan(385)
  expect(movingSeconds).toBeLessThan(400)
  expect(movingSeconds).toBe((await stored(session)).movingSeconds)
})

test('the finish screen has the figures that the server keeps, whatever the receiver tells and when', async () => {
  const event = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({ speed: fc.double({ min: 0.8, max: 5, noNaN: true }), seed: fc.nat() }),
    },
    { weight: 2, arbitrary: fc.constantFrom('pause', 'resume', 'lap', 'stand') },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(event, { minLength: 2, maxLength: 14 }),
      fc.infiniteStream(fc.integer({ min: -20_000, max: 0 })),
      async (events, late) => {
        const session = newRun()
        let here: Position = { ...walk(straight(10), { speed: 3 })[0]!, elevation: 12.345, accuracy: 4.2 }
        for (const happened of events) {
          if (happened === 'pause' && session.kept.pausedAt === null) await session.pause(here.t + 700)
          else if (happened === 'resume' && session.kept.pausedAt !== null) await session.resume(here.t + 900)
          else if (happened === 'lap') await session.lap(here.t + 300)
          else {
            const told =
              typeof happened === 'object'
                ? walk(straight(200), { ...happened, jitter: 1.3, from: here })
                : stand(40, { from: here })
            for (const [i, position] of told.entries()) {
              const accuracy = 4 + (i % 9) * 0.7
              // Each tenth comes late, with its own time or as a repetition of an older place.
              const t = i % 10 === 9 ? position.t + late.next().value : position.t
              session.add({ ...position, t, accuracy, elevation: 12.345 + i * 0.11 })
            }
            here = told.at(-1)!
          }
        }
        await session.finish(here.t + 2000)
        const shown = session.figures(session.kept.endedAt!)
        const kept = await stored(session)
        expect(resultOf(shown)).toEqual(resultOf(kept))
        expect(shown.splits).toEqual(kept.splits)
        expect(shown.gain).toBe(kept.gain)
      },
    ),
    { numRuns: 25 },
  )
})
