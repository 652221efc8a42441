import { type KeyboardEvent, useState } from 'react'
import type { MealHit } from '#contract/nutrition/meal-hits.ts'
import { OptionList, useSelectedOption } from '#web/ui/forms/option-list.tsx'
import type { MealDraft } from '../scan/use-meal-draft.ts'
import { HitOption } from './hit-option.tsx'
import { useMealHits } from './use-meal-hits.ts'
import { words } from './words.ts'

/** The hits below the composer's text area, which keeps the focus and hands on its keys; `content` is to be rendered. */
export function useHitList(draft: MealDraft, onHit: ((hit: MealHit) => void) | undefined) {
  // Closed for a text that was kept since the last time.
  const [isOpen, setOpen] = useState(false)
  const { hits, isSettled } = useMealHits(draft.notes, isOpen && onHit !== undefined)
  const options = hits.map((hit) => ({
    key: `${hit.kind} ${hit.kind === 'food' ? hit.food.ref : hit.meal.id}`,
    content: <HitOption hit={hit} mealType={draft.mealType} />,
    choose: () => onHit?.(hit),
  }))
  const { id, selected, selectedId, walk, clear } = useSelectedOption(options)
  const isShown = options.length > 0
  const close = () => {
    clear()
    setOpen(false)
  }
  return {
    isShown,
    ids: {
      'aria-autocomplete': 'list',
      'aria-controls': isShown ? id : undefined,
      'aria-activedescendant': isShown ? selectedId : undefined,
    } as const,
    status: isShown && isSettled ? words.hitCount(options.length) : '',
    /** Also after a change of the text, which unselects. */
    open() {
      clear()
      setOpen(true)
    },
    close,
    /** Whether a key was for the list. */
    press(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
      const { value, selectionEnd } = event.currentTarget
      // Within the text the arrows move its caret.
      const enters = event.key === 'ArrowDown' && selectionEnd === value.length
      if (enters) setOpen(true)
      if (!isShown) return false
      if (enters || (selected && (event.key === 'ArrowDown' || event.key === 'ArrowUp')))
        walk(event.key === 'ArrowDown' ? 1 : -1)
      else if (event.key === 'Escape') close()
      else if (event.key === 'Enter' && selected && !event.shiftKey && !event.repeat) selected.choose()
      else return false
      event.preventDefault()
      return true
    },
    content: isShown ? (
      <OptionList
        id={id}
        label={words.hits}
        groups={[{ options }]}
        selected={selected}
        onChoose={(option) => option.choose()}
      />
    ) : null,
  }
}
