import { hashKey } from '@tanstack/react-query'

/** Reads of the contract by their paths: the schemas themselves would weigh on every first load. */
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
  activities: '/api/activities/recent',
  activityStats: '/api/activities/stats',
  records: '/api/activities/records',
}

/** What somebody without a network still wants: their days, and what the app needs to show them. */
const keptPaths = new Set<string>(Object.values(paths))
/** What these answer says whose it is. */
const ownPaths = new Set<string>([paths.authUser, paths.user])
/** Without a date these answer for the day on which they are asked. */
const dailyPaths = new Set<string>([paths.stats, paths.meals, paths.drinks, paths.todaysDrinks])

/** When the answers were seen that queries show in place of fresh ones, by the hash of the query's key. */
const seen = new Map<string, number>()
const listeners = new Set<() => void>()
export function onSeen(changed: () => void) {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** When (milliseconds since 1970) a query's answer was seen, where it is not fresh. */
export const seenAt = (queryHash: string) => seen.get(queryHash)

/** When (milliseconds since 1970) the answer that a query shows was given; 0 where it shows none. */
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

/** Answers what `ask` answers; where the network is gone, what the server answered the last time. */
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
    // Somebody else may have signed in meanwhile, in another tab.
    if (owned && (ownPaths.has(bare!) || owned === knownUser())) void keep(owned, key, answer)
    return answer
  } catch (error) {
    // What fetch throws where there is no network.
    if (!(error instanceof TypeError) || !owner) throw error
    const kept = await recall(owner, key)
    if (!kept) throw error
    mark(hash, kept.at)
    return kept.answer as T
  }
}

async function keep(userId: string, path: string, answer: unknown) {
  try {
    const { seenStore } = await import('./seen-store.ts')
    await seenStore.keep({ userId, path, answer, at: Date.now() })
  } catch {
    // A browser that keeps nothing.
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

/** Whoever was signed in here last. */
function knownUser(): string | undefined {
  try {
    return localStorage.getItem('userId') ?? undefined
  } catch {
    return undefined
  }
}
