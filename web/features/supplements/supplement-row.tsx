import { Check, ChevronRight } from 'lucide-react'
import type { DaySupplement } from '#contract/supplements.ts'
import { words } from './words.ts'

type Props = { supplement: DaySupplement; onDoses: (doses: number) => void; onOpen: () => void }

/** A supplement: the tick takes the usual doses or takes them back, the rest opens another number. */
export function SupplementRow({ supplement, onDoses, onOpen }: Props) {
  const { name, dose, usualDoses, doses, isRemoved } = supplement
  const isTaken = doses > 0
  return (
    <li className="flex min-w-0 items-center gap-1 sm:only:col-span-2">
      {/* biome-ignore lint/a11y/useSemanticElements: an input takes no icon. */}
      <button
        type="button"
        role="checkbox"
        aria-checked={isTaken}
        aria-label={words.take(name)}
        onClick={() => onDoses(isTaken ? 0 : usualDoses)}
        className="group -ml-2.5 grid size-11 shrink-0 place-items-center rounded-full"
      >
        <span
          className={`grid size-6.5 place-items-center rounded-full border-2 transition-colors duration-150 ${
            isTaken
              ? 'border-herb bg-herb text-on-herb'
              : 'border-edge text-transparent group-hover:border-herb'
          }`}
        >
          <Check className="size-4" strokeWidth={3} aria-hidden="true" />
        </span>
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        title={words.open(name)}
        onClick={onOpen}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-sm py-1 text-left"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
          <bdi className="min-w-0 font-medium wrap-anywhere">{name}</bdi>{' '}
          <span className="text-sm text-ink-2">
            {words.doses(doses || usualDoses, dose)}
            {isRemoved ? `, ${words.formerly}` : ''}
          </span>
        </span>
        <ChevronRight className="size-4 shrink-0 text-ink-3" aria-hidden="true" />
      </button>
    </li>
  )
}
