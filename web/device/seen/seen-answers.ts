import { hashKey } from '@tanstack/react-query'

/** Paths written out: importing the contract's schemas would add to the first load. */
export const paths = {
  authUser: '/api/auth/user',
  user: '/api/user',
  config: '/api/config',
  goals: '/api/user/goals',
  stats: '/api/dashboard/stats',
  meals: '/api/nutrition/logs',
  savedMeals: '/api/saved-meals',
  drinks: '/api/drinks/logs',
  todaysDrinks: '/api/drinks/today',
  supplements: '/api/supplements',
  activities: '/api/activities/recent',
  activityStats: '/api/activities/stats',
  records: '/api/activities/records',
  exercises: '/api/strength/exercises',
  routines: '/api/strength/routines',
  lastSets: '/api/strength/last',
  strengthPreferences: '/api/strength/preferences',
}

/** Answers cached for offline use: diary days and what the app needs to render them. */
const keptPaths = new Set<string>(Object.values(paths))
/** Answers that name their owner. */
const ownPaths = new Set<string>([paths.authUser, paths.user])
/** Answers that default to today when called without a date. */
const dailyPaths = new Set<string>([paths.stats, paths.meals, paths.drinks, paths.todaysDrinks])

/** When cached answers shown by queries were received, by query hash. */
const seen = new Map<string, number>()
const listeners = new Set<() => void>()
export function onSeen(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** When (milliseconds since 1970) a query's cached answer was received; undefined if it is fresh. */
export const seenAt = (queryHash: string) => seen.get(queryHash)

/** When (milliseconds since 1970) the answer shown by a query was given; 0 if it shows none. */
export function answeredAt(
  queryKey: readonly unknown[],
  { data, dataUpdatedAt }: { data?: unknown; dataUpdatedAt: number },
): number {
  return data ? (seen.get(hashKey(queryKey)) ?? dataUpdatedAt) : 0
}

function mark(hash: string, at: number | undefined) {
  if (seen.get(hash) === at) return
  if (at === undefined) seen.delete(hash)
  else seen.set(hash, at)
  for (const listener of listeners) listener()
}

/** Resolves with the answer of `ask`; offline, with the last cached answer. */
export async function orSeen<T>(
  queryKey: readonly unknown[],
  path: string,
  ask: () => Promise<T>,
): Promise<T> {
  const [bare, query] = path.split('?')
  if (!keptPaths.has(bare!)) return ask()
  const hash = hashKey(queryKey)
  const owner = knownUser()
  const daily = dailyPaths.has(bare!) && !query
  const key = daily ? `${path}#${new Date().toLocaleDateString('en-CA')}` : path
  try {
    const answer = await ask()
    mark(hash, undefined)
    const owned = ownPaths.has(bare!) ? (answer as { id: string }).id : owner
    // Another tab may have signed in with another account meanwhile.
    if (owned && (ownPaths.has(bare!) || owned === knownUser())) void keep(owned, key, answer)
    return answer
  } catch (error) {
    // fetch throws a TypeError without a network.
    if (!(error instanceof TypeError) || !owner) throw error
    const kept = await recall(owner, key)
    if (!kept) throw error
    mark(hash, kept.at)
    return kept.answer as T
  }
}

/** Stores what a write answered in place of the read's answer, so that the next offline start shows it. */
export function noteAnswer(path: string, answer: unknown) {
  const owner = knownUser()
  if (owner) void keep(owner, path, answer)
}

async function keep(userId: string, path: string, answer: unknown) {
  try {
    const { seenStore } = await import('./seen-store.ts')
    await seenStore.keep({ userId, path, answer, at: Date.now() })
  } catch {
    // The browser has no storage.
  }
}

async function recall(userId: string, path: string) {
  try {
    const { seenStore } = await import('./seen-store.ts')
    return await seenStore.answerTo(userId, path)
  } catch {
    return undefined
  }
}

/** The last user signed in on this device. */
function knownUser(): string | undefined {
  try {
    return localStorage.getItem('userId') ?? undefined
  } catch {
    return undefined
  }
}
