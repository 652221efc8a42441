import { useEffect } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { type WeightTrend, weighIn } from '#contract/weight.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { NumberInput } from '#web/ui/forms/numbers/number-input.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { useLogWeight } from './use-weight.ts'
import { inUnit, unitName, type WeightUnit, weightIn } from './weight-unit.ts'
import { words } from './words.ts'

const { kilograms } = weighIn.shape

type Props = {
  points: WeightTrend['points']
  unit: WeightUnit
  onLogged?: () => void
  autoFocus?: boolean
}

/** Logs today's weight. */
export function LogWeight({ points, unit, onLogged, autoFocus }: Props) {
  const { today } = useToday()
  const form = useForm<{ amount: number | null }>({ defaultValues: { amount: null } })
  const logging = useLogWeight(unit, () => {
    form.reset()
    onLogged?.()
  })
  useEffect(() => {
    if (autoFocus) form.setFocus('amount')
  }, [autoFocus, form])
  const last = points.at(-1)
  const before = points.find(({ measuredOn }) => measuredOn === today)
  const submit = form.handleSubmit(({ amount }) =>
    logging.mutate({
      body: { kilograms: amount!, measuredOn: today },
      before: before && { kilograms: before.kilograms, measuredOn: today },
    }),
  )
  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className={`mt-auto w-full max-w-md ${last ? '' : 'mx-auto'}`}
    >
      <Field label={words.today} error={form.formState.errors.amount?.message}>
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
    </form>
  )
}

function refusal(weight: number | null, unit: WeightUnit): string | undefined {
  if (weight === null || Number.isNaN(weight)) return words.enterWeight
  if (kilograms.safeParse(weight).success) return undefined
  const [least, most] = [Math.ceil(inUnit(20, unit)), Math.floor(inUnit(400, unit))]
  return words.rangeOf(least, most, unitName[unit])
}
