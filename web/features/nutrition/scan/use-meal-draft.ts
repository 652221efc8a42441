import { useState } from 'react'
import type { MealType } from '#contract/nutrition.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { words } from '../words.ts'

/** What both ways of logging share: the day, the meal type and the notes. */
export function useMealDraft(day: string) {
  const [mealType, setMealType] = useState<MealType | ''>('')
  const [missing, setMissing] = useState(false)
  const [otherDay, setOtherDay] = useState<string>()
  const [notes, setNotes] = useState('')

  /** Closing keeps the words that were typed; day and meal type are a new choice each time. */
  const close = () => {
    setMealType('')
    setMissing(false)
    setOtherDay(undefined)
  }
  return {
    mealType,
    setMealType,
    mealTypeMissing: missing && mealType === '',
    markMealType: () => setMissing(true),
    /** The meal type, or undefined after saying that it comes first. */
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
    // An emptied date input names no day; the last one stays.
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
