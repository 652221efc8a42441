import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { mealOf } from './crash.ts'
import type { Drill } from './support/drill.ts'
import { type Person, signUp } from './support/person.ts'
import { openTestBed } from './support/test-bed.ts'

const writers = 8
const people = 4
/** A planned restart, and a crash. */
const signals = ['SIGINT', 'SIGKILL'] as const

/** PostgreSQL ends under a running server. */
export const databaseRestart: Drill = {
  name: 'database-restart',
  promise: 'while PostgreSQL restarts writes answer 503, then all goes on, and nothing acknowledged is lost',
  places: ['embedded'],
  async run({ short, say, external }) {
    const testBed = await openTestBed({ external }, 1)
    const server = testBed.servers[0]!.address
    try {
      const everybody: Person[] = []
      for (let at = 0; at < people; at++) everybody.push(await signUp(server, `Restart${at}`))
      const rounds = short ? 2 : 20
      const found = { rounds, acknowledged: 0, away: 0, otherAnswers: 0, slowestBackMs: 0, lost: 0 }
      const acknowledged = new Set<string>()
      let going = true
      const { child, errors } = testBed.servers[0]!
      const writing = Array.from({ length: writers }, async (_, at) => {
        while (going && child.exitCode === null) {
          const foodName = `meal ${randomUUID()}`
          const meal = mealOf(foodName)
          const { status, text } = await everybody[at % people]!.call(
            server,
            'POST',
            logNutrition.path,
            meal,
          ).catch((error: Error) => ({ status: 0, text: String(error.cause) }))
          if (status === 200) acknowledged.add(foodName)
          else if (status === 503) found.away++
          else if (status !== 429) {
            found.otherAnswers++
            say(`${status} ${text.slice(0, 200)}`)
          }
          if (status !== 200) await wait(20)
        }
      })
      for (let round = 0; round < rounds; round++) {
        const enough = acknowledged.size + 60
        for (let waited = 0; acknowledged.size < enough && waited < 15_000; waited += 10) await wait(10)
        if (child.exitCode !== null) throw new Error(`The server ended: ${errors.join('').slice(-2000)}`)
        const pid = await testBed.databaseProcess()
        process.kill(pid!, signals[round % signals.length])
        const begun = performance.now()
        const [gone, before] = [found.away, acknowledged.size]
        // Each writer may have one write in flight acknowledged; one more means that the database is back.
        while (found.away === gone && performance.now() - begun < 10_000) await wait(5)
        const count = Math.max(before, acknowledged.size)
        while (acknowledged.size <= count + writers && performance.now() - begun < 60_000) await wait(5)
        found.slowestBackMs = Math.max(found.slowestBackMs, Math.round(performance.now() - begun))
      }
      going = false
      await Promise.all(writing)
      const rows = await testBed.query<{ food_name: string }>('select food_name from nutrition_logs')
      const kept = new Set(rows.map(({ food_name }) => food_name))
      found.acknowledged = acknowledged.size
      found.lost = [...acknowledged].filter((name) => !kept.has(name)).length
      return found
    } finally {
      await testBed.close()
    }
  },
  kept: ({ rounds, acknowledged, away, otherAnswers, slowestBackMs, lost }, { short }) =>
    acknowledged! >= rounds! * 60 &&
    away! >= rounds! &&
    otherAnswers === 0 &&
    lost === 0 &&
    // The short form runs on loaded machines and checks no times.
    (short || slowestBackMs! < 5000),
}
