import { useState } from 'react'
import type { MealType } from '#contract/nutrition.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'

/** Shared by all ways of logging: day, meal type (`asked` until another is chosen) and notes. */
export function useMealDraft(day: string, asked?: MealType) {
  const [chosen, setMealType] = useState<MealType | ''>()
  const mealType = chosen ?? asked ?? ''
  const [missing, setMissing] = useState(false)
  const [otherDay, setOtherDay] = useState<string>()
  const [notes, setNotes] = useState('')

  /** Closing keeps the typed text and resets day and meal type. */
  const close = () => {
    setMealType(undefined)
    setMissing(false)
    setOtherDay(undefined)
  }
  return {
    mealType,
    setMealType,
    mealTypeMissing: missing && mealType === '',
    markMealType: () => setMissing(true),
    /** The meal type; undefined after a message that it is required first. */
    mealTypeFor(step: keyof typeof words.mealTypeFirst): MealType | undefined {
      if (mealType) return mealType
      setMissing(true)
      toast({
        title: words.mealTypeRequired,
        description: words.mealTypeFirst[step],
        variant: 'destructive',
      })
      return undefined
    },
    targetDate: otherDay ?? day,
    // An emptied date input keeps the last day.
    setTargetDate: (next: string) => next && setOtherDay(next),
    notes,
    setNotes,
    close,
    clear() {
      close()
      setNotes('')
    },
  }
}
export type MealDraft = ReturnType<typeof useMealDraft>
