import { fromColumns } from '#contract/activities/track/columns.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { unpackColumns } from './packed-columns.ts'
import { recordedActivities } from './recorded-store.ts'
import { trackStore } from './track-store.ts'

const positionsAtOnce = 2000

/**
 * Streams an account's complete recordings: the privacy radius applies to others only. One is in memory at a time.
 */
export async function* exportTracks(db: Database, userId: string) {
  for await (const id of recordedActivities(db, userId)) {
    const packed = await trackStore(db, userId).recording(id)
    if (packed) yield { id, json: trackJson(packed) }
  }
}

/** A recording as JSON in chunks: two days of it are tens of megabytes. */
function* trackJson(packed: Uint8Array) {
  const { positions, beats, pauses, laps, startedAt, endedAt } = fromColumns(unpackColumns(packed))
  const time = (t: number) => new Date(t).toISOString()
  const about = {
    startedAt: time(startedAt),
    endedAt: time(endedAt),
    pauses: pauses.map(([from, to]) => [time(from), time(to)]),
    laps: laps.map(time),
  }
  yield JSON.stringify(about).slice(0, -1)
  yield* list('positions', positions)
  yield* list('beats', beats)
  yield '}\n'

  function* list<T extends { t: number }>(name: string, moments: T[]) {
    yield `,\n"${name}":[`
    for (let at = 0; at < moments.length; at += positionsAtOnce) {
      const some = moments
        .slice(at, at + positionsAtOnce)
        .map(({ t, ...rest }) => ({ time: time(t), ...rest }))
      yield `${at ? ',\n' : '\n'}${some.map((moment) => JSON.stringify(moment)).join(',\n')}`
    }
    yield ']'
  }
}
