import { randomUUID } from 'node:crypto'
import { today } from '#testing/clock.ts'
import type { Drill } from './support/drill.ts'
import { signUp } from './support/person.ts'
import { openTestBed } from './support/test-bed.ts'

const times = 20
const processes = 2

/** Writes that a client retries after a lost answer, concurrently and on several processes. */
export const retry: Drill = {
  name: 'retry',
  promise: 'the same write sent 20 times with one idempotency key makes one row',
  places: ['embedded', 'external'],
  tested: ['external'],
  async run({ short, external }) {
    const testBed = await openTestBed({ external }, processes)
    try {
      const addresses = testBed.servers.map(({ address }) => address)
      const person = await signUp(addresses[0]!, 'Retry')
      const rounds = short ? 2 : 20
      let answered = 0
      let different = 0
      for (let round = 0; round < rounds; round++)
        for (const { path, payload } of writes(round)) {
          const key = randomUUID()
          const all = await Promise.all(
            Array.from({ length: times }, (_, at) =>
              person.call(addresses[at % addresses.length]!, 'POST', path, payload, {
                'idempotency-key': key,
              }),
            ),
          )
          answered += all.filter(({ status }) => status === 200).length
          different += new Set(all.map(({ text }) => text)).size - 1
        }
      const count = async (table: string) =>
        Number((await testBed.query<{ count: string }>(`select count(*) from ${table}`))[0]!.count)
      const rows = (await count('nutrition_logs')) + (await count('drink_logs')) + (await count('activities'))
      return { writes: rounds * writes(0).length, answered, different, rows }
    } finally {
      await testBed.close()
    }
  },
  kept: ({ writes: wanted, answered, different, rows }) =>
    wanted! > 0 && rows === wanted && answered === wanted! * times && different === 0,
}

const writes = (round: number) => [
  {
    path: '/api/nutrition/log',
    payload: {
      foodName: `soup ${round}`,
      calories: 100,
      protein: 1,
      carbs: 1,
      fat: 1,
      sugar: 1,
      servingSize: '1',
      mealType: 'snack',
      targetDate: today,
    },
  },
  {
    path: '/api/drinks/log',
    payload: {
      drinkType: 'water',
      customName: `glass ${round}`,
      volume: 240,
      calories: 0,
      hydrationValue: '1',
      temperature: 'room_temp',
      targetDate: today,
    },
  },
  {
    path: '/api/activities/log',
    payload: { activityType: 'yoga', startTime: `${today}T00:0${round % 10}:00Z`, duration: 60 + round },
  },
]
