import { Check, Plus, RefreshCw } from 'lucide-react'
import type { Leftover } from '#contract/leftovers.ts'
import { Wheel } from '#web/ui/feedback/spinner.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { LeftoverNote } from './leftover-note.tsx'
import { type PlanMeal, useLogMeal, useReplaceMeal } from './use-change-plan.ts'
import { words } from './words.ts'

type Props = {
  planId: string
  meal: PlanMeal
  leftover: Leftover | undefined
  mayLog: boolean
  mayReplace: boolean
  onOpen: () => void
}

/** Grid rows: meals of one type align across the days. */
const rows = {
  breakfast: 'lg:row-start-2',
  lunch: 'lg:row-start-3',
  dinner: 'lg:row-start-4',
  snack: 'lg:row-start-5',
}

/** A planned meal: a press opens its recipe; buttons log or replace it. */
export function MealCard({ planId, meal, leftover, mayLog, mayReplace, onOpen }: Props) {
  const { recipe, mealType, servings, calories, logId } = meal
  const log = useLogMeal(planId)
  const replace = useReplaceMeal(planId)
  return (
    <article
      className={`flex items-center gap-1 border-t border-line py-2 lg:flex-col lg:items-stretch lg:rounded-md lg:border lg:bg-raised lg:p-3 print:break-inside-avoid ${rows[mealType]}`}
    >
      <button
        type="button"
        onClick={onOpen}
        aria-haspopup="dialog"
        className="flex min-w-0 flex-1 items-center gap-3.5 rounded-sm py-1.5 text-left lg:flex-col lg:items-start lg:gap-2 lg:py-0"
      >
        <FoodEmoji emoji={recipe.emoji} />
        <span className="grid min-w-0 flex-1 content-start gap-0.5">
          <span className="eyebrow">{words.meals[mealType]}</span>
          <span className="font-semibold text-pretty wrap-anywhere lg:text-sm">{recipe.title}</span>
          <span className="flex flex-wrap gap-x-1.5 text-sm whitespace-nowrap text-ink-2 tabular-nums lg:text-xs">
            <span>{words.kcalShort(formatNumber(calories))}</span>
            <span>{words.servings(servings)}</span>
          </span>
          {leftover ? <LeftoverNote leftover={leftover} /> : null}
        </span>
      </button>
      <div className="flex items-center lg:-mx-2 lg:-mb-2 lg:justify-between print:hidden">
        {mayReplace && !logId ? (
          <IconButton
            label={words.replaceMeal(recipe.title)}
            aria-busy={replace.isPending || undefined}
            onClick={() => replace.isPending || replace.mutate(meal)}
            className="text-ink-3 hover:text-ink"
          >
            {replace.isPending ? (
              <Wheel className="size-4.5" />
            ) : (
              <RefreshCw className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            )}
          </IconButton>
        ) : null}
        {logId ? (
          <span className="inline-flex min-h-11 items-center gap-1.5 px-2 text-sm font-semibold text-herb">
            <Check className="size-4" aria-hidden="true" />
            {words.logged}
          </span>
        ) : mayLog ? (
          <IconButton
            label={words.log(recipe.title)}
            outlined
            aria-busy={log.isPending || undefined}
            onClick={() => log.isPending || log.mutate(meal)}
            className="text-herb"
          >
            {log.isPending ? <Wheel className="size-4.5" /> : <Plus className="size-5" aria-hidden="true" />}
          </IconButton>
        ) : null}
      </div>
    </article>
  )
}
