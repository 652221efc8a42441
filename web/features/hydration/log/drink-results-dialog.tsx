import { useState } from 'react'
import { waterOf } from '#contract/hydration/drinks.ts'
import type { DrinkAnalysis } from '#contract/hydration/hydration.ts'
import { mostOfADrink } from '#contract/hydration/hydration.ts'
import { textInUnits } from '#contract/measures/measured-text.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { confidenceBand } from '#contract/nutrition/nutrition.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { NumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { volumeIn } from '#web/ui/measures/measures.ts'
import { formatVolume } from '#web/ui/measures/water.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from '../words.ts'
import { resized } from './resized.ts'
import { useConfirmDrink } from './use-confirm-drink.ts'

type Props = {
  analysis: DrinkAnalysis | undefined
  details: string
  day: string
  units: UnitSystem
  onReject: () => void
  onLogged: () => void
}

const tones = { high: 'good', medium: 'warn', low: 'bad' } as const

/** Shows an analyzed drink to correct, log or discard. */
export function DrinkResultsDialog({ analysis, details, day, units, onReject, onLogged }: Props) {
  // Keeps the content while the dialog closes.
  const [last, setLast] = useState(analysis)
  const [typed, setTyped] = useState<{ volume: number | null }>()
  if (analysis && analysis !== last) {
    setLast(analysis)
    setTyped(undefined)
  }
  const confirm = useConfirmDrink(onLogged)
  const read = analysis ?? last
  if (!read) return null
  const volume = typed ? (typed.volume ?? 0) : read.volume
  const valid = volume > 0 && volume <= mostOfADrink.volume
  const drink = valid ? resized(read, volume) : read
  const band = confidenceBand(read.confidence / 100)
  const submit = () => {
    if (!valid || confirm.isPending) return
    confirm.mutate({ analysis: drink, details: details.trim() || null, targetDate: day })
  }
  return (
    <Dialog
      open={analysis !== undefined}
      onOpenChange={(open) => open || onReject()}
      title={words.resultsTitle}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onReject}>
            {words.reject}
          </Button>
          <Button onClick={submit} busy={confirm.isPending}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex items-center gap-3.5">
          <FoodEmoji emoji={drink.emoji} size="lg" />
          <div className="grid min-w-0 justify-items-start gap-1.5">
            <p className="display text-xl">{drink.customName}</p>
            <Badge tone={tones[band]}>
              {words.badges[band]}
              <span className="font-medium tabular-nums">{words.percent(formatNumber(read.confidence))}</span>
            </Badge>
          </div>
        </div>
        <NumberField
          label={words.volume}
          error={valid ? undefined : words.volumeMissing}
          measure={volumeIn(units)}
          bounds={{ least: 1, most: mostOfADrink.volume }}
          value={typed ? typed.volume : read.volume}
          onChange={(next) => setTyped({ volume: next })}
        />
        <dl className="grid grid-cols-3 gap-3">
          <Figure label={words.calories} value={formatNumber(drink.calories)} unit={words.kcal} />
          <Figure label={words.sugar} value={formatNumber(drink.sugar, 1)} unit={words.grams} />
          <Figure label={words.caffeine} value={formatNumber(drink.caffeine)} unit={words.milligrams} />
        </dl>
        <p className="text-sm text-ink-2">
          {words.countsAs(formatVolume(waterOf(drink), units))}.{' '}
          {drink.source === 'model' ? words.readByModel : null} {textInUnits(drink.analysis, units)}
        </p>
        {drink.notUnderstood.length > 0 ? (
          <p className="rounded-sm bg-amber-soft px-3.5 py-2.5 text-sm">
            {words.notCounted(drink.notUnderstood.join(', '))}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}

function Figure({ label, value, unit }: { label: string; value: string; unit: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="numeral text-2xl">
        {value}
        <span className="ml-1 font-sans text-sm tracking-normal text-ink-2">{unit}</span>
      </dd>
    </div>
  )
}
