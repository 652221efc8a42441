import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { nutrientChoiceChange } from '#contract/nutrition/nutrient-choices.ts'
import type { PanelRow } from '#contract/nutrition/nutrient-panel.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { FormNumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { ownTargetOf, panelUnit, withUnit } from './amounts.ts'
import { useChooseNutrient } from './use-choose-nutrient.ts'
import { words } from './words.ts'

const fields = nutrientChoiceChange.pick({ ownTarget: true })

type Props = { row: PanelRow; onSaved: () => void }

/** The person's own target of a nutrient, and the way back to the reference. */
export function OwnTarget({ row, onSaved }: Props) {
  const { name, reference } = row
  const own = ownTargetOf(row)
  const { mutate, isPending, variables } = useChooseNutrient(row)
  const form = useForm<{ ownTarget: number | null }>({
    resolver: zodResolver(fields) as never,
    values: { ownTarget: own },
  })
  const save = (ownTarget: number | null) => mutate({ ownTarget }, { onSuccess: onSaved })
  const submit = form.handleSubmit(({ ownTarget }) => (ownTarget === own ? onSaved() : save(ownTarget)))
  const isSaving = isPending && variables.ownTarget !== undefined
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-2">
      <div className="grid grid-cols-[1fr_auto] items-start gap-2">
        <FormNumberField
          // The input keeps its text; another value of the server replaces it.
          key={own}
          form={form}
          name="ownTarget"
          label={words.ownTarget}
          suffix={panelUnit(name)}
          placeholder={reference ? String(reference.amount) : ''}
          bounds={boundsOf(fields.shape.ownTarget)}
        />
        <Button
          type="submit"
          variant="secondary"
          busy={isSaving && variables.ownTarget !== null}
          className="mt-6.5"
        >
          {words.saveTarget}
        </Button>
      </div>
      {own === null ? null : (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3 justify-self-start"
          busy={isSaving && variables.ownTarget === null}
          onClick={() => save(null)}
        >
          {reference ? words.backTo(withUnit(name, reference.amount)) : words.removeTarget}
        </Button>
      )}
    </form>
  )
}
