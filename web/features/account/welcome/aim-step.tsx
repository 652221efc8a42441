import { RadioGroup } from 'radix-ui'
import { type GoalAim, useGoalAims } from '#web/features/goals/use-goal-aims.ts'
import { chipLook } from '#web/ui/forms/chip-look.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { WeightField } from '../profile/weight-field.tsx'
import { isAboutWeight, pacesOf } from './paces.ts'
import { StepButtons } from './step-bar.tsx'
import type { Welcome } from './use-welcome.ts'
import { words } from './words.ts'

/** The aim and, if it changes the weight, the pace and the weight to reach. */
export function AimStep({ welcome }: { welcome: Welcome }) {
  const { form, choice, choose, saveAim, units } = welcome
  const { aim, pace } = choice
  const aims = useGoalAims()
  const paces = pacesOf(aim, units)
  const usual = (of: GoalAim) => pacesOf(of, units)[1]?.kilograms
  return (
    <form onSubmit={saveAim} noValidate className="grid grid-cols-1 gap-6">
      <RadioGroup.Root
        value={aim ?? ''}
        onValueChange={(value) => choose({ aim: value as GoalAim, pace: usual(value as GoalAim) })}
        aria-label={words.aim}
        className="flex flex-wrap gap-2"
      >
        {aims.map(({ value, name }) => (
          <RadioGroup.Item key={value} value={value} className={chipLook(value === aim)}>
            {name}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {isAboutWeight(aim) ? (
        <>
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
          <WeightField form={form} name="targetWeight" filled={0} units={units} hint={words.targetHint} />
        </>
      ) : null}
      <StepButtons welcome={welcome} />
    </form>
  )
}
