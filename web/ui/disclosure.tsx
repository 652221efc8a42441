import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  title: string
  /** Opens and closes it from outside, with `onOpenChange`. */
  isOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** A quiet line that opens what belongs to it; collapsed by default. */
export function Disclosure({ title, isOpen, onOpenChange, children }: Props) {
  return (
    <details
      className="group -my-2"
      open={isOpen}
      onToggle={(event) => onOpenChange?.(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 items-center gap-1 text-sm font-medium text-ink-2 hover:text-ink">
        <ChevronRight
          className="size-4 transition-transform duration-150 group-open:rotate-90"
          aria-hidden="true"
        />
        {title}
      </summary>
      {children}
    </details>
  )
}
