import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { fieldNames } from './log/drink-fields.ts'
import { DrinkForm } from './log/drink-form.tsx'
import { resized } from './log/resized.ts'
import { type DrinkEntry, useDrinkForm } from './log/use-drink-form.ts'
import { QuickTiles } from './quick-tiles.tsx'
import { useLogDrink } from './use-log-drink.ts'
import { words } from './words.ts'

type Options = {
  targetDate: string
  notes: string
  /** Called at the tap of a preset (the result is a toast), or after a custom drink was logged. */
  onTaken: () => void
}

/** The drinks tab of the log dialog: presets, a custom drink, and its button. */
export function useQuickDrinks({ targetDate, notes, onTaken }: Options) {
  const { user } = useUser()
  const { log, logQuick, isLogging } = useLogDrink()
  const shared = { targetDate, notes: notes.trim() || null }
  const custom = useDrinkForm((entry, read) => {
    if (isLogging) return
    log(
      { ...entry, ...besidesOf(entry, read), ...shared },
      {
        onSuccess() {
          custom.clear()
          onTaken()
        },
        onError: (error) => showFieldErrors(error, fieldNames, custom.form.setError),
      },
    )
  })
  return {
    label: words.quickDrinks,
    panel: (
      <div className="grid grid-cols-1 gap-6">
        <QuickTiles
          units={user?.units}
          onDrink={(drink) => {
            logQuick(drink, targetDate, shared.notes)
            onTaken()
          }}
        />
        <section aria-labelledby="custom-drink" className="grid grid-cols-1 gap-3">
          <h3 id="custom-drink" className="eyebrow border-b border-line pb-2">
            {words.customDrink}
          </h3>
          <DrinkForm drink={custom} />
        </section>
      </div>
    ),
    submit: (
      <Button type="submit" form={custom.id} busy={isLogging} className="sm:min-w-44">
        {words.logDrink}
      </Button>
    ),
  }
}

/** Analyzed values without an input, kept while the form's figures are unchanged. */
function besidesOf(entry: DrinkEntry, read: DrinkAnalysis | undefined) {
  if (!read) return {}
  const { temperature } = read
  const { calories, protein, carbs, fat } = resized(read, entry.volume)
  return Math.abs(calories - entry.calories) < 1 ? { temperature, protein, carbs, fat } : { temperature }
}
