import { Plus, X } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import type { ShoppingList } from '#contract/meal-plans.ts'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { words } from '../words.ts'
import { ListLine } from './list-line.tsx'
import { useOwnItems } from './use-own-items.ts'

type Props = { id: string; list: ShoppingList; tick: (name: string, have: boolean) => void }

/** Adds an item to the list by hand. */
export function AddItem({ id, list }: Omit<Props, 'tick'>) {
  const { add, isAdding } = useOwnItems(id)
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim().replace(/\s+/g, ' ')
    if (!typed || isAdding) return
    const listed = [...list.own, ...list.aisles.flatMap(({ things }) => things)]
    if (listed.some((one) => one.name.toLowerCase() === typed.toLowerCase()))
      return setProblem(words.alreadyListed)
    add({ name: typed }, { onSuccess: () => setName('') })
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex max-w-md items-end gap-2 print:hidden">
      <Field label={words.addItem} error={problem} className="min-w-0 flex-1">
        {(ids) => (
          <Input
            {...ids}
            value={name}
            maxLength={120}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={words.addItemExample}
            onChange={({ target }) => {
              setName(target.value)
              setProblem(undefined)
            }}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={isAdding}
        icon={<Plus className="size-4" aria-hidden="true" />}
      >
        {words.add}
      </Button>
    </form>
  )
}

/** The items that were added by hand. */
export function OwnItems({ id, list: { own }, tick }: Props) {
  const { remove } = useOwnItems(id)
  if (!own.length) return null
  return (
    <section className="mb-6 break-inside-avoid" aria-labelledby="own-items">
      <h3 id="own-items" className="eyebrow border-b border-line pb-1.5">
        {words.own}
      </h3>
      <ul>
        {own.map((item) => (
          <li key={item.name} className="flex items-center justify-between gap-2">
            <ListLine text={item.name} have={item.have} onTick={(have) => tick(item.name, have)} />
            <IconButton
              label={words.removeItem(item.name)}
              className="text-ink-2 print:hidden"
              onClick={() => remove(item)}
            >
              <X className="size-4.5" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
