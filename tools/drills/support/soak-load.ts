import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addDays } from '#contract/measures/day.ts'
import { analyzeMeal, logNutrition } from '#contract/nutrition/nutrition.ts'
import { today } from '#testing/clock.ts'
import { mealOf } from '../crash.ts'
import type { Person } from './person.ts'
import type { TestBed } from './test-bed.ts'

/** Days that are read and written. */
const days = 30
/** Maximum of concurrent calls: a slow server gets fewer calls, which the count shows. */
const mostOpen = 64
/** Meals per account: above this, a new one replaces an old one. */
const meals = 90
const dayReads = ['/api/nutrition/logs?date=', '/api/dashboard/stats?date=', '/api/drinks/logs?date=']
const analytics = [
  '/api/analytics/advanced',
  '/api/nutrition/analytics?period=month',
  '/api/activities/analytics?period=month',
]

export type Served = { at: number; ms: number }

/** Calls by rotating accounts: 70 % day reads, 20 % writes (one in twenty a photo), 10 % analytics. */
export function mixedLoad({ servers }: TestBed, people: Person[], photo: Uint8Array<ArrayBuffer>) {
  const dayOf = (turn: number) => addDays(today, -((turn * 7) % days))
  const kept = people.map(() => [] as string[])

  function write(turn: number, at: number, server: string) {
    const person = people[at]!
    if (turn % 110 === 8) {
      const form = new FormData()
      form.append('notes', 'two apples and 100 g of bread')
      form.append('image', new Blob([photo], { type: 'image/jpeg' }), 'meal.jpg')
      return person.call(server, 'POST', analyzeMeal.path, form)
    }
    const oldest = kept[at]!.length >= meals ? kept[at]!.shift() : undefined
    if (oldest) return person.call(server, 'DELETE', `/api/nutrition/logs/${oldest}`)
    const meal = { ...mealOf(randomUUID()), targetDate: dayOf(turn) }
    return person.call(server, 'POST', logNutrition.path, meal).then((answer) => {
      const { id } = (answer.body ?? {}) as { id?: string }
      if (id) kept[at]!.push(id)
      return answer
    })
  }
  function call(turn: number, at: number) {
    const server = servers[turn % servers.length]!.address
    if (turn % 10 === 9) return people[at]!.call(server, 'GET', analytics[turn % analytics.length]!)
    if (turn % 10 >= 7) return write(turn, at, server)
    return people[at]!.call(server, 'GET', dayReads[turn % dayReads.length]! + dayOf(turn))
  }

  return {
    /** Open-loop load: `perSecond` calls a second for `forMs`, without waiting for answers. */
    async run(perSecond: number, forMs: number, say: (line: string) => void) {
      const begun = performance.now()
      const served: Served[] = []
      const open = new Set<Promise<void>>()
      let bad = 0
      for (let turn = 0; performance.now() - begun < forMs; turn++) {
        const due = begun + (turn * 1000) / perSecond
        await wait(Math.max(0, due - performance.now()))
        if (open.size >= mostOpen) await Promise.race(open)
        const sent = performance.now()
        const one = call(turn, Math.floor(turn / 10) % people.length)
          .catch((error: Error) => ({ status: 0, text: String(error.cause ?? error) }))
          .then(({ status, text }) => {
            served.push({ at: sent - begun, ms: performance.now() - sent })
            if (status === 200) return
            if (bad++ < 20) say(`${status} ${text.slice(0, 200)}`)
          })
        open.add(one)
        void one.finally(() => open.delete(one))
      }
      await Promise.all(open)
      return { served, bad }
    },
  }
}
