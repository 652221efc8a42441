import { ArrowUp } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import type { MealHit } from '#contract/nutrition/meal-hits.ts'
import { longestNotes, type MealType, mealTypes } from '#contract/nutrition/nutrition.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { chipLook } from '#web/ui/forms/chip-look.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/input.tsx'
import { notesTooLong } from '../notes-too-long.ts'
import type { MealDraft } from '../scan/use-meal-draft.ts'
import { words as nutrition } from '../words.ts'
import { useHitList } from './use-hit-list.tsx'
import { words } from './words.ts'

/** Meals as chips; a drink is logged as a drink. */
const meals = mealTypes.filter((meal) => meal !== 'drink')

type Props = {
  draft: MealDraft
  field: RefObject<HTMLTextAreaElement | null>
  /** Why the last sentence was not read. */
  problem: string | undefined
  onRead: (mealType: MealType) => void
  /** Called with what was chosen of the hits; without it there are none. */
  onHit: ((hit: MealHit) => void) | undefined
}

/**
 * One field for a meal in a sentence, a food by name and the digits of a barcode, with hits as one types. Enter reads the
 * whole or takes the selected hit, Shift with Enter begins a line.
 */
export function Sentence({ draft, field, problem, onRead, onHit }: Props) {
  const [empty, setEmpty] = useState(false)
  const list = useHitList(draft, onHit)
  const submit = () => {
    const isEmpty = !draft.notes.trim()
    setEmpty(isEmpty)
    if (isEmpty || draft.notes.length > longestNotes) return field.current?.focus()
    const mealType = draft.mealTypeFor('scanning')
    if (mealType) onRead(mealType)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event) || list.press(event)) return
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (!event.repeat) submit()
  }
  // The hits lie over the rest of the sheet.
  const onBlur = ({ currentTarget, relatedTarget: next }: FocusEvent) => {
    const isInSheet = next?.closest('[role=dialog]') === currentTarget.closest('[role=dialog]')
    if (isInSheet && !currentTarget.contains(next)) list.close()
  }
  // The words are to be put right where they stand.
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem, field])
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend does not take part in the row */}
      <div role="group" aria-label={words.meal} className="flex flex-wrap gap-1.5">
        {meals.map((meal) => (
          <button
            key={meal}
            type="button"
            aria-pressed={draft.mealType === meal}
            // One that only the hour marked is chosen by its tap, not cleared.
            onClick={() => draft.setMealType(draft.chosen === meal ? '' : meal)}
            className={`${chipLook(draft.mealType === meal)} px-3! text-sm!`}
          >
            {nutrition.mealTypes[meal]}
          </button>
        ))}
      </div>
      {draft.mealTypeMissing ? (
        <p role="alert" className="text-sm font-medium text-tomato">
          {words.noMeal}
        </p>
      ) : null}
      <Field
        label={words.sentence}
        error={empty && !draft.notes.trim() ? words.empty : (notesTooLong(draft.notes) ?? problem)}
      >
        {(ids) => (
          // Escape closes the hits first, then the sheet.
          <div className="relative" {...(list.isShown && { 'data-own-escape': '' })}>
            <TextArea
              {...ids}
              {...list.ids}
              ref={field}
              rows={2}
              value={draft.notes}
              placeholder={words.sentenceExample}
              enterKeyHint="go"
              onKeyDown={onKeyDown}
              onClick={list.open}
              onChange={(event) => {
                list.open()
                draft.setNotes(event.target.value)
              }}
              className="resize-none! pr-16"
            />
            <Button type="submit" className="absolute right-2 bottom-2.5 px-3!" aria-label={words.read}>
              <ArrowUp className="size-5" aria-hidden="true" />
            </Button>
            <span role="status" className="sr-only">
              {list.status}
            </span>
            {list.content}
          </div>
        )}
      </Field>
    </form>
  )
}

/** Whether the key belongs to an input method; Safari tells that of its last Enter only by the code. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229
