import { HeartHandshake } from 'lucide-react'
import type { Output } from '#contract/endpoint.ts'
import type { Goals, suggestGoals } from '#contract/goals.ts'
import { textInUnits } from '#contract/measured-text.ts'
import type { UnitSystem } from '#contract/units.ts'
import { Button } from '#web/ui/button.tsx'
import { type GoalFigure, goalText } from './goal-measures.ts'
import { words } from './words.ts'

type Props = {
  answer: Output<typeof suggestGoals>
  current: Goals | null
  units: UnitSystem | undefined
  onApply: () => void
}

/** What was proposed beside what stands now, why, and what helps; kind words first where they are needed. */
export function SuggestedGoals({ answer, current, units, onApply }: Props) {
  const { suggestions, care, source } = answer
  const { nutrition, fitness, hydration, reasoning, tips } = suggestions
  const objective = words.objectives[fitness.fitnessObjective]
  const figures: [name: GoalFigure, value: number][] = [
    ['dailyCalorieGoal', nutrition.dailyCalories],
    ['proteinGoal', nutrition.protein],
    ['carbGoal', nutrition.carbs],
    ['fatGoal', nutrition.fat],
    ['weeklyWorkoutGoal', fitness.weeklyWorkouts],
    ['weeklyDistanceGoal', fitness.weeklyDistance],
    ['dailyWaterGoal', hydration.dailyWater],
  ]
  return (
    <section
      aria-labelledby="suggested-goals"
      className="mt-6 grid grid-cols-1 gap-5 border-t border-line pt-5"
    >
      {care ? (
        <div className="flex gap-3.5 rounded-md bg-herb-soft p-4">
          <HeartHandshake className="mt-0.5 size-5 shrink-0 text-herb" aria-hidden="true" />
          <div>
            <h3 className="font-semibold">{words.careTitle}</h3>
            <p className="mt-1">{textInUnits(care, units)}</p>
          </div>
        </div>
      ) : null}
      <div>
        <h3 id="suggested-goals" className="display text-xl">
          {words.suggestionsTitle}
        </h3>
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-ink-2">{words.labels[name]}</dt>
              <dd>
                <span className="display text-2xl tabular-nums">{goalText(name, value, units).figure}</span>{' '}
                <span className="text-sm text-ink-2">{goalText(name, value, units).unit}</span>
                {current && current[name] !== value ? (
                  <span className="block text-sm text-ink-3 tabular-nums">
                    {words.now(goalText(name, current[name], units).figure)}
                  </span>
                ) : null}
              </dd>
            </div>
          ))}
          <div>
            <dt className="text-sm text-ink-2">{words.labels.fitnessObjective}</dt>
            <dd className="mt-1 font-semibold">{objective}</dd>
          </div>
        </dl>
      </div>
      <div>
        <h3 className="font-semibold">{words.reasoning}</h3>
        <p className="mt-1 whitespace-pre-line text-ink-2">{textInUnits(reasoning, units)}</p>
      </div>
      {tips.length ? (
        <div>
          <h3 className="font-semibold">{words.tips}</h3>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-2">
            {tips.map((tip) => (
              <li key={tip}>{textInUnits(tip, units)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="grid gap-2">
        <Button onClick={onApply} className="sm:justify-self-start">
          {words.apply}
        </Button>
        <p className="text-sm text-ink-3">
          {source === 'model' ? words.byModel : words.byUs} {words.notMedical}
        </p>
      </div>
    </section>
  )
}
