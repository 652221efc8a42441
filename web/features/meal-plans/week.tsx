import { useState } from 'react'
import { leftoversOf } from '#contract/leftovers.ts'
import { daysOnTarget, type MealPlan, planTolerance } from '#contract/meal-plans.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { DayColumn } from './day-column.tsx'
import { DayStrip } from './day-strip.tsx'
import type { PlanMeal } from './use-change-plan.ts'
import { words } from './words.ts'

type Props = { plan: MealPlan; mayLog: boolean; onOpen: (meal: PlanMeal) => void }

/** Seven columns on wide screens; on phones one day at a time. */
export function Week({ plan, mayLog, onOpen }: Props) {
  const { today } = useToday()
  const [chosen, choose] = useState<string>()
  const leftovers = leftoversOf(plan)
  const day = chosen ?? (plan.days.some((one) => one.day === today) ? today : plan.startsOn)
  return (
    <>
      <DayStrip days={plan.days} chosen={day} today={today} onChoose={choose} />
      <div className="lg:grid lg:grid-cols-7 lg:grid-rows-[auto_repeat(4,auto)_auto] lg:gap-x-3 print:block print:columns-2 print:gap-8">
        {plan.days.map((one) => (
          <DayColumn
            key={one.day}
            plan={plan}
            day={one}
            leftovers={leftovers}
            today={today}
            mayLog={mayLog}
            onOpen={onOpen}
            className={one.day === day ? '' : 'max-lg:hidden'}
          />
        ))}
      </div>
      <p className="mt-5 text-sm text-ink-2">
        {words.goalsMet(daysOnTarget(plan), formatNumber(planTolerance * 100))}{' '}
        {words.goal(
          formatNumber(plan.goals.calories),
          formatNumber(plan.goals.protein),
          formatNumber(plan.goals.carbs),
          formatNumber(plan.goals.fat),
        )}
      </p>
    </>
  )
}
