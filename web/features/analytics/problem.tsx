import { Button } from '#web/ui/forms/button.tsx'
import { words } from './words.ts'

type Props = { title: string; text?: string; hasOld?: boolean; busy: boolean; onRetry: () => void }

/** A failed request; the figures below are zeros or older ones. */
export function Problem({ title, text = words.failedText, hasOld = false, busy, onRetry }: Props) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-tomato-soft px-5 py-4"
    >
      <p>
        <strong className="block font-semibold text-tomato">{title}</strong>
        {hasOld ? words.staleText : text}
      </p>
      <Button variant="secondary" busy={busy} onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
