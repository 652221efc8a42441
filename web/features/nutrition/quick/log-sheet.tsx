import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Food } from '#contract/foods/foods.ts'
import type { MealHit } from '#contract/nutrition/meal-hits.ts'
import type { MealAnalysis } from '#contract/nutrition/nutrition.ts'
import { deferredComponent } from '#web/ui/deferred-component.ts'
import { recentDay } from '#web/ui/measures/recent-day.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useToday } from '../day/use-today.ts'
import { FoodDialog } from '../log/food-dialog.tsx'
import { logPath } from '../log/use-log-dialog.ts'
import { useUsualMeals } from '../log/use-usual-meals.ts'
import { useLogSavedMeal } from '../saved/use-log-saved-meal.ts'
import { Analyzing } from '../scan/analyzing.tsx'
import { ResultsDialog } from '../scan/results-dialog.tsx'
import { useAnalyzeMeal } from '../scan/use-analyze-meal.ts'
import { useMealDraft, type Written } from '../scan/use-meal-draft.ts'
import { useMealScan } from '../scan/use-meal-scan.tsx'
import { words as nutrition } from '../words.ts'
import { Sentence } from './sentence.tsx'
import { Tiles } from './tiles.tsx'
import { useLogUsual } from './use-log-usual.ts'
import { UsualList } from './usual-list.tsx'
import { words } from './words.ts'

/** The day's supplements, one tick each; their forms are not loaded with the sheet. */
const supplements = deferredComponent(async () => {
  const { useSupplements } = await import('#web/features/supplements/use-supplements.tsx')
  return ({ day }: { day: string }) => useSupplements(day, { isOffered: true })
})

/** Usual meals shown in the sheet. */
const mostAgain = 3

type Props = {
  open: boolean
  onOpenChange: (open: boolean) => void
  onLogged?: () => void
  /** A sentence to put right, and why it was refused. */
  rewrites?: Written & { reason?: string | undefined }
}

/**
 * Everything that is logged, from a sentence to a run; opened by the log button on every screen. `onLogged` is called
 * after what was typed or scanned was logged or queued. With `rewrites` it shows the sentence alone.
 */
export function LogSheet({ open, onOpenChange, onLogged, rewrites }: Props) {
  const { today } = useToday()
  const [, go] = useLocation()
  const { ofHour, meals } = useUsualMeals(open)
  const draft = useMealDraft(today, { ofHour, rewrites })
  const field = useRef<HTMLTextAreaElement>(null)
  const [analysis, setAnalysis] = useState<MealAnalysis>()
  const [food, setFood] = useState<Food>()
  const [isTyped, setTyped] = useState(false)
  const again = useLogUsual()
  const Supplements = supplements.useComponent(open)
  const saved = useLogSavedMeal()
  const reading = useAnalyzeMeal({ onAnalysis: setAnalysis, onLogged: () => finish() })
  const close = () => {
    reading.stop()
    reading.forget()
    draft.close()
    onOpenChange(false)
  }
  const finish = () => {
    setAnalysis(undefined)
    setFood(undefined)
    draft.clear()
    close()
    onLogged?.()
  }
  const choose = (food: Food, typed: boolean) => {
    setTyped(typed)
    setFood(food)
  }
  const takeHit = (hit: MealHit) => {
    const ofMeal = hit.kind === 'food' ? undefined : hit.meal.mealType
    const mealType = draft.mealType || ofMeal || draft.mealTypeFor('logging')
    if (!mealType) return
    if (hit.kind === 'food') return choose(hit.food, true)
    if (hit.kind === 'saved') saved.mutate({ meal: hit.meal, body: { mealType, targetDate: today } })
    else again.mutate({ meal: hit.meal, mealType })
    finish()
  }
  const upload = () => {
    close()
    go(logPath('photo', draft.chosen))
  }
  const scan = useMealScan({
    draft,
    onAnalysis: setAnalysis,
    onFood: (one) => choose(one, false),
    onUpload: upload,
  })

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      title={words.title}
      description={
        rewrites
          ? nutrition.resultsFor(
              nutrition.mealTypes[rewrites.mealType],
              recentDay(rewrites.targetDate, today),
            )
          : undefined
      }
      size="sm"
      initialFocus={field}
    >
      {reading.isAnalyzing ? (
        <Analyzing photo={undefined} preparing={false} onStop={reading.stop} />
      ) : (
        <div className="grid grid-cols-1 gap-5">
          <Sentence
            draft={draft}
            field={field}
            problem={reading.notUnderstood ?? reading.problem ?? rewrites?.reason}
            onRead={(mealType) => {
              const { notes, targetDate, writtenAt } = draft
              reading.analyze({ photo: undefined, notes, mealType, targetDate, writtenAt })
            }}
            onHit={rewrites ? undefined : takeHit}
          />
          {meals.length && draft.mealType && !rewrites ? (
            <section aria-labelledby="log-again" className="grid grid-cols-1 gap-2">
              <h3 id="log-again" className="eyebrow">
                {words.again}
              </h3>
              <UsualList
                meals={meals.slice(0, mostAgain)}
                mealType={draft.mealType}
                onAgain={(meal) => {
                  again.mutate({ meal, mealType: draft.mealType || meal.mealType })
                  close()
                }}
              />
            </section>
          ) : null}
          {rewrites ? null : (
            <>
              <Tiles day={today} meal={draft.chosen} onScan={scan.open} onDone={close} />
              {/* As high as its button, so that nothing moves when it is loaded. */}
              <div className="min-h-9">{Supplements ? <Supplements day={today} /> : null}</div>
            </>
          )}
        </div>
      )}
      <ResultsDialog
        analysis={analysis}
        draft={draft}
        onDiscard={() => setAnalysis(undefined)}
        onLogged={finish}
      />
      <FoodDialog
        food={food}
        // A search word is no note.
        draft={isTyped ? { ...draft, notes: '' } : draft}
        onClose={() => setFood(undefined)}
        onLogged={finish}
      />
      {scan.overlay}
    </Dialog>
  )
}
