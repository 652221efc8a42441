import { useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { Micronutrient, StatedMicronutrients } from '#contract/foods/micronutrients.ts'
import { micronutrientLabels } from '#contract/labels.ts'
import { rounded } from '#contract/measures/rounded.ts'
import { unitOf } from '../measures/nutrient-amount.ts'
import { words } from '../words.ts'
import { FormNumberField } from './numbers/number-field.tsx'
import { type NumberMeasure, plain } from './numbers/use-typed-number.ts'

/** All decimals that are stored. */
const digits = 4
const own: NumberMeasure = { ...plain, digits }

type Props<Values extends FieldValues> = {
  /** A form with `nutrients.<name>`. */
  form: Pick<UseFormReturn<Values>, 'control'>
  names: readonly Micronutrient[]
  /** Highest amount, in the nutrient's unit. */
  most: (name: Micronutrient) => number
  /** One international unit in the nutrient's unit; those can be typed in IU, too. */
  perIu?: StatedMicronutrients | undefined
}

/** Inputs of nutrients as labels state them. */
export function MicronutrientInputs<Values extends FieldValues>({ names, ...rest }: Props<Values>) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] items-end gap-x-4 gap-y-3">
      {names.map((name) => (
        <Amount key={name} name={name} {...rest} />
      ))}
    </div>
  )
}

type AmountProps<Values extends FieldValues> = Omit<Props<Values>, 'names'> & { name: Micronutrient }

function Amount<Values extends FieldValues>({ form, name, most, perIu }: AmountProps<Values>) {
  const [isIu, setIu] = useState(false)
  const factor = perIu?.[name]
  const unit = isIu ? words.iu : unitOf(name)
  return (
    <FormNumberField
      form={form}
      name={`nutrients.${name}` as Path<Values>}
      label={micronutrientLabels[name]}
      bounds={{ least: 0, most: most(name) }}
      measure={isIu && factor ? inIu(factor) : own}
      suffix={unit}
      aside={
        factor ? (
          <button
            type="button"
            onClick={() => setIu(!isIu)}
            className="touch text-sm font-medium text-herb underline underline-offset-4"
          >
            {words.inUnit(isIu ? unitOf(name) : words.iu)}
          </button>
        ) : undefined
      }
    />
  )
}

const inIu = (factor: number): NumberMeasure => ({
  shown: (amount) => amount / factor,
  stored: (units) => rounded(units * factor, digits),
  digits: 1,
})
