import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  type MicronutrientGroup,
  micronutrientGroups,
  micronutrients,
  unitsInGram,
} from '#contract/foods/micronutrients.ts'
import { micronutrientGroupLabels } from '#contract/labels.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { MicronutrientInputs } from '#web/ui/forms/micronutrient-inputs.tsx'
import type { CustomForm } from './custom-figures.ts'
import { words } from './words.ts'

type Props = {
  form: UseFormReturn<CustomForm>
  /** Grams that the figures are for. */
  basis: number
}

const groups = Object.keys(micronutrientGroups) as MicronutrientGroup[]

/** What a label states of vitamins, minerals and kinds of fat; opens by itself where an amount was refused. */
export function LabelMicronutrients({ form, basis }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { errors, submitCount } = form.formState
  const refused = micronutrients.find((name) => errors.nutrients?.[name])
  const isFirst = refused !== undefined && Object.keys(errors).length === 1
  // A closed section takes no focus, so it is given once it is open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: again after each attempt to save
  useEffect(() => {
    if (isFirst) form.setFocus(`nutrients.${refused}`)
  }, [form, isFirst, refused, submitCount])
  return (
    <Disclosure title={words.micronutrients} isOpen={isOpen || refused !== undefined} onOpenChange={setOpen}>
      <div className="grid gap-5 pt-1 pb-3">
        <p className="text-sm text-ink-2">{words.micronutrientsHint}</p>
        {groups.map((group) => (
          <fieldset key={group} className="min-w-0">
            <legend className="eyebrow mb-2">{micronutrientGroupLabels[group]}</legend>
            <MicronutrientInputs
              form={form}
              names={micronutrientGroups[group]}
              most={(name) => basis * unitsInGram(name)}
            />
          </fieldset>
        ))}
      </div>
    </Disclosure>
  )
}
