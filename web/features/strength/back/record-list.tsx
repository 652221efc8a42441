import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listRecords } from '#contract/strength/records.ts'
import { read } from '#web/http/query-client.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { ExerciseHistory } from '../past/exercise-history.tsx'
import { RecordFigures } from '../past/record-figures.tsx'
import { usePreferences } from '../use-preferences.ts'
import { words } from '../words.ts'
import { View } from './view-links.tsx'

/** The records of all exercises, by name; an exercise opens its history. */
export function RecordList() {
  const { unit } = usePreferences()
  const { data, isError, refetch } = useQuery({ ...read(listRecords), staleTime: 0 })
  const [open, setOpen] = useState<{ exerciseId: string; name: string }>()
  return (
    <View title={words.recordsTitle}>
      {data?.length ? (
        <ul>
          {data.map(({ exerciseId, exerciseName, ...records }) => (
            <li key={exerciseId} className="border-t border-line py-2.5">
              <button
                type="button"
                className="min-h-11 text-left font-semibold text-herb hover:underline"
                onClick={() => setOpen({ exerciseId, name: exerciseName })}
              >
                {exerciseName}
              </button>
              <RecordFigures records={records} unit={unit} isDense />
            </li>
          ))}
        </ul>
      ) : data ? (
        <EmptyState title={words.noRecords} text={words.noRecordsText} />
      ) : isError || data === null ? (
        <ErrorState title={words.recordsFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-60" />
      )}
      {open ? <ExerciseHistory {...open} onClose={() => setOpen(undefined)} /> : null}
    </View>
  )
}
