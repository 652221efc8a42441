import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { logNutrition } from '#contract/nutrition/nutrition.ts'
import { today } from '#testing/clock.ts'
import type { Person } from './person.ts'

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

type Writing = {
  people: readonly Person[]
  writers: number
  /** The server of a call; another one after a restart. */
  server(turn: number): string
  /** Paths that are read between the writes, two of three calls. */
  reads?: readonly string[]
  say(line: string): void
}

/** Logs meals at the same time, each writer one after the other, until `stop`. */
export function writeMeals({ people, writers, server, reads = [], say }: Writing) {
  const acknowledged = new Set<string>()
  /** Answers but 200 and 429 by their status, or by the error's code where there was none. */
  const refused = new Map<string, number>()
  const times: number[] = []
  let going = true

  async function call(turn: number, person: Person) {
    const isRead = reads.length > 0 && turn % 3 > 0
    const foodName = randomUUID()
    const begun = performance.now()
    const { outcome, text } = await (isRead
      ? person.call(server(turn), 'GET', reads[turn % reads.length]!)
      : person.call(server(turn), 'POST', logNutrition.path, mealOf(foodName))
    ).then(
      ({ status, text }) => ({ outcome: String(status), text }),
      ({ cause = {} }: { cause?: { code?: string } }) => ({ outcome: cause.code ?? '', text: String(cause) }),
    )
    times.push(performance.now() - begun)
    if (outcome === '200') {
      if (!isRead) acknowledged.add(foodName)
      return
    }
    // 429: the rate limit of one account; the others continue.
    if (outcome !== '429') {
      const count = (refused.get(outcome) ?? 0) + 1
      refused.set(outcome, count)
      if (count === 1) say(`${outcome} ${text.slice(0, 300)}`)
    }
    await wait(20)
  }
  const writing = Array.from({ length: writers }, async (_, at) => {
    for (let turn = at; going; turn += writers) await call(turn, people[at % people.length]!)
  })
  const until = async (isEnough: () => boolean) => {
    for (let waited = 0; !isEnough() && waited < 20_000; waited += 10) await wait(10)
  }

  return {
    acknowledged,
    refused,
    times,
    /** Waits for `count` more acknowledged meals, 20 s at most. */
    more(count: number) {
      const enough = acknowledged.size + count
      return until(() => acknowledged.size >= enough)
    },
    /** Waits for `count` more calls, 20 s at most. */
    moreCalls(count: number) {
      const enough = times.length + count
      return until(() => times.length >= enough)
    },
    async stop() {
      going = false
      await Promise.all(writing)
    },
    /** Acknowledged meals that are missing on a server, and days whose total is wrong. */
    async countLosses(address: string) {
      const { kept, halves } = await lookAt(address, people)
      return { lost: [...acknowledged].filter((name) => !kept.has(name)).length, halves }
    },
  }
}

/** All meals, and the number of days whose total is not the sum of their meals. */
export async function lookAt(server: string, everybody: readonly Person[]) {
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
