import { addDays, daysBetween, weekStart } from '#contract/measures/day.ts'
import type { Database } from '#server/adapters/database/database.ts'
import { totalsStore } from '../store.ts'
import { type Milestone, milestoneStore } from './milestone-store.ts'

/**
 * Claims an account's untold milestones of `today`: the highest of each kind, marked as told with those below it,
 * so that no other instance sends them. Future days wait; streaks that are over or lie in an imported past are
 * deleted and can be reached again.
 */
export async function milestonesToAnnounce(
  db: Database,
  userId: string,
  reached: Milestone[],
  today: string,
  now: Date,
): Promise<Milestone[]> {
  const store = milestoneStore(db, userId)
  const told: Milestone[] = []
  for (const [kind, all] of Map.groupBy(reached, ({ kind }) => kind)) {
    const current = kind === 'streak' ? await currentStreaks(db, userId, all, today) : all
    for (const { threshold } of all.filter((one) => !current.includes(one)))
      await store.forget(kind, threshold)
    const here = current.filter(({ reachedOn }) => kind !== 'streak' || reachedOn <= today)
    if (!here.length) continue
    const thresholds = here.map(({ threshold }) => threshold)
    const mine = new Set(await store.claim(kind, thresholds, now))
    const highest = here.toSorted((one, other) => other.threshold - one.threshold)[0]!
    if (mine.has(highest.threshold) && isNews(highest, today)) told.push(highest)
  }
  return told
}

async function currentStreaks(db: Database, userId: string, all: Milestone[], today: string) {
  const current: Milestone[] = []
  for (const one of all) {
    if (one.reachedOn < addDays(today, -1)) continue
    const [run] = await totalsStore(db, userId).runsAround('logged', one.reachedOn, one.reachedOn)
    if (run && daysBetween(run.firstDay, run.lastDay) + 1 >= one.threshold) current.push(one)
  }
  return current
}

/** A weekly goal met by an old entry is not announced. */
function isNews({ kind, threshold }: Milestone, today: string): boolean {
  return kind !== 'weekly_goal' || threshold === Number(weekStart(today).replaceAll('-', ''))
}
