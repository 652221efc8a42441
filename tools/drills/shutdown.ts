import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { mealOf } from './crash.ts'
import type { Drill } from './support/drill.ts'
import { type Person, signUp } from './support/person.ts'
import { openTestBed } from './support/test-bed.ts'

const writers = 12
const people = 6

/** Stops the server under load, as each release does. */
export const shutdown: Drill = {
  name: 'shutdown',
  promise: 'SIGTERM under load drops no request that was taken, loses no write, and is over in 10 s',
  places: ['embedded', 'external'],
  async run({ short, say, external }) {
    const testBed = await openTestBed({ external }, 1)
    try {
      const everybody: Person[] = []
      for (let at = 0; at < people; at++)
        everybody.push(await signUp(testBed.servers[0]!.address, `Shutdown${at}`))
      const rounds = short ? 1 : 20
      const found = { rounds, acknowledged: 0, dropped: 0, slowestEndMs: 0, badEnds: 0, lost: 0 }
      const acknowledged = new Set<string>()
      for (let round = 0; round < rounds; round++) {
        const server = testBed.servers[0]!
        const agent = new Agent({ keepAlive: true })
        const before = acknowledged.size
        const writing = Array.from({ length: writers }, async (_, at) => {
          for (;;) {
            const foodName = `meal ${randomUUID()}`
            const outcome = await write(agent, server.address, everybody[at % people]!, foodName)
            if (outcome === 'acknowledged') acknowledged.add(foodName)
            else if (outcome === 'limited') await wait(50)
            else if (outcome === 'dropped') {
              found.dropped++
              return
            } else return
          }
        })
        for (let waited = 0; acknowledged.size < before + 100 && waited < 10_000; waited += 10) await wait(10)
        const begun = performance.now()
        await server.stop()
        found.slowestEndMs = Math.max(found.slowestEndMs, Math.round(performance.now() - begun))
        if (server.child.exitCode !== 0) found.badEnds++
        await Promise.all(writing)
        agent.destroy()
        await testBed.restart(0)
      }
      const kept = new Set(
        (await testBed.query<{ food_name: string }>('select food_name from nutrition_logs')).map(
          ({ food_name }) => food_name,
        ),
      )
      found.acknowledged = acknowledged.size
      found.lost = [...acknowledged].filter((name) => !kept.has(name)).length
      say(`${acknowledged.size} meals, ${kept.size} rows`)
      return found
    } finally {
      await testBed.close()
    }
  },
  kept: ({ rounds, acknowledged, dropped, slowestEndMs, badEnds, lost }, { short }) =>
    acknowledged! >= rounds! * 100 &&
    dropped === 0 &&
    lost === 0 &&
    badEnds === 0 &&
    (short || slowestEndMs! < 10_000),
}

type Outcome = 'acknowledged' | 'limited' | 'ended' | 'dropped'

/** Over keep-alive connections, like a load balancer. A refused connection does not count as a dropped request. */
function write(agent: Agent, server: string, { cookie }: Person, foodName: string): Promise<Outcome> {
  const body = JSON.stringify(mealOf(foodName))
  return new Promise((resolve) => {
    const sent = request(
      server + logNutrition.path,
      {
        agent,
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      },
      (response) => {
        response.resume()
        response.on('error', () => resolve('dropped'))
        response.on('end', () => {
          if (response.statusCode === 200) resolve('acknowledged')
          else
            resolve(
              response.statusCode === 429 ? 'limited' : response.statusCode === 503 ? 'ended' : 'dropped',
            )
        })
      },
    )
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'ended' : 'dropped'),
    )
    sent.end(body)
  })
}
