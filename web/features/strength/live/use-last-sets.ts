import { useQueryClient } from '@tanstack/react-query'
import { getLastSets } from '#contract/strength/strength.ts'
import { read } from '#web/http/query-client.ts'
import { keepLiveSession, liveSession } from './live-store.ts'
import { changeExercise, type LiveExercise, withLast } from './session.ts'

/** Reads what was lifted last time and shows it in the running session; without a network nothing is suggested. */
export function useLastSets() {
  const queries = useQueryClient()
  return async (sessionId: string, { key, exerciseId }: Pick<LiveExercise, 'key' | 'exerciseId'>) => {
    const query = { exercises: exerciseId, without: sessionId }
    const last = await queries.fetchQuery({ ...read(getLastSets, { query }), staleTime: 0 }).catch(() => null)
    const session = liveSession()
    if (!last?.[0] || session?.id !== sessionId) return
    const { sets } = last[0]
    keepLiveSession(changeExercise(session, key, (one) => withLast(one, sets, () => crypto.randomUUID())))
  }
}
