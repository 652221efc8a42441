import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { type ActivityImport, getImport, startImport } from '#contract/activities/activity-files.ts'
import { recorded, straight, walk } from '#contract/activities/track/testing.ts'
import { activityFiles, exportFormats } from '#server/adapters/activity-files/activity-files.ts'
import { zipOf } from '#testing/activity-files.ts'
import { openBench, seedPeople } from './support/bench-server.ts'

export const name = 'activity-import'

const count = 1000
/** Duration of each activity in seconds, one position per second. */
const seconds = 1800

/**
 * Import of an archive with 1 000 half-hour runs in all three formats: time to the last activity, and latency
 * of other requests meanwhile.
 */
export async function run() {
  const archive = madeArchive()
  const server = await openBench()
  try {
    const { cookies } = await seedPeople(server, 2)
    const ask = async (cookie: string, method: 'GET' | 'POST', url: string, payload?: Buffer) => {
      const answer = await server.app.inject({
        method,
        url,
        headers: { cookie },
        ...(payload && { payload }),
      })
      if (answer.statusCode !== 200) throw new Error(answer.body)
      return answer.json<ActivityImport>()
    }
    const delay = monitorEventLoopDelay({ resolution: 5 })
    const begun = performance.now()
    const { id } = await ask(cookies[0]!, 'POST', `${startImport.path}?name=export.zip`, archive)
    delay.enable()
    let report: ActivityImport
    const others: number[] = []
    do {
      await wait(100)
      const asked = performance.now()
      await ask(cookies[1]!, 'GET', '/api/activities/stats')
      others.push(performance.now() - asked)
      report = await ask(cookies[0]!, 'GET', getImport.path.replace(':id', id))
    } while (report.state === 'running')
    delay.disable()
    if (report.imported !== count)
      throw new Error(JSON.stringify({ ...report, files: report.files.slice(0, 3) }))
    return {
      files: count,
      archiveMegabytes: Math.round(archive.length / 1e5) / 10,
      seconds: Math.round((performance.now() - begun) / 100) / 10,
      delayP99Ms: Math.round(delay.percentile(99) / 1e5) / 10,
      delayMostMs: Math.round(delay.max / 1e5) / 10,
      otherCallMostMs: Math.round(Math.max(...others)),
      peakMegabytes: Math.round(process.resourceUsage().maxRSS / 1024),
    }
  } finally {
    await server.close()
  }
}

function madeArchive(): Buffer {
  const positions = walk(straight(seconds * 3), { speed: 3, wander: 3, jitter: 0.5, elevation: () => 100 })
  const whole = recorded(positions)
  const files: Record<string, Uint8Array> = {}
  for (let at = 0; at < count; at++) {
    const format = exportFormats[at % 3]!
    const earlier = at * 86_400_000 - (whole.startedAt - Date.UTC(2020, 0))
    const moved = <T extends { t: number }>(one: T) => ({ ...one, t: one.t + earlier })
    files[`activities/${at}.${format}`] = activityFiles.write(format, {
      recording: {
        ...whole,
        positions: whole.positions.map(moved),
        startedAt: whole.startedAt + earlier,
        endedAt: whole.endedAt + earlier,
      },
      type: 'running',
      name: `Run ${at}`,
      distance: null,
      movingTime: null,
      calories: null,
      avgHeartRate: null,
      maxHeartRate: null,
    })
  }
  return zipOf(files)
}
