import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Section } from '#web/ui/section.tsx'
import { words } from '../words.ts'
import { ReminderForm } from './reminder-form.tsx'
import { remindersQuery } from './use-reminder-form.ts'

type Props = { zone: string; mealsOff: boolean }

/** Times of the meal reminders; `zone` is the account's. `mealsOff`: their topic is switched off. */
export function ReminderCard({ zone, mealsOff }: Props) {
  const loaded = useQuery({ ...remindersQuery, refetchOnMount: 'always' })
  return (
    <Section title={words.scheduleTitle} lead={words.scheduleLead}>
      {loaded.data ? (
        <ReminderForm schedule={loaded.data} zone={zone} mealsOff={mealsOff} />
      ) : loaded.isError ? (
        <ErrorState
          title={words.scheduleLoadFailed}
          onRetry={() => void loaded.refetch()}
          busy={loaded.isFetching}
        />
      ) : (
        <div role="status" className="grid gap-5">
          <span className="sr-only">{words.scheduleLoading}</span>
          {['breakfast', 'lunch', 'dinner'].map((meal) => (
            <Skeleton key={meal} className="h-11 w-full" />
          ))}
        </div>
      )}
    </Section>
  )
}
