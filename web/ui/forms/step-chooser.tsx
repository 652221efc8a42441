import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from './button.tsx'

type Props = {
  label: string
  previous: string
  next: string
  /** Whether nothing follows. */
  isLast: boolean
  onStep: (by: 1 | -1) => void
  /** What is chosen. */
  children: ReactNode
  below?: ReactNode
}

/** Chooses by steps, with a button for each direction; arrow keys work while it has the focus. */
export function StepChooser({ label, previous, next, isLast, onStep, children, below }: Props) {
  const step = (by: 1 | -1) => {
    if (by < 0 || !isLast) onStep(by)
  }
  const move = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    step(event.key === 'ArrowLeft' ? -1 : 1)
  }
  return (
    <fieldset aria-label={label} onKeyDown={move} className="flex flex-col items-center">
      <div className="flex w-full max-w-md items-center justify-between gap-3">
        <IconButton label={previous} outlined onClick={() => step(-1)}>
          <ChevronLeft className="size-5" aria-hidden="true" />
        </IconButton>
        <div aria-live="polite" className="relative min-w-0 rounded-md px-3 text-center">
          {children}
        </div>
        <IconButton
          label={next}
          outlined
          // aria-disabled instead of disabled, so that focus and arrow keys still work.
          aria-disabled={isLast || undefined}
          className="aria-disabled:opacity-40"
          onClick={() => step(1)}
        >
          <ChevronRight className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {below}
    </fieldset>
  )
}
