import { Info, TriangleAlert } from 'lucide-react'
import type { leftoversOf } from '#contract/leftovers.ts'
import type { MealPlan } from '#contract/meal-plans.ts'
import { lastDiaryDay } from '#contract/measures/day.ts'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { MealCard } from './meal-card.tsx'
import { TodaySoFar } from './today-so-far.tsx'
import type { PlanDay, PlanMeal } from './use-change-plan.ts'
import { words } from './words.ts'

type Props = {
  plan: MealPlan
  day: PlanDay
  leftovers: ReturnType<typeof leftoversOf>
  today: string
  mayLog: boolean
  onOpen: (meal: PlanMeal) => void
  className: string
}

/** A day: totals against the goals, meals, and its note, if any. */
export function DayColumn({ plan, day, leftovers, today, mayLog, onOpen, className }: Props) {
  const isToday = day.day === today
  const NoteIcon = day.onTarget ? Info : TriangleAlert
  return (
    <section
      aria-label={formatDay(day.day, 'long')}
      className={`min-w-0 gap-y-2.5 lg:row-span-6 lg:grid lg:grid-rows-subgrid lg:content-start print:mb-6 print:block print:break-inside-avoid ${className}`}
    >
      <DayFigures plan={plan} day={day} isToday={isToday} />
      {day.note ? (
        <p className="mb-3 flex gap-2 text-sm text-ink-2 lg:row-start-6 lg:mb-0 lg:text-xs">
          <NoteIcon
            className={`mt-0.5 size-4 shrink-0 ${day.onTarget ? 'text-ink-3' : 'text-carbs'}`}
            aria-hidden="true"
          />
          <span className="min-w-0">{day.note}</span>
        </p>
      ) : null}
      {day.meals.map((meal) => (
        <MealCard
          key={meal.id}
          planId={plan.id}
          meal={meal}
          leftover={leftovers.get(meal.id)}
          mayLog={mayLog && day.day <= lastDiaryDay(today)}
          mayReplace={mayLog}
          onOpen={() => onOpen(meal)}
        />
      ))}
      {day.meals.length || day.note ? null : <p className="py-4 text-ink-2">{words.nothingPlanned}</p>}
    </section>
  )
}

type FigureProps = { plan: MealPlan; day: PlanDay; isToday: boolean }

function DayFigures({ plan, day, isToday }: FigureProps) {
  return (
    <div className="mb-3 grid content-start gap-1.5 lg:mb-0 lg:border-b lg:border-line lg:pb-3">
      <div className="flex items-baseline justify-between gap-2">
        <h2 className={`text-sm font-semibold ${isToday ? 'text-herb' : 'text-ink-2'}`}>
          {isToday
            ? words.today
            : words.shortDay(formatDay(day.day, 'weekday-short'), formatNumber(Number(day.day.slice(8))))}
        </h2>
        {day.meals.length ? <Target onTarget={day.onTarget} /> : null}
      </div>
      {day.meals.length ? <Sums day={day} goals={day.goals ?? plan.goals} /> : null}
      {day.goals && day.meals.length ? (
        <p className="text-sm text-ink-2 lg:text-xs">{words.restOfDay}</p>
      ) : null}
      {isToday ? <TodaySoFar meals={day.meals} /> : null}
    </div>
  )
}

/** Sums of a day's meals against their targets. */
function Sums({ day, goals }: { day: PlanDay; goals: MealPlan['goals'] }) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="numeral text-[2.75rem] leading-none lg:text-[1.625rem]">
          {formatNumber(day.calories)}
        </span>
        <span className="text-ink-2 lg:text-xs">
          <span className="lg:hidden">{words.kcalOf(formatNumber(goals.calories))}</span>
          <span className="max-lg:hidden">{words.kcal}</span>
        </span>
      </p>
      <ProgressBar
        value={day.calories}
        max={goals.calories}
        tone="energy"
        label={words.energy}
        className="h-1.5"
      />
      <p className="mt-1 text-sm text-ink-2 tabular-nums lg:text-xs">
        {words.proteinOf(formatNumber(day.protein), formatNumber(goals.protein))}
      </p>
      <ProgressBar
        value={day.protein}
        max={goals.protein}
        tone="protein"
        label={words.protein}
        className="h-1.5"
      />
      <p className="text-sm text-ink-2 tabular-nums lg:text-xs">
        {words.facts([
          words.carbsOf(formatNumber(day.carbs), formatNumber(goals.carbs)),
          words.fatOf(formatNumber(day.fat), formatNumber(goals.fat)),
        ])}
      </p>
    </>
  )
}

function Target({ onTarget }: { onTarget: boolean }) {
  return (
    <span className={`text-xs font-semibold whitespace-nowrap ${onTarget ? 'text-herb' : 'text-carbs'}`}>
      {onTarget ? words.onTarget : words.offTarget}
    </span>
  )
}
