import { type RefObject, useEffect, useRef } from 'react'
import type { MealType, NutritionLog } from '#contract/nutrition/nutrition.ts'
import { type Shown, useDiscardUnsent } from '#web/features/offline/use-unsent.ts'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { LogButton } from '../../log/log-button.tsx'
import { words } from '../../words.ts'
import { DayCompleteQuestion } from '../day-complete.tsx'
import { useMealDetail } from '../edit/use-meal-detail.tsx'
import { useRewrite } from '../edit/use-rewrite.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { mealGroups } from './meal-groups.ts'
import { MealSection } from './meal-section.tsx'
import { MealsEmpty } from './meals-empty.tsx'
import { MealsLoading } from './meals-loading.tsx'
import { useMealActions } from './use-meal-actions.tsx'
import type { WaitingSentence } from './use-waiting-sentences.ts'

type Props = {
  day: string
  logs: readonly Shown<NutritionLog>[] | undefined
  /** Meals in words that the server has not read yet. */
  sentences: readonly Shown<WaitingSentence>[]
  failed: boolean
  busy: boolean
  retry: () => void
  isToday: boolean
  /** What the user said of the day's log; undefined while it is not known, and for a day ahead. */
  complete: boolean | null | undefined
  /** Undefined if the plan does not include logging. */
  onLog: ((meal?: MealType) => void) | undefined
}

/** The day's meals by type. */
export function Meals(props: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval((props.logs?.length ?? 0) + props.sentences.length, heading)
  return (
    <section aria-labelledby="meals" className="relative w-full">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="meals" ref={heading} tabIndex={-1} className="display text-2xl">
          {words.meals}
        </h2>
        {props.onLog ? (
          // Beside the day's menu, if there is one.
          <LogButton
            onClick={() => props.onLog?.()}
            className={props.logs?.length ? 'mr-9 lg:hidden' : 'lg:hidden'}
          />
        ) : null}
      </div>
      <MealsState {...props} />
      {asksWhetherComplete(props) ? (
        <DayCompleteQuestion day={props.day} complete={props.complete} isEmpty={!props.logs.length} />
      ) : null}
    </section>
  )
}

/** A day without entries is asked about once it is over. */
const asksWhetherComplete = (
  props: Props,
): props is Props & { complete: boolean | null; logs: NonNullable<Props['logs']> } =>
  props.onLog !== undefined &&
  props.complete !== undefined &&
  props.logs !== undefined &&
  (props.logs.length > 0 || !props.isToday)

function MealsState({ day, logs, sentences, failed, busy, retry, isToday, onLog }: Props) {
  const list = { day, isToday, sentences, onLog }
  if (logs && logs.length + sentences.length > 0) return <MealList {...list} logs={logs} />
  if (logs)
    return (
      <>
        <MealsEmpty day={day} isToday={isToday} onLog={onLog && (() => onLog())} />
        {onLog ? <MealList {...list} logs={logs} /> : null}
      </>
    )
  if (failed)
    return <ErrorState title={words.fetchFailed} text={words.fetchFailedText} onRetry={retry} busy={busy} />
  return <MealsLoading />
}

type ListProps = Pick<Props, 'day' | 'isToday' | 'onLog' | 'sentences'> & {
  logs: readonly Shown<NutritionLog>[]
}

function MealList({ day, isToday, logs, sentences, onLog }: ListProps) {
  const mayLog = onLog !== undefined
  const actions = useMealActions()
  const { open, askToRemove, askAndRemove, detail } = useMealDetail(mayLog ? actions : undefined)
  const rewrite = useRewrite()
  const discard = useDiscardUnsent()
  const removeSentence = async ({ sentence, unsent }: Shown<WaitingSentence>) => {
    if ((await askToRemove(sentence)) && unsent) discard(unsent)
  }

  return (
    <>
      {mayLog && logs.length > 0 ? (
        <MoreMenu
          label={words.moreOfDay}
          copyLabel={words.copyDayTo}
          onCopy={() => actions.copy({ label: words.theDay, fromDate: day })}
          className="absolute top-0 right-0 -mr-3 lg:-top-1.5"
        />
      ) : null}
      <div className="grid grid-cols-1 gap-y-6">
        {mealGroups(logs, sentences).map((group) => (
          <MealSection
            key={group.mealType}
            day={day}
            isToday={isToday}
            group={group}
            onAdd={onLog && (() => onLog(group.mealType))}
            onOpen={open}
            onRemove={askAndRemove}
            onRewrite={rewrite.open}
            onRemoveSentence={removeSentence}
            actions={mayLog ? actions : undefined}
          />
        ))}
      </div>
      {detail}
      {rewrite.composer}
      {actions.dialogs}
    </>
  )
}

/** Focuses the heading after a removal, once the dialogs have closed: the focused button is gone. */
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
