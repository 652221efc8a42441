import { HeartHandshake } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Goals, suggestGoals } from '#contract/goals.ts'
import type { Output } from '#contract/http/endpoint.ts'
import { textInUnits } from '#contract/measures/measured-text.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { keepToastsClear } from '#web/ui/feedback/toast-rise.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { type GoalFigure, goalText } from './goal-measures.ts'
import { words } from './words.ts'

type Props = {
  answer: Output<typeof suggestGoals>
  current: Goals | null
  units: UnitSystem | undefined
  /** Action for the suggestions; the default is a button that applies them. */
  action?: ReactNode
  onApply?: () => void
  /** They fill the form: the button saves it. */
  isApplied?: boolean
  onSave?: () => void
  isSaving?: boolean
}

/**
 * Suggested goals beside the current ones, with reasons, unused parts of the prompt and tips, and a supportive note
 * first where needed. Without suggestions, the sentence that says why.
 */
export function SuggestedGoals({ answer, current, units, action, ...button }: Props) {
  const { suggestions, unread, notUsed, care, source } = answer
  if (!suggestions)
    return (
      <div className={action ? 'grid gap-5' : 'mt-6 border-t border-line pt-5'}>
        <p>{textInUnits(unread ?? '', units)}</p>
        {action}
      </div>
    )
  const { nutrition, fitness, hydration, reasoning, tips } = suggestions
  const objective = words.objectives[fitness.fitnessObjective]
  // With an action it is a screen's main content; without, a part of the assistant's section.
  const Heading = action ? 'h2' : 'h3'
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
      className={`grid grid-cols-1 gap-5 ${action ? '' : 'mt-6 border-t border-line pt-5'}`}
    >
      {care ? (
        <div className="flex gap-3.5 rounded-md bg-herb-soft p-4">
          <HeartHandshake className="mt-0.5 size-5 shrink-0 text-herb" aria-hidden="true" />
          <div>
            <Heading className="font-semibold">{words.careTitle}</Heading>
            <p className="mt-1">{textInUnits(care, units)}</p>
          </div>
        </div>
      ) : null}
      <div>
        <Heading id="suggested-goals" className={action ? 'sr-only' : 'display text-xl'}>
          {words.suggestionsTitle}
        </Heading>
        <dl className={`grid grid-cols-2 gap-x-6 gap-y-4 ${action ? '' : 'mt-3 sm:grid-cols-4'}`}>
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
        <Heading className="font-semibold">{words.reasoning}</Heading>
        <p className="mt-1 whitespace-pre-line text-ink-2">{textInUnits(reasoning, units)}</p>
      </div>
      {notUsed.length ? (
        <div>
          <Heading className="font-semibold">{words.notUsed}</Heading>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-2">
            {notUsed.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {tips.length ? (
        <div>
          <Heading className="font-semibold">{words.tips}</Heading>
          <ul className="mt-1 grid list-disc gap-1 pl-5 text-ink-2">
            {tips.map((tip) => (
              <li key={tip}>{textInUnits(tip, units)}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <div className="grid gap-2">
        {action ?? <ApplyOrSave {...button} />}
        <p className="text-sm text-ink-3">
          {source === 'model' ? words.byModel : words.byUs} {words.notMedical}
        </p>
      </div>
    </section>
  )
}

/** Applies, and then saves in the same place, which no toast covers. */
function ApplyOrSave({
  isApplied,
  onApply,
  onSave,
  isSaving,
}: Pick<Props, 'isApplied' | 'onApply' | 'onSave' | 'isSaving'>) {
  return (
    <div ref={keepToastsClear} className="grid sm:justify-self-start">
      <Button onClick={isApplied ? onSave : onApply} busy={isSaving ?? false}>
        {isSaving ? words.saving : isApplied ? words.save : words.apply}
      </Button>
    </div>
  )
}
