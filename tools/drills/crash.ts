import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { today } from '#testing/clock.ts'
import { startServerProcess } from '#testing/server-process.ts'
import type { Drill } from './support/drill.ts'
import { type Person, signUp } from './support/person.ts'
import { temporaryFolder } from './support/test-bed.ts'

const writers = 10
const people = 4

/** Kills the server during writes, repeatedly, on the embedded database. */
export const crash: Drill = {
  name: 'crash',
  isCore: true,
  promise:
    'kill -9 during writes loses nothing acknowledged, leaves nothing half-written, and the restart is quick',
  places: ['embedded'],
  async run({ short, say }) {
    const kills = short ? 2 : 200
    const folder = await temporaryFolder()
    const env = { DATA_DIR: join(folder, 'data') }
    const acknowledged = new Set<string>()
    let slowestMs = 0
    let server = await startServerProcess(env)
    try {
      const everybody: Person[] = []
      for (let at = 0; at < people; at++) everybody.push(await signUp(server.address, `Crash${at}`))
      for (let round = 1; round <= kills; round++) {
        let going = true
        const { address } = server
        const writing = Array.from({ length: writers }, async (_, at) => {
          while (going) {
            const foodName = `meal ${randomUUID()}`
            const person = everybody[at % people]!
            const answer = await person
              .call(address, 'POST', logNutrition.path, mealOf(foodName))
              .catch(() => undefined)
            if (answer?.status === 200) acknowledged.add(foodName)
            // 429: the rate limit of one account; the others continue.
            else if (answer?.status === 429) await wait(50)
          }
        })
        // During writes, after a different number of them each time.
        const enough = acknowledged.size + 40 + (round % 7) * 5
        for (let waited = 0; acknowledged.size < enough && waited < 10_000; waited += 10) await wait(10)
        await server.kill()
        going = false
        await Promise.all(writing)
        server = await startServerProcess(env)
        slowestMs = Math.max(slowestMs, server.readyMs)
        if (round % 20 === 0) say(`${round} kills, ${acknowledged.size} meals acknowledged`)
      }
      const { kept, halves } = await lookAt(server.address, everybody)
      const lost = [...acknowledged].filter((name) => !kept.has(name)).length
      await server.stop()
      const orphans = await processesOn(folder)
      return { kills, acknowledged: acknowledged.size, lost, halves, orphans, slowestStartMs: slowestMs }
    } finally {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    }
  },
  kept: ({ kills, acknowledged, lost, halves, orphans, slowestStartMs }, { short }) =>
    kills === (short ? 2 : 200) &&
    acknowledged! >= (short ? 80 : 10_000) &&
    lost === 0 &&
    halves === 0 &&
    orphans === 0 &&
    // The short form runs on loaded machines and checks no times.
    (short || slowestStartMs! < 5000),
}

export const mealOf = (foodName: string) => ({
  foodName,
  calories: 100,
  protein: 1,
  carbs: 1,
  fat: 1,
  sugar: 1,
  servingSize: '1',
  mealType: 'snack',
  targetDate: today,
})

/** Number of running processes that were started on `folder`; 0 on a system without /proc. */
async function processesOn(folder: string): Promise<number> {
  const all = await readdir('/proc').catch(() => [])
  const commands = await Promise.all(all.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
  return commands.filter((command) => command.includes(folder)).length
}

/** All meals, and the number of days whose total is not the sum of their meals. */
export async function lookAt(server: string, everybody: Person[]) {
  const kept = new Set<string>()
  let halves = 0
  for (const person of everybody) {
    const meals = (await person.call(server, 'GET', `/api/nutrition/logs?date=${today}`)).body as {
      foodName: string
      calories: number
    }[]
    const { body } = await person.call(server, 'GET', `/api/dashboard/stats?date=${today}`)
    const { today: total } = body as { today: { calories: number; meals: number } }
    const sum = meals.reduce((total, { calories }) => total + calories, 0)
    if (total.calories !== sum || total.meals !== meals.length) halves++
    for (const { foodName } of meals) kept.add(foodName)
  }
  return { kept, halves }
}
