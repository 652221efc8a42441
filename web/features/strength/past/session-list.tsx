import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ChevronDown, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { cursorOf } from '#contract/http/cursor.ts'
import {
  getStrengthSession,
  listStrengthSessions,
  type StrengthSession,
  type StrengthSet,
} from '#contract/strength/strength.ts'
import { call } from '#web/http/client.ts'
import { read } from '#web/http/query-client.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { formatSet, formatWeight, type WeightUnit } from '../weights.ts'
import { words } from '../words.ts'
import { ExerciseHistory } from './exercise-history.tsx'

const pageSize = 20

function nextCursor(page: readonly StrengthSession[]): string | undefined {
  const last = page.at(-1)
  return last && page.length === pageSize
    ? cursorOf({ at: new Date(last.startedAt), id: last.id })
    : undefined
}

type Shared = { unit: WeightUnit; onAgain: (title: string, sets: readonly StrengthSet[]) => void }

/** Past sessions, newest first; one opens to its sets. */
export function SessionList({ unit, onAgain }: Shared) {
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: [listStrengthSessions.path],
    queryFn: ({ pageParam, signal }) =>
      call(listStrengthSessions, { query: { limit: pageSize, cursor: pageParam }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: nextCursor,
    staleTime: 0,
  })
  const sessions = data?.pages.flat()
  return (
    <section aria-labelledby="past-sessions" className="grid grid-cols-1 gap-2">
      <h2 id="past-sessions" className="display text-2xl">
        {words.pastTitle}
      </h2>
      {sessions ? (
        sessions.length ? (
          <ul>
            {sessions.map((session) => (
              <PastSession key={session.id} session={session} unit={unit} onAgain={onAgain} />
            ))}
          </ul>
        ) : (
          <EmptyState title={words.noPast} text={words.noPastText} />
        )
      ) : isError ? (
        <ErrorState title={words.pastFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
      {hasNextPage ? (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {words.more}
        </Button>
      ) : null}
    </section>
  )
}

function PastSession({ session, unit, onAgain }: Shared & { session: StrengthSession }) {
  const [open, setOpen] = useState(false)
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="flex min-h-16 w-full items-center gap-3 py-2.5 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate font-semibold">{session.title}</span>
          <span className="text-sm text-ink-2">{formatDay(session.startedAt)}</span>
        </span>
        <span className="text-right text-sm text-ink-2 tabular-nums">
          {words.summary(session.sets, formatWeight(Math.round(session.volume), unit))}
        </span>
        <ChevronDown
          className={`size-5 shrink-0 text-ink-3 transition-transform duration-150 ${open ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      {open ? <SessionSets session={session} unit={unit} onAgain={onAgain} /> : null}
    </li>
  )
}

function SessionSets({ session: { id, title }, unit, onAgain }: Shared & { session: StrengthSession }) {
  const { data, isError, refetch } = useQuery({
    ...read(getStrengthSession, { params: { id } }),
    staleTime: 0,
  })
  const [shown, setShown] = useState<{ exerciseId: string; name: string }>()
  if (isError || data === null) return <ErrorState title={words.pastFailed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="mb-4 h-24" />
  const exercises = Map.groupBy(data.sets, ({ exerciseId }) => exerciseId)
  return (
    <section aria-label={words.sessionSets(title)} className="grid gap-3 pb-4">
      {[...exercises].map(([exerciseId, sets]) => {
        const name = sets[0]!.exerciseName
        return (
          <div key={exerciseId}>
            <button
              type="button"
              className="min-h-11 font-medium text-herb hover:underline"
              onClick={() => setShown({ exerciseId, name })}
            >
              {name}
            </button>
            <p className="text-ink-2 tabular-nums">
              {sets
                .map((set) => [words.kindMarks[set.kind], formatSet(set, unit)].filter(Boolean).join(' '))
                .join('  ·  ')}
            </p>
          </div>
        )
      })}
      <Button
        variant="secondary"
        className="justify-self-start"
        icon={<RotateCcw className="size-4.5" aria-hidden="true" />}
        onClick={() => onAgain(title, data.sets)}
      >
        {words.again}
      </Button>
      {shown ? <ExerciseHistory {...shown} unit={unit} onClose={() => setShown(undefined)} /> : null}
    </section>
  )
}
