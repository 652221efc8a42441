import { Camera, GlassWater, PencilLine } from 'lucide-react'
import { useState } from 'react'
import type { Food } from '#contract/foods/foods.ts'
import type { MealAnalysis, MealType } from '#contract/nutrition/nutrition.ts'
import { useQuickDrinks } from '#web/features/hydration/use-quick-drinks.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Tab, TabList, TabPanel, Tabs } from '#web/ui/overlays/tabs.tsx'
import { useToday } from '../day/use-today.ts'
import { NotesField } from '../notes-field.tsx'
import { SavedMeals } from '../saved/saved-meals.tsx'
import { Analyzing } from '../scan/analyzing.tsx'
import { PhotoPicker } from '../scan/photo-picker.tsx'
import { ResultsDialog } from '../scan/results-dialog.tsx'
import { useAnalyzeMeal } from '../scan/use-analyze-meal.ts'
import { useMealDraft } from '../scan/use-meal-draft.ts'
import { useMealScan } from '../scan/use-meal-scan.tsx'
import { usePhoto } from '../scan/use-photo.ts'
import { words } from '../words.ts'
import { DayAndMealType } from './day-and-meal-type.tsx'
import { FoodDialog } from './food-dialog.tsx'
import { ManualForm } from './manual-form.tsx'
import type { LogTab } from './use-log-dialog.ts'
import { useManualForm } from './use-manual-form.ts'
import { useUsualMeals } from './use-usual-meals.ts'

type Props = {
  /** The open tab; undefined while closed. */
  tab: LogTab | undefined
  /** The day shown, the default day to log. */
  day: string
  /** The meal to log, if one was chosen before. */
  mealType?: MealType | undefined
  onTab: (tab: LogTab) => void
  onClose: () => void
}

/** No icons on phones: three tabs need the width. */
const tabIcon = 'size-4.5 max-sm:hidden'

/** Logs a meal (by photo, description or form) or a drink. */
export function LogDialog({ tab, day, mealType: asked, onTab, onClose }: Props) {
  const { today } = useToday()
  const { ofHour } = useUsualMeals(tab !== undefined)
  // The hour says nothing about another day.
  const draft = useMealDraft(day, { asked, ofHour: day === today ? ofHour : undefined })
  const photo = usePhoto()
  const [analysis, setAnalysis] = useState<MealAnalysis>()
  const [food, setFood] = useState<Food>()
  const [nothing, setNothing] = useState(false)
  const finish = () => {
    setAnalysis(undefined)
    setFood(undefined)
    reading.forget()
    photo.remove()
    draft.clear()
    manual.clear()
    onClose()
  }
  const reading = useAnalyzeMeal({ onAnalysis: setAnalysis, onLogged: finish })
  const manual = useManualForm(draft, finish)
  const drinks = useQuickDrinks({
    targetDate: draft.targetDate,
    notes: draft.notes,
    onTaken() {
      draft.clear()
      onClose()
    },
  })
  const scan = useMealScan({
    draft,
    onAnalysis: setAnalysis,
    onFood: setFood,
    onUpload: () => onTab('photo'),
  })
  // Keeps the tab while the dialog closes.
  const [last, setLast] = useState<LogTab>('photo')
  if (tab && tab !== last) setLast(tab)
  const shown = tab ?? last

  const close = () => {
    reading.stop()
    reading.forget()
    setNothing(false)
    draft.close()
    onClose()
  }
  const analyze = () => {
    if (reading.isAnalyzing) return
    const mealType = draft.mealTypeFor('scanning')
    const empty = !photo.file && draft.notes.trim() === ''
    setNothing(empty)
    if (mealType && !empty) {
      const { notes, targetDate } = draft
      reading.analyze({ photo: photo.file, notes, mealType, targetDate })
    }
  }

  return (
    <Dialog
      open={tab !== undefined}
      onOpenChange={(open) => open || close()}
      inAddress
      title={words.logNutrition}
      footer={
        shown === 'drinks' ? (
          drinks.submit
        ) : shown === 'manual' ? (
          <Button type="submit" form={manual.id} busy={manual.isLogging} className="sm:min-w-44">
            {words.logFood}
          </Button>
        ) : (
          <Button onClick={analyze} busy={reading.isAnalyzing} className="sm:min-w-44">
            {reading.isAnalyzing ? words.analyzing : words.analyze}
          </Button>
        )
      }
    >
      {reading.isAnalyzing ? (
        <Analyzing photo={photo.address} preparing={reading.isPreparing} onStop={reading.stop} />
      ) : (
        <Tabs value={shown} onValueChange={(next) => onTab(next as LogTab)} className="grid grid-cols-1">
          <DayAndMealType draft={draft} onlyDay={shown === 'drinks'} />
          <TabList label={words.waysToLog} className="mt-3 max-sm:*:px-2.5">
            <Tab value="photo" icon={<Camera className={tabIcon} strokeWidth={1.75} aria-hidden="true" />}>
              {words.photoTab}
            </Tab>
            <Tab
              value="manual"
              icon={<PencilLine className={tabIcon} strokeWidth={1.75} aria-hidden="true" />}
            >
              {words.manualTab}
            </Tab>
            <Tab
              value="drinks"
              icon={<GlassWater className={tabIcon} strokeWidth={1.75} aria-hidden="true" />}
            >
              {drinks.label}
            </Tab>
          </TabList>
          <TabPanel value="photo">
            <div className="grid grid-cols-1 gap-4">
              {reading.problem ? <Problem text={reading.problem} onManual={() => onTab('manual')} /> : null}
              <PhotoPicker photo={photo} draft={draft} onScan={scan.open} />
            </div>
          </TabPanel>
          <TabPanel value="manual">
            <SavedMeals draft={draft} onLogged={finish} />
            <ManualForm manual={manual} />
          </TabPanel>
          <TabPanel value="drinks">{drinks.panel}</TabPanel>
          <NotesField
            draft={draft}
            describing={shown === 'photo'}
            error={
              nothing && !photo.file && !draft.notes.trim() ? words.nothingToAnalyze : reading.notUnderstood
            }
          />
        </Tabs>
      )}
      <ResultsDialog
        analysis={analysis}
        draft={draft}
        onDiscard={() => setAnalysis(undefined)}
        onLogged={finish}
      />
      <FoodDialog food={food} draft={draft} onClose={() => setFood(undefined)} onLogged={finish} />
      {scan.overlay}
    </Dialog>
  )
}

/** Why the analysis failed, and a link to the manual form. */
function Problem({ text, onManual }: { text: string; onManual: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-md bg-tomato-soft p-4">
      <p>
        <strong className="block font-semibold text-tomato">{words.analysisFailed}</strong>
        {text}
      </p>
      <Button variant="secondary" size="sm" onClick={onManual}>
        {words.enterByHand}
      </Button>
    </div>
  )
}
