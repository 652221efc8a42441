import { addDays } from '#contract/measures/day.ts'
import type { Queryable } from '#server/adapters/database/database.ts'
import { milestoneStore } from './dashboard/milestone-store.ts'
import { type Joined, passed, weeklyGoalPassed } from './dashboard/milestones.ts'
import { type RunKind, type Share, totalsStore } from './store.ts'

export type { Share } from './store.ts'

/**
 * Adds an entry's share to its day, the lifetime and the runs, within the entry's transaction. Every entry counts
 * one `meals`, `drinks` or `workouts`; a negative share subtracts.
 */
export async function addToTotals(tx: Queryable, userId: string, day: string, share: Share) {
  const { life, joined } = await countShare(tx, userId, day, share)
  const reached = passed(day, share, life, joined)
  if ((share.workouts ?? 0) > 0) reached.push(...(await weeklyGoalPassed(tx, userId, day, share.workouts!)))
  if (reached.length) await milestoneStore(tx, userId).note(reached)
}

/** Like `addToTotals` without milestones: returns the new lifetime sums and the run that `day` joined. */
export async function countShare(tx: Queryable, userId: string, day: string, share: Share) {
  const store = totalsStore(tx, userId)
  const life = await store.addToLife(share)
  let joined: Joined | undefined
  const now = await store.addToDay(day, share)
  const entries = { logged: now.meals + now.drinks + now.workouts, active: now.workouts }
  const change = {
    logged: (share.meals ?? 0) + (share.drinks ?? 0) + (share.workouts ?? 0),
    active: share.workouts ?? 0,
  }
  for (const kind of ['logged', 'active'] as const) {
    const before = entries[kind] - change[kind]
    const begins = before <= 0 && entries[kind] > 0
    const ends = before > 0 && entries[kind] <= 0
    if (begins) {
      const run = await join(store, kind, day)
      if (kind === 'logged') joined = run
    }
    if (ends) await part(store, kind, day)
    if (begins || ends) await keepRuns(store, kind)
  }
  if (entries.logged <= 0) await store.forgetDay(day)
  return { life, joined }
}

export function negative(share: Share): Share {
  return Object.fromEntries(Object.entries(share).map(([name, value]) => [name, -value])) as Share
}

type Store = ReturnType<typeof totalsStore>

async function keepRuns(store: Store, kind: RunKind) {
  const { newest, longestDays } = await store.newestAndLongest(kind)
  await store.keepRuns({
    [`${kind}From`]: newest?.from ?? null,
    [`${kind}To`]: newest?.to ?? null,
    [`${kind}Best`]: longestDays,
  })
}

/** `day` became non-empty: joins the runs on either side. */
async function join(store: Store, kind: RunKind, day: string): Promise<Joined> {
  const beside = await store.runsAround(kind, addDays(day, -1), addDays(day, 1))
  for (const run of beside) await store.dropRun(kind, run.firstDay)
  const firstDay = beside.find((run) => run.firstDay < day)?.firstDay ?? day
  const lastDay = beside.find((run) => run.lastDay > day)?.lastDay ?? day
  await store.addRun(kind, firstDay, lastDay)
  return { parts: beside, firstDay, lastDay }
}

/** `day` became empty: splits its run. */
async function part(store: Store, kind: RunKind, day: string) {
  const [run] = await store.runsAround(kind, day, day)
  if (!run) return
  await store.dropRun(kind, run.firstDay)
  if (run.firstDay < day) await store.addRun(kind, run.firstDay, addDays(day, -1))
  if (run.lastDay > day) await store.addRun(kind, addDays(day, 1), run.lastDay)
}
