import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { longestNotes, type MealType, mealTypes } from '#contract/nutrition.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { chipLook } from '#web/ui/forms/chip-look.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { TextArea } from '#web/ui/forms/input.tsx'
import { notesTooLong } from '../notes-too-long.ts'
import type { MealDraft } from '../scan/use-meal-draft.ts'
import { words as nutrition } from '../words.ts'
import { words } from './words.ts'

/** Meals as chips; a drink is logged as a drink. */
const meals = mealTypes.filter((meal) => meal !== 'drink')

type Props = {
  draft: MealDraft
  field: RefObject<HTMLTextAreaElement | null>
  /** Why the last sentence was not read. */
  problem: string | undefined
  onRead: (mealType: MealType) => void
}

/** A meal in a sentence: Enter reads it, Shift with Enter begins a line. */
export function Sentence({ draft, field, problem, onRead }: Props) {
  const [empty, setEmpty] = useState(false)
  const submit = () => {
    const isEmpty = !draft.notes.trim()
    setEmpty(isEmpty)
    if (isEmpty || draft.notes.length > longestNotes) return field.current?.focus()
    const mealType = draft.mealTypeFor('scanning')
    if (mealType) onRead(mealType)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    if (!event.repeat) submit()
  }
  // The words are to be put right where they stand.
  useEffect(() => {
    if (problem) field.current?.focus()
  }, [problem, field])
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field
        label={words.sentence}
        error={empty && !draft.notes.trim() ? words.empty : (notesTooLong(draft.notes) ?? problem)}
      >
        {(ids) => (
          <div className="relative">
            <TextArea
              {...ids}
              ref={field}
              rows={2}
              value={draft.notes}
              placeholder={words.sentenceExample}
              enterKeyHint="go"
              onKeyDown={onKeyDown}
              onChange={(event) => draft.setNotes(event.target.value)}
              className="resize-none pr-16"
            />
            <Button type="submit" className="absolute right-2 bottom-2.5 px-3!" aria-label={words.read}>
              <ArrowUp className="size-5" aria-hidden="true" />
            </Button>
          </div>
        )}
      </Field>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset’s legend does not take part in the row */}
      <div role="group" aria-label={words.meal} className="flex flex-wrap gap-1.5">
        {meals.map((meal) => (
          <button
            key={meal}
            type="button"
            aria-pressed={draft.mealType === meal}
            onClick={() => draft.setMealType(draft.mealType === meal ? '' : meal)}
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
    </form>
  )
}

/** Whether the key belongs to an input method; Safari tells that of its last Enter only by the code. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229
