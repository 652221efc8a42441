import { setTimeout as wait } from 'node:timers/promises'
import type { Drill } from './drill.ts'
import { type Person, signUpPro } from './person.ts'
import { openTestBed } from './test-bed.ts'
import { memoryOf, watchHealth } from './watch-health.ts'

/** Sends a request; resolves with its status. */
export type Send = (person: Person, server: string) => Promise<number>

type Costly = {
  name: string
  promise: string
  /** Accounts that send a request at the same time. */
  atOnce: number
  requests(short: boolean): Promise<Record<string, Send>> | Record<string, Send>
  /** At most, in the full form: milliseconds of health, and megabytes above rest of one request. */
  mostHealthMs: number
  mostMb: number
  /** At most, of all processes of the server. */
  mostPeakMb: number
}

/** A drill that sends costly requests, each alone and then several at once, and asks the server for its health meanwhile. */
export const costlyDrill = ({
  atOnce,
  requests,
  mostHealthMs,
  mostMb,
  mostPeakMb,
  ...about
}: Costly): Drill => ({
  ...about,
  places: ['embedded'],
  async run({ short, say, external }) {
    const testBed = await openTestBed({ external }, 1)
    const server = testBed.servers[0]!.address
    try {
      const people: Person[] = []
      for (let at = 0; at < atOnce; at++) people.push(await signUpPro(testBed))
      const all = Object.entries(await requests(short))
      const found = { kinds: all.length, calls: 0, taken: 0, failed: 0, mostMb: 0 }
      // The first request loads code.
      await all[0]![1](people[0]!, server)
      const health = watchHealth(testBed)
      for (const [name, send] of all) {
        const rest = (await memoryOf(testBed)).all
        const statuses: number[] = []
        const sentBy = async (some: readonly Person[]) => {
          statuses.push(...(await Promise.all(some.map((person) => send(person, server)))))
        }
        const begun = performance.now()
        const { peakMb } = await health.during(() => sentBy(people.slice(0, 1)))
        const { slowestMs } = await health.during(() => sentBy(people))
        found.calls += statuses.length
        found.taken += statuses.filter((status) => status < 300).length
        found.failed += statuses.filter((status) => status >= 500 && status !== 503).length
        found.mostMb = Math.max(found.mostMb, peakMb - rest)
        const ms = Math.round(performance.now() - begun)
        say(`${name}: ${statuses} in ${ms} ms, health within ${slowestMs} ms, ${peakMb - rest} MB for one`)
        // Idle threads and processes end.
        await wait(short ? 0 : 5000)
      }
      const { asked, failed, slowestMs: slowestHealthMs, ...peaks } = await health.stop()
      const restMb = (await memoryOf(testBed)).all
      return {
        ...found,
        failed: found.failed + failed,
        healthAsked: asked,
        slowestHealthMs,
        ...peaks,
        restMb,
      }
    } finally {
      await testBed.close()
    }
  },
  kept: (found, { short }) =>
    found.calls === found.kinds! * (1 + atOnce) &&
    found.failed === 0 &&
    found.healthAsked! > 10 &&
    found.peakMb! < mostPeakMb &&
    (short || (found.slowestHealthMs! <= mostHealthMs && found.mostMb! <= mostMb)),
})

/** Posts a file as the body. */
export function postFile(person: Person, server: string, path: string, bytes: Uint8Array) {
  return fetch(server + path, {
    method: 'POST',
    headers: {
      cookie: person.cookie,
      'content-type': 'application/octet-stream',
      'sec-fetch-site': 'same-origin',
    },
    body: new Uint8Array(bytes),
  })
}

/** A file of activities, which is uploaded and waited for until it is read. */
export function activitiesFile(name: string, file: string | Uint8Array): Send {
  // Encoded before any is sent: encoding would hold up the process that measures health.
  const bytes = typeof file === 'string' ? Buffer.from(file) : file
  return async (person, server) => {
    const path = '/api/activities/imports'
    const started = await postFile(person, server, `${path}?name=${name}`, bytes)
    if (!started.ok) return started.status
    const { id } = (await started.json()) as { id: string }
    for (;;) {
      const { body, status } = await person.call(server, 'GET', `${path}/${id}`)
      if (status !== 200 || (body as { state: string }).state !== 'running') return status
      await wait(100)
    }
  }
}
