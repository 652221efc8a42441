import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Path, useForm } from 'react-hook-form'
import {
  eachMicronutrient,
  type MicronutrientGroup,
  micronutrientGroups,
  micronutrients,
  type StatedMicronutrients,
} from '#contract/foods/micronutrients.ts'
import {
  addSupplement,
  changeSupplement,
  listSupplementTemplates,
  type Supplement,
  supplementEntry,
} from '#contract/supplements.ts'
import { call } from '#web/http/client.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { read } from '#web/http/query-client.ts'
import { newId } from '#web/http/random.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { refreshSupplements } from './use-day-supplements.ts'
import { words } from './words.ts'

export type SupplementForm = Omit<Supplement, 'id' | 'nutrients'> & {
  nutrients: Record<(typeof micronutrients)[number], number | null>
}
type Template = Pick<Supplement, 'name' | 'dose' | 'nutrients'>

const fields: Path<SupplementForm>[] = [
  'name',
  'dose',
  'usualDoses',
  ...micronutrients.map((name) => `nutrients.${name}` as const),
]
const inputsOf = (stated: StatedMicronutrients) => eachMicronutrient((name) => stated[name] ?? null)
/** Groups with a nutrient of `named`. */
const groupsOf = (named: object): MicronutrientGroup[] =>
  (Object.keys(micronutrientGroups) as MicronutrientGroup[]).filter((group) =>
    micronutrientGroups[group].some((name) => name in named),
  )

/** The form that adds or changes a supplement. */
export function useSupplementForm(supplement: Supplement | undefined, onSaved: () => void) {
  const id = useId()
  const queries = useQueryClient()
  const { data } = useQuery(read(listSupplementTemplates))
  // One key while the form is open: a retry after a lost answer adds one supplement.
  const [idempotencyKey] = useState(newId)
  const [opened, setOpened] = useState(() => groupsOf(supplement?.nutrients ?? {}))
  const { name = '', dose = '', usualDoses = 1, nutrients = {} } = supplement ?? {}
  const form = useForm<SupplementForm>({
    resolver: zodResolver(supplementEntry) as never,
    defaultValues: { name, dose, usualDoses, nutrients: inputsOf(nutrients) },
  })
  const save = useMutation({
    mutationFn: (body: SupplementForm) =>
      supplement
        ? call(changeSupplement, { params: { id: supplement.id }, body })
        : call(addSupplement, { body, idempotencyKey }),
    async onSuccess(saved) {
      toast({ title: words.saved, description: saved.name })
      onSaved()
      await refreshSupplements(queries)
    },
    onError: (error) =>
      void (showFieldErrors(error, fields, form.setError) || toastRefusal(error, words.saveFailed)),
  })
  return {
    id,
    form,
    isSaving: save.isPending,
    templates: supplement ? [] : (data?.templates ?? []),
    perIu: data?.perIu,
    opened,
    setOpen: (group: MicronutrientGroup, isOpen: boolean) =>
      setOpened((before) => [...before.filter((one) => one !== group), ...(isOpen ? [group] : [])]),
    startFrom(template: Template) {
      form.reset({
        name: template.name,
        dose: template.dose,
        usualDoses: 1,
        nutrients: inputsOf(template.nutrients),
      })
      setOpened(groupsOf(template.nutrients))
    },
    submit: form.handleSubmit(
      (values) => {
        if (!save.isPending) save.mutate(values)
      },
      // A closed group takes no focus.
      ({ nutrients: refused }) =>
        flushSync(() => setOpened((before) => [...before, ...groupsOf(refused ?? {})])),
    ),
  }
}
