import { type RefObject, useEffect, useRef, useState } from 'react'
import type { NutritionLog } from '#contract/nutrition.ts'
import { Button } from '#web/ui/button.tsx'
import { useConfirm } from '#web/ui/confirm.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { EmptyPlate } from './empty-plate.tsx'
import { LogButton } from './log-button.tsx'
import { MealDetail } from './meal-detail.tsx'
import { mealGroups } from './meal-groups.ts'
import { MealRow } from './meal-row.tsx'
import { MealsLoading } from './meals-loading.tsx'
import { useRemoveLog } from './use-nutrition-day.ts'
import { words } from './words.ts'

type Props = {
  logs: readonly NutritionLog[] | undefined
  failed: boolean
  busy: boolean
  retry: () => void
  isToday: boolean
  /** Absent where the plan does not hold logging. */
  onLog: (() => void) | undefined
}

/** What was eaten on the day, by meal type. */
export function Meals(props: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(props.logs?.length ?? 0, heading)
  return (
    <section aria-labelledby="meals" className="w-full">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="meals" ref={heading} tabIndex={-1} className="display text-2xl">
          {words.meals}
        </h2>
        {props.onLog ? <LogButton onClick={props.onLog} className="lg:hidden" /> : null}
      </div>
      <MealsState {...props} />
    </section>
  )
}

function MealsState({ logs, failed, busy, retry, isToday, onLog }: Props) {
  if (logs && logs.length > 0) return <MealList logs={logs} />
  if (logs)
    return (
      <EmptyState
        className="py-2!"
        art={<EmptyPlate />}
        title={isToday ? words.emptyToday : words.emptyDay}
        text={isToday ? words.emptyTodayText : words.emptyDayText}
        action={onLog ? <Button onClick={onLog}>{words.emptyAction}</Button> : undefined}
      />
    )
  if (failed)
    return <ErrorState title={words.fetchFailed} text={words.fetchFailedText} onRetry={retry} busy={busy} />
  return <MealsLoading />
}

function MealList({ logs }: { logs: readonly NutritionLog[] }) {
  const [opened, setOpened] = useState<NutritionLog>()
  const remove = useRemoveLog()
  const confirm = useConfirm()

  const askAndRemove = async (log: NutritionLog) => {
    const yes = await confirm({
      title: words.deleteTitle,
      text: words.deleteQuestion(log.foodName),
      confirm: words.deleteMeal,
      danger: true,
    })
    if (!yes) return
    setOpened(undefined)
    remove.mutate(log)
  }

  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-14 gap-y-6 lg:grid-cols-2">
        {mealGroups(logs).map(({ mealType, calories, logs: own }) => (
          <section key={mealType} aria-label={words.mealTypes[mealType]}>
            <h3 className="eyebrow flex items-baseline justify-between border-b border-line pb-2">
              <span>{words.mealTypes[mealType]}</span>
              <span className="tabular-nums">{words.groupSum(formatNumber(calories))}</span>
            </h3>
            <ul className="divide-y divide-line">
              {own.map((log) => (
                <MealRow
                  key={log.id}
                  log={log}
                  onOpen={() => setOpened(log)}
                  onRemove={() => askAndRemove(log)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <MealDetail log={opened} onClose={() => setOpened(undefined)} onRemove={askAndRemove} />
    </>
  )
}

/** The button that had the focus is gone with its meal; the heading takes it once the dialogs have let go. */
function useFocusAfterRemoval(count: number, heading: RefObject<HTMLElement | null>) {
  const before = useRef(count)
  useEffect(() => {
    const fewer = count < before.current
    before.current = count
    if (!fewer) return
    const timer = setTimeout(() => document.activeElement === document.body && heading.current?.focus(), 250)
    return () => clearTimeout(timer)
  }, [count, heading])
}
