import { useEffect, useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { addDays } from '#contract/measures/day.ts'
import { type WeightTrend, weighIn } from '#contract/weight.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { NumberInput } from '#web/ui/forms/numbers/number-input.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { useLogWeight } from './use-weight.ts'
import { inUnit, unitName, type WeightUnit, weightIn } from './weight-unit.ts'
import { words } from './words.ts'

const { kilograms } = weighIn.shape

type Props = {
  points: WeightTrend['points']
  unit: WeightUnit
  onLogged?: () => void
  autoFocus?: boolean
  /** Offers earlier days, too. */
  anyDay?: boolean
}

/** The days that `points` covers. */
const days = 90

/** Logs the weight of today, or of a chosen day. */
export function LogWeight({ points, unit, onLogged, autoFocus, anyDay }: Props) {
  const { today } = useToday()
  const [chosen, setChosen] = useState('')
  const day = chosen || today
  const first = addDays(today, 1 - days)
  const isOutside = day < first || day > today
  const form = useForm<{ amount: number | null }>({ defaultValues: { amount: null } })
  const logging = useLogWeight(unit, () => {
    form.reset()
    setChosen('')
    onLogged?.()
  })
  useEffect(() => {
    if (autoFocus) form.setFocus('amount')
  }, [autoFocus, form])
  const last = points.at(-1)
  const before = points.find(({ measuredOn }) => measuredOn === day)
  const submit = form.handleSubmit(({ amount }) => {
    if (isOutside) return
    logging.mutate({
      body: { kilograms: amount!, measuredOn: day },
      before: before && { kilograms: before.kilograms, measuredOn: day },
    })
  })
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className={`mt-auto grid w-full max-w-md gap-3 ${last ? '' : 'mx-auto'}`}
    >
      <Field
        label={day === today ? words.today : words.weightOn(formatDay(day))}
        error={form.formState.errors.amount?.message}
      >
        {(ids) => (
          <div className="flex gap-2">
            <Controller
              control={form.control}
              name="amount"
              rules={{ validate: (weight) => refusal(weight, unit) }}
              render={({ field }) => (
                <NumberInput
                  {...ids}
                  {...field}
                  measure={weightIn(unit)}
                  bounds={boundsOf(kilograms)}
                  placeholder={last ? formatNumber(inUnit(last.kilograms, unit), 1) : undefined}
                  className="min-w-0 flex-1"
                />
              )}
            />
            <Button type="submit" variant="secondary" busy={logging.isPending} className="shrink-0">
              {logging.isPending ? words.logging : words.log}
            </Button>
          </div>
        )}
      </Field>
      {anyDay ? (
        <Field label={words.day} error={isOutside ? words.dayOutside : undefined}>
          {(ids) => (
            <Input
              {...ids}
              type="date"
              value={day}
              min={first}
              max={today}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
        </Field>
      ) : null}
    </form>
  )
}

function refusal(weight: number | null, unit: WeightUnit): string | undefined {
  if (weight === null || Number.isNaN(weight)) return words.enterWeight
  if (kilograms.safeParse(weight).success) return undefined
  const [least, most] = [Math.ceil(inUnit(20, unit)), Math.floor(inUnit(400, unit))]
  return words.rangeOf(least, most, unitName[unit])
}
