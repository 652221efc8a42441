import { useState } from 'react'
import { maxFormulas } from '#contract/strength/estimated-max.ts'
import { effortScales } from '#contract/strength/preferences.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { NumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { readNumber } from '#web/ui/forms/numbers/read-number.ts'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useKeepPreferences, usePreferences } from './use-preferences.ts'
import { inUnit, toKilograms, weightIn } from './weights.ts'
import { words } from './words.ts'

const rests = [30, 60, 90, 120, 150, 180, 240, 300]
const heaviestBar = 50
const heaviestPlate = 100
const mostPlates = 20

/** Bar, plates, effort, rest and formula of the strength log. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { unit, ...chosen } = usePreferences()
  const keep = useKeepPreferences()
  const shown = (kilograms: number) => formatNumber(inUnit(kilograms, unit), 2)
  const [bar, setBar] = useState<number | null>(chosen.bar)
  const [plates, setPlates] = useState(chosen.plates.map(shown).join(', '))
  const [rest, setRest] = useState(chosen)
  const parts = plates.split(/[;\s]+|,(?=\s)|,$/).filter(Boolean)
  const isPlate = (kilograms: number) => kilograms > 0 && kilograms <= heaviestPlate
  const plateKilograms = parts.map((part) =>
    toKilograms(readNumber(part, (one) => isPlate(toKilograms(one, unit))) ?? Number.NaN, unit),
  )
  const wrongBar = !(bar && bar > 0 && bar <= heaviestBar)
  const wrongPlates = parts.length > mostPlates || !plateKilograms.every(isPlate)
  const save = () => {
    if (wrongBar || wrongPlates) return
    keep.mutate({ ...rest, bar, plates: plateKilograms }, { onSuccess: onClose })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.preferences}
      footer={
        <Button busy={keep.isPending} onClick={save}>
          {words.savePreferences}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <NumberField
          label={words.barOf(words.units[unit])}
          error={wrongBar ? words.wrongBar : undefined}
          measure={weightIn(unit)}
          bounds={{ least: 0, most: heaviestBar }}
          value={bar}
          onChange={setBar}
        />
        <Field
          label={words.platesOf(words.units[unit])}
          hint={words.platesHint}
          {...(wrongPlates && { error: words.wrongPlates })}
        >
          {(ids) => (
            <Input
              {...ids}
              value={plates}
              maxLength={200}
              onChange={({ target }) => setPlates(target.value)}
            />
          )}
        </Field>
        <div className="grid gap-1.5">
          <p className="text-sm font-medium">{words.effort}</p>
          <Segmented
            label={words.effort}
            value={rest.effort}
            options={effortScales.map((value) => ({ value, label: words.effortScales[value] }))}
            onChange={(effort) => setRest({ ...rest, effort })}
          />
        </div>
        <Field label={words.usualRest}>
          {(ids) => (
            <Select
              {...ids}
              value={String(rest.restSeconds)}
              options={rests.map((seconds) => ({ value: String(seconds), label: words.seconds(seconds) }))}
              onChange={(value) => setRest({ ...rest, restSeconds: Number(value) })}
            />
          )}
        </Field>
        <Field label={words.formulaOf} hint={words.formulaHint}>
          {(ids) => (
            <Select
              {...ids}
              value={rest.formula}
              options={maxFormulas.map((value) => ({ value, label: words.formulas[value] }))}
              onChange={(formula) => setRest({ ...rest, formula })}
            />
          )}
        </Field>
        {keep.isError ? (
          <p role="alert" className="text-sm text-tomato">
            {words.preferencesFailed}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}
