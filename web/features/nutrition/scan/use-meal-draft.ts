import { useState } from 'react'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'
import { mealInSentence } from './meal-in-sentence.ts'

type Meals = {
  /** Chosen on the way here, such as a meal's own button to log. */
  asked?: MealType | undefined
  /** Used where nobody chose a meal. */
  ofHour?: MealType | undefined
  /** A sentence that is put right. */
  rewrites?: Written | undefined
}

/** `writtenAt` in milliseconds since 1970. */
export type Written = { sentence: string; mealType: MealType; targetDate: string; writtenAt: number }

/** Shared by all ways of logging: day, meal type and notes. */
export function useMealDraft(day: string, { rewrites, asked = rewrites?.mealType, ofHour }: Meals) {
  const [picked, setPicked] = useState<MealType | ''>()
  // The meal that was marked when the text was begun or sent: a new hour or late habits do not move it.
  const [held, setHeld] = useState<MealType>()
  const [missing, setMissing] = useState(false)
  const [otherDay, setOtherDay] = useState<string>()
  const [notes, setNotes] = useState(rewrites?.sentence ?? '')
  const named = mealInSentence(notes)
  /** Chosen by a tap, before or in this draft, or by the text. */
  const chosen = picked ? picked : ((picked === undefined ? asked : undefined) ?? named)
  const mealType: MealType | '' = chosen ?? (picked === '' ? '' : (held ?? ofHour ?? ''))

  /** Closing keeps the typed text and resets day and meal type. */
  const close = () => {
    setPicked(undefined)
    setHeld(undefined)
    setMissing(false)
    setOtherDay(undefined)
  }
  return {
    mealType,
    /** The meal type, unless it is only the hour's. */
    chosen,
    setMealType: (next: MealType | '') => setPicked(next),
    mealTypeMissing: missing && mealType === '',
    markMealType: () => setMissing(true),
    /** The meal type; undefined after a message that it is required first. */
    mealTypeFor(step: keyof typeof words.mealTypeFirst): MealType | undefined {
      if (mealType) {
        setHeld(mealType)
        return mealType
      }
      setMissing(true)
      toast({
        title: words.mealTypeRequired,
        description: words.mealTypeFirst[step],
        variant: 'destructive',
      })
      return undefined
    },
    targetDate: otherDay ?? rewrites?.targetDate ?? day,
    // An emptied date input keeps the last day.
    setTargetDate: (next: string) => next && setOtherDay(next),
    /** When the sentence that is put right was written. */
    writtenAt: rewrites?.writtenAt,
    notes,
    setNotes(next: string) {
      if (held === undefined) setHeld(ofHour)
      setNotes(next)
    },
    close,
    clear() {
      close()
      setNotes('')
    },
  }
}
export type MealDraft = ReturnType<typeof useMealDraft>
