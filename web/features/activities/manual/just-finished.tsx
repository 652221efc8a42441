import { Check } from 'lucide-react'
import { words } from '../words.ts'

/** Beside a start time: lets the activity end now, however long it took. */
export function JustFinished({ pressed, onToggle }: { pressed: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onToggle}
      className="touch inline-flex items-center gap-1 text-sm font-semibold text-herb underline-offset-4 hover:underline"
    >
      {pressed ? <Check className="size-4" aria-hidden="true" /> : null}
      {words.justFinished}
    </button>
  )
}
