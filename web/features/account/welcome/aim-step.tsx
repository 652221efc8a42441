import { RadioGroup } from 'radix-ui'
import { fitnessObjectives } from '#contract/goals.ts'
import { useObjectiveNames } from '#web/features/goals/use-objective-names.ts'
import { chipLook } from '#web/ui/forms/chip-look.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { pacesOf } from './paces.ts'
import { StepButtons } from './step-frame.tsx'
import type { Aim } from './steps.ts'
import type { Welcome } from './use-welcome.ts'
import { words } from './words.ts'

/** The aim and, if it is about weight, the pace. */
export function AimStep({ welcome }: { welcome: Welcome }) {
  const { choice, choose, next, units } = welcome
  const { aim, pace } = choice
  const names = useObjectiveNames()
  const paces = pacesOf(aim, units)
  const usual = (of: Aim) => pacesOf(of, units)[1]?.kilograms
  return (
    <div className="grid gap-6">
      <RadioGroup.Root
        value={aim ?? ''}
        onValueChange={(value) => choose({ aim: value as Aim, pace: usual(value as Aim) })}
        aria-label={words.aim}
        className="flex flex-wrap gap-2"
      >
        {fitnessObjectives.map((value) => (
          <RadioGroup.Item key={value} value={value} className={chipLook(value === aim)}>
            {names[value]}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {paces.length && (aim === 'weight_loss' || aim === 'muscle_gain') ? (
        <div className="grid gap-2">
          <p className="text-sm font-medium" aria-hidden="true">
            {words.pace}
          </p>
          <Segmented
            label={words.pace}
            value={String(pace ?? '')}
            onChange={(value) => choose({ aim, pace: Number(value) })}
            options={paces.map(({ kilograms, shown }) => ({
              value: String(kilograms),
              label: words.paceOf[units === 'imperial' ? 'imperial' : 'metric'](formatNumber(shown, 2)),
            }))}
          />
          <p className="text-sm text-ink-3">{words.paceBounds[aim]}</p>
        </div>
      ) : null}
      <StepButtons welcome={welcome} onNext={() => next()} />
    </div>
  )
}
