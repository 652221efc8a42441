import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { useCopyMeals, useDayBefore } from '../../copy/use-copy-meals.ts'
import { EmptyPlate } from '../../log/plate/empty-plate.tsx'
import { words } from '../../words.ts'

type Props = {
  day: string
  isToday: boolean
  /** Undefined if the plan does not include logging. */
  onLog: (() => void) | undefined
}

/** The empty state of a day. */
export function MealsEmpty({ day, isToday, onLog }: Props) {
  return (
    <EmptyState
      art={<EmptyPlate />}
      title={isToday ? words.emptyToday : words.emptyDay}
      text={isToday ? words.emptyTodayText : words.emptyDayText}
      action={
        onLog ? (
          <div className="flex flex-wrap justify-center gap-2">
            <Button onClick={onLog}>{words.emptyAction}</Button>
            <CopyDayBefore day={day} label={isToday ? words.copyFromYesterday : words.copyFromBefore} />
          </div>
        ) : undefined
      }
    />
  )
}

/** Offered only if the day before has entries. */
function CopyDayBefore({ day, label }: { day: string; label: string }) {
  const before = useDayBefore(day)
  const copy = useCopyMeals()
  if (!before) return null
  const copyAll = () => copy.isPending || copy.mutate({ fromDate: before, toDate: day })
  return (
    <Button variant="secondary" busy={copy.isPending} onClick={copyAll}>
      {label}
    </Button>
  )
}
