import { zodResolver } from '@hookform/resolvers/zod'
import { useId, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { hydrationOf } from '#contract/hydration/drinks.ts'
import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'
import { type DrinkFields, drinkFields, entryOf, fieldsOf, knownKind } from './drink-fields.ts'
import { useProposeDrink } from './use-analyze-drink.ts'

export type DrinkEntry = ReturnType<typeof entryOf>

const following = ['calories', 'sugar', 'caffeine'] as const
const blank: Partial<DrinkFields> = { customName: '', drinkType: 'water', asWater: hydrationOf.water * 100 }

/** The form of a drink, filled by hand, by name or by photo. */
export function useDrinkForm(onEntry: (entry: DrinkEntry, read: DrinkAnalysis | undefined) => void) {
  const id = useId()
  const [read, setRead] = useState<DrinkAnalysis>()
  const base = useRef<DrinkFields>(undefined)
  const form = useForm<DrinkFields>({
    resolver: zodResolver(drinkFields),
    defaultValues: blank,
    shouldFocusError: true,
  })
  const { dirtyFields } = form.formState
  const fill = (values: DrinkFields) => {
    base.current = values
    form.reset(values)
  }
  const proposal = useProposeDrink((drink) => {
    fill(fieldsOf(drink))
    setRead(drink)
  })
  return {
    id,
    form,
    /** The analysis that filled the form, while the name still matches. */
    read,
    isReading: proposal.isReading,
    problem: proposal.problem,
    submit: form.handleSubmit((values) => onEntry(entryOf(values), read)),
    chooseKind(kind: string) {
      form.setValue('drinkType', kind)
      form.setValue('asWater', hydrationOf[knownKind(kind)] * 100)
    },
    fromName() {
      const { customName } = form.getValues()
      if (customName.trim()) return proposal.read({ details: customName })
      toast({ title: words.nameRequired, description: words.nameRequiredText, variant: 'destructive' })
      form.setFocus('customName')
    },
    fromPhoto: (photo: Blob) => proposal.read({ photo, details: form.getValues().customName }),
    forgetRead: () => setRead(undefined),
    /** Scales the figures that were not edited to a new volume. */
    followVolume() {
      const { volume } = form.getValues()
      const known = base.current
      if (!known || !(volume > 0)) return
      for (const name of following) {
        if (dirtyFields[name]) continue
        form.setValue(name, Math.round((((known[name] ?? 0) * volume) / known.volume) * 10) / 10)
      }
    },
    fill,
    clear() {
      base.current = undefined
      form.reset(blank)
      setRead(undefined)
      proposal.forget()
    },
  }
}
export type DrinkFormState = ReturnType<typeof useDrinkForm>
