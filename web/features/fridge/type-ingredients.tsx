import { Plus } from 'lucide-react'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useAddIngredients } from './use-add-ingredients.ts'
import { words } from './words.ts'

type Props = { session: string | undefined; enter: (id: string) => void }

/** Adds typed ingredients to the list, ticked. */
export function TypeIngredients(props: Props) {
  const { typed, type, add, isAdding, problem } = useAddIngredients(props)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <Field label={words.typeLabel} hint={words.typeHint} error={problem}>
        {(ids) => (
          <div className="flex gap-2">
            <Input
              {...ids}
              value={typed}
              maxLength={1000}
              autoComplete="off"
              autoCapitalize="none"
              enterKeyHint="done"
              placeholder={words.typeExample}
              onChange={(event) => type(event.target.value)}
            />
            <Button
              type="submit"
              variant="secondary"
              busy={isAdding}
              icon={<Plus className="size-4.5" aria-hidden="true" />}
            >
              {words.add}
            </Button>
          </div>
        )}
      </Field>
    </form>
  )
}
