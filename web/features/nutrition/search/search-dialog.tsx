import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { cutText } from '#contract/measures/cut-text.ts'
import { IconButton } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useDebouncedValue } from '#web/ui/forms/use-debounced-value.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FoundMeals } from './found-meals.tsx'
import { words } from './words.ts'

/** Debounce of the search in milliseconds. */
const typingDelay = 200

type Props = { today: string; mayLog: boolean; onChoose: (day: string) => void }

/** Button that opens a search over the whole diary; a result opens its day. */
export function MealSearch({ today, mayLog, onChoose }: Props) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const asked = useDebouncedValue(cutText(typed.trim(), 100), typingDelay)
  const choose = (day: string) => {
    setOpen(false)
    onChoose(day)
  }
  return (
    <>
      <IconButton label={words.open} outlined aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Search className="size-5" aria-hidden="true" />
      </IconButton>
      <Dialog open={open} onOpenChange={setOpen} title={words.title} initialFocus={field}>
        {/* Fixed height: the field keeps its position while results load. */}
        <div className="grid h-[70dvh] grid-cols-1 grid-rows-[auto_1fr] gap-4 sm:h-[60dvh]">
          <Field label={words.label} hint={typed ? undefined : words.hint}>
            {(ids) => (
              <Input
                {...ids}
                ref={field}
                type="search"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={100}
                placeholder={words.example}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
              />
            )}
          </Field>
          {asked ? <FoundMeals asked={asked} today={today} mayLog={mayLog} onChoose={choose} /> : null}
        </div>
      </Dialog>
    </>
  )
}
