import { ScanLine } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Food } from '#contract/foods/foods.ts'
import type { MealAnalysis } from '#contract/nutrition/nutrition.ts'
import { isSecurePage } from '#web/ui/device/secure-page.ts'
import { SecureOnly } from '#web/ui/feedback/secure-only.tsx'
import { Button, LinkButton } from '#web/ui/forms/button.tsx'
import { useToday } from '../day/use-today.ts'
import { DayAndMealType } from '../log/day-and-meal-type.tsx'
import { FoodDialog } from '../log/food-dialog.tsx'
import { EmptyPlate } from '../log/plate/empty-plate.tsx'
import { logPath } from '../log/use-log-dialog.ts'
import { useUsualMeals } from '../log/use-usual-meals.ts'
import { words } from '../words.ts'
import { ResultsDialog } from './results-dialog.tsx'
import { useMealDraft } from './use-meal-draft.ts'
import { useMealScan } from './use-meal-scan.tsx'
import { usePhotosUnread } from './use-photos-unread.tsx'

/** Scans a meal: meal type, camera, log. */
export function ScanMeal() {
  const hasCamera = isSecurePage()
  const photosUnread = usePhotosUnread(hasCamera ? words.scanInstead : words.describeInstead)
  const [, go] = useLocation()
  const { today } = useToday()
  const { ofHour } = useUsualMeals(true)
  const draft = useMealDraft(today, { ofHour })
  const [analysis, setAnalysis] = useState<MealAnalysis>()
  const [food, setFood] = useState<Food>()
  const scan = useMealScan({
    draft,
    onAnalysis: setAnalysis,
    onFood: setFood,
    onUpload: () => go(logPath('photo', draft.chosen)),
  })
  const logged = () => go('/nutrition')

  return (
    <div className="grid gap-6">
      <div className="grid justify-items-center gap-3 rounded-lg bg-sunken px-6 py-8 text-center">
        <div className="w-44">
          <EmptyPlate />
        </div>
        <p className="max-w-sm text-ink-2">{hasCamera ? words.scanMealText : words.scanMealByPhoto}</p>
      </div>
      {photosUnread}
      <DayAndMealType draft={draft} />
      <SecureOnly what="camera">
        <Button size="lg" icon={<ScanLine className="size-5" aria-hidden="true" />} onClick={scan.open}>
          {words.liveScan}
        </Button>
      </SecureOnly>
      <LinkButton
        variant={hasCamera ? 'quiet' : 'primary'}
        href={logPath('photo', draft.chosen)}
        className="-mt-3"
      >
        {words.otherWays}
      </LinkButton>
      {scan.overlay}
      <ResultsDialog
        analysis={analysis}
        draft={draft}
        onDiscard={() => setAnalysis(undefined)}
        onLogged={logged}
      />
      <FoodDialog food={food} draft={draft} onClose={() => setFood(undefined)} onLogged={logged} />
    </div>
  )
}
