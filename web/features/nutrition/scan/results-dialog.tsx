import { useState } from 'react'
import type { MealAnalysis } from '#contract/nutrition/nutrition.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToday } from '../day/use-today.ts'
import { analysisOf, isComplete, type Plate, plateOf, refilled } from '../log/plate/plate.ts'
import { useLogMeal } from '../log/use-log-meal.ts'
import { words } from '../words.ts'
import { Results } from './results.tsx'
import type { MealDraft } from './use-meal-draft.ts'

type Props = {
  /** Undefined while there is nothing to confirm. */
  analysis: MealAnalysis | undefined
  draft: MealDraft
  onDiscard: () => void
  onLogged: () => void
}

/** Shows an analysis to correct, log or discard. */
export function ResultsDialog({ analysis, draft, onDiscard, onLogged }: Props) {
  const [edited, setEdited] = useState<{ of: MealAnalysis; plate: Plate }>()
  const { today } = useToday()
  // Keeps the content while the dialog closes.
  if (analysis && edited?.of !== analysis) setEdited({ of: analysis, plate: plateOf(analysis) })
  const { log, isLogging } = useLogMeal(onLogged)
  if (!edited) return null
  const { of, plate } = edited
  const { mealType, notes, targetDate, writtenAt } = draft
  const corrected = analysisOf(plate, of)

  const confirm = () => {
    if (analysis && mealType)
      log({ analysis: corrected, mealType, notes: notes.trim() || null, targetDate, writtenAt })
  }
  return (
    <Dialog
      open={analysis !== undefined}
      onOpenChange={(open) => open || isLogging || onDiscard()}
      title={words.resultsTitle}
      description={
        mealType ? words.resultsFor(words.mealTypes[mealType], recentDay(targetDate, today)) : undefined
      }
      footer={
        <>
          <Button variant="secondary" onClick={onDiscard} disabled={isLogging}>
            {words.tryAgain}
          </Button>
          <Button onClick={confirm} busy={isLogging} disabled={!isComplete(plate, of)}>
            {words.confirmMeal}
          </Button>
        </>
      }
    >
      <Results
        analysis={corrected}
        plate={plate}
        onChange={(changed) => setEdited({ of, plate: changed })}
        onPortions={(portions) => setEdited({ of, plate: refilled(plate, portions, of) })}
      />
    </Dialog>
  )
}
