import type { NutritionLog } from '#contract/nutrition.ts'
import type { Shown } from '#web/features/offline/use-unsent.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import type { MealGroup } from './meal-groups.ts'
import { MealRow } from './meal-row.tsx'
import { MoreMenu } from './more-menu.tsx'
import type { MealActions } from './use-meal-actions.tsx'

type Props = {
  day: string
  group: MealGroup
  onOpen: (log: NutritionLog) => void
  onRemove: (log: Shown<NutritionLog>) => void
  actions: MealActions | undefined
}

/** The entries of one meal of the day. */
export function MealSection({ day, group, onOpen, onRemove, actions }: Props) {
  const { mealType, calories, logs } = group
  const name = words.mealTypes[mealType]
  // Copying and saving need entries on the server.
  const mayCopy = actions && logs.some(({ unsent }) => !unsent)
  return (
    <section aria-label={name} className="relative">
      <h3 className="eyebrow flex items-baseline justify-between border-b border-line pb-2">
        <span>{name}</span>
        <span className={`tabular-nums ${mayCopy ? 'mr-9' : ''}`}>
          {words.groupSum(formatNumber(calories))}
        </span>
      </h3>
      {mayCopy ? (
        <MoreMenu
          label={words.moreOfMeal(name)}
          copyLabel={words.copyMealTo}
          onCopy={() => actions.copy({ label: name, fromDate: day, mealType })}
          onSave={() => actions.save(logs.filter(({ unsent }) => !unsent))}
          className="absolute -top-3 -right-3 text-ink-3"
        />
      ) : null}
      <ul className="divide-y divide-line">
        {logs.map((log) => (
          <MealRow
            key={log.id}
            log={log}
            onOpen={log.unsent ? undefined : () => onOpen(log)}
            onRemove={() => onRemove(log)}
          />
        ))}
      </ul>
    </section>
  )
}
