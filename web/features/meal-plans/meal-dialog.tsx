import { useState } from 'react'
import { leftoversOf } from '#contract/leftovers.ts'
import type { MealPlan } from '#contract/meal-plans.ts'
import { addDays } from '#contract/measures/day.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LeftoverNote } from './leftover-note.tsx'
import { MealRecipe } from './meal-recipe.tsx'
import { type PlanDay, type PlanMeal, useLogMeal, useReplaceMeal } from './use-change-plan.ts'
import { words } from './words.ts'

type Props = { plan: MealPlan; mealId: string | undefined; mayLog: boolean; onClose: () => void }

/** A planned meal's recipe, figures and actions. */
export function MealDialog({ plan, mealId, mayLog, onClose }: Props) {
  // Keeps the content while the dialog closes.
  const [last, setLast] = useState(mealId)
  if (mealId && mealId !== last) setLast(mealId)
  const day = plan.days.find(({ meals }) => meals.some(({ id }) => id === last))
  const meal = day?.meals.find(({ id }) => id === last)
  if (!day || !meal) return null
  const { recipe, mealType, servings } = meal
  const leftover = leftoversOf(plan).get(meal.id)
  const cooked = (leftover?.role === 'cook' ? leftover.servings : servings) * plan.people
  return (
    <Dialog
      size="md"
      open={mealId !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={recipe.title}
      description={words.facts([words.meals[mealType], formatDay(day.day), words.servings(servings)])}
      footer={mayLog && !meal.logId ? <Actions plan={plan} day={day} meal={meal} onClose={onClose} /> : null}
    >
      {leftover ? (
        <p className="mb-4 rounded-md bg-herb-soft px-4 py-3">
          <LeftoverNote leftover={leftover} />
          {leftover.role === 'cook' ? words.cookServings(words.servings(cooked)) : words.cookedAlready}
        </p>
      ) : null}
      <MealRecipe meal={meal} wanted={cooked} />
    </Dialog>
  )
}

type ActionProps = { plan: MealPlan; day: PlanDay; meal: PlanMeal; onClose: () => void }

/** These buttons may be gone before the dialog closes, so no callback of theirs is used; errors have a toast. */
const nothing = () => {}

function Actions({ plan, day, meal, onClose }: ActionProps) {
  const { today } = useToday()
  const log = useLogMeal(plan.id)
  const replace = useReplaceMeal(plan.id)
  const from = addDays(day.day, -1)
  return (
    <>
      <Button
        variant="secondary"
        busy={replace.isPending}
        onClick={() => replace.mutateAsync(meal).then(onClose, nothing)}
      >
        {words.replace}
      </Button>
      {today >= from ? (
        <Button busy={log.isPending} onClick={() => log.mutateAsync(meal).then(onClose, nothing)}>
          {words.logMeal}
        </Button>
      ) : (
        <p className="self-center text-sm text-ink-2">{words.logFrom(formatDay(from))}</p>
      )}
    </>
  )
}
