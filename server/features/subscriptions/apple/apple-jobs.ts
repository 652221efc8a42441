import { dayMs } from '#contract/measures/day.ts'
import type { Deps } from '#server/deps.ts'
import { askApple, refreshApple } from './apple.ts'
import { appleStore } from './apple-store.ts'

type Wiring = Pick<Deps, 'db' | 'appStore' | 'now' | 'jobs'>

const page = 200
const firstId = '00000000-0000-0000-0000-000000000000'
/** Days that Apple retries a failed renewal. */
const retriedDays = 60

/** Ends expired App Store plans, and compares daily with Apple. */
export function appleJobs(wiring: Wiring) {
  wiring.jobs.every('end-app-store-plans', '37 * * * *', () => endRunOut(wiring))
  wiring.jobs.every('compare-app-store', '11 2 * * *', () => compareAll(wiring))
}

async function endRunOut(wiring: Wiring) {
  for (let after = firstId; ; ) {
    const people = await appleStore(wiring.db).runOut(wiring.now(), after, page)
    for (const userId of people) await refreshApple(wiring, userId)
    if (people.length < page) return
    after = people.at(-1)!
  }
}

async function compareAll(wiring: Wiring) {
  const { db, appStore, now } = wiring
  const since = new Date(now().getTime() - retriedDays * dayMs)
  for (let after = ''; ; ) {
    const purchases = await appleStore(db).recent(since, after, page)
    for (const { id, userId } of purchases)
      await (appStore.canAsk ? askApple(wiring, id) : refreshApple(wiring, userId!))
    if (purchases.length < page) return
    after = purchases.at(-1)!.id
  }
}
