import { useId } from 'react'
import type { DayComplete } from '#contract/expenditure.ts'
import { chipLook } from '#web/ui/forms/chip-look.ts'
import { words } from '../words.ts'
import { useDayComplete } from './use-day-complete.ts'

type Props = DayComplete & { isEmpty: boolean }

/** Asks at the end of a day whether all of it is logged; a second tap on an answer takes it back. */
export function DayCompleteQuestion({ day, complete, isEmpty }: Props) {
  const mark = useDayComplete(day)
  const question = useId()
  return (
    <div className="mt-6 flex items-center justify-between gap-4 border-t border-line pt-4">
      <div className="min-w-0">
        <p id={question} className="font-medium">
          {isEmpty ? words.nothingEaten : words.allLogged}
        </p>
        <p className="text-sm text-ink-2">{words.completeNote(complete)}</p>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand beside its buttons. */}
      <div role="group" aria-labelledby={question} className="flex shrink-0 gap-2">
        {[true, false].map((answer) => (
          <button
            key={String(answer)}
            type="button"
            aria-pressed={complete === answer}
            onClick={() => mark(complete === answer ? null : answer)}
            className={chipLook(complete === answer)}
          >
            {answer ? words.yes : words.no}
          </button>
        ))}
      </div>
    </div>
  )
}
