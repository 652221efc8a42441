import { Plus } from 'lucide-react'
import type { NutritionLog } from '#contract/nutrition/nutrition.ts'
import type { Shown } from '#web/features/offline/use-unsent.ts'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../../words.ts'
import { MoreMenu } from '../more-menu.tsx'
import type { MealGroup } from './meal-groups.ts'
import { MealRow } from './meal-row.tsx'
import { MealSuggestions } from './meal-suggestions.tsx'
import { SentenceRow } from './sentence-row.tsx'
import type { MealActions } from './use-meal-actions.tsx'
import type { WaitingSentence } from './use-waiting-sentences.ts'

type Props = {
  day: string
  isToday: boolean
  group: MealGroup
  onOpen: (log: NutritionLog) => void
  onRemove: (log: Shown<NutritionLog>) => void
  onRewrite: (line: Shown<WaitingSentence>) => void
  onRemoveSentence: (line: Shown<WaitingSentence>) => void
  /** Undefined if the plan does not include logging. */
  onAdd: (() => void) | undefined
  actions: MealActions | undefined
}

/** The entries of one meal of the day; without any, what it may be. */
export function MealSection(props: Props) {
  const { day, isToday, group, onOpen, onRemove, onRewrite, onRemoveSentence, onAdd, actions } = props
  const { mealType, calories, logs, sentences } = group
  const isEmpty = logs.length + sentences.length === 0
  const name = words.mealTypes[mealType]
  // Copying and saving need entries on the server.
  const mayCopy = actions && logs.some(({ unsent }) => !unsent)
  // Without the right to log an empty meal offers nothing.
  if (isEmpty && !onAdd) return null
  return (
    <section aria-label={name} className="relative">
      <div className="flex items-center border-b border-line">
        <h3 className="eyebrow flex flex-1 items-baseline justify-between py-2">
          <span>{name}</span>
          {logs.length > 0 ? (
            <span className="tabular-nums">{words.groupSum(formatNumber(calories))}</span>
          ) : null}
        </h3>
        {onAdd ? (
          <IconButton label={words.addTo(name)} onClick={onAdd} className="-my-2 ml-1 text-herb">
            <Plus className="size-5" aria-hidden="true" />
          </IconButton>
        ) : null}
        {mayCopy ? (
          <MoreMenu
            label={words.moreOfMeal(name)}
            copyLabel={words.copyMealTo}
            onCopy={() => actions.copy({ label: name, fromDate: day, mealType })}
            onSave={() => actions.save(logs.filter(({ unsent }) => !unsent))}
            className="-my-2 -mr-3 text-ink-3"
          />
        ) : null}
      </div>
      {isEmpty ? <MealSuggestions day={day} isToday={isToday} mealType={mealType} /> : null}
      <ul className="divide-y divide-line">
        {logs.map((log) => (
          <MealRow
            key={log.id}
            log={log}
            onOpen={log.unsent ? undefined : () => onOpen(log)}
            onRemove={() => onRemove(log)}
          />
        ))}
        {sentences.map((line) => (
          <SentenceRow
            key={line.id}
            line={line}
            onOpen={() => onRewrite(line)}
            onRemove={() => onRemoveSentence(line)}
          />
        ))}
      </ul>
    </section>
  )
}
