import { Minus, Plus } from 'lucide-react'
import { micronutrients } from '#contract/foods/micronutrients.ts'
import { type DaySupplement, leastDose, mostDoses } from '#contract/supplements.ts'
import { Button, IconButton } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { amountText, unitOf } from '#web/ui/measures/nutrient-amount.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { words } from './words.ts'

type Props = {
  supplement: DaySupplement
  onDoses: (doses: number) => void
  onEdit: () => void
  onClose: () => void
}

/** The doses of a day in halves, and what they contain; mounted while it is open. */
export function DosesDialog({ supplement, onDoses, onEdit, onClose }: Props) {
  const { name, dose, doses, isRemoved, nutrients } = supplement
  const stated = micronutrients.filter((one) => nutrients[one] !== undefined)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="sm"
      title={<bdi className="wrap-anywhere">{name}</bdi>}
      description={words.dosesText(dose)}
      footer={
        <>
          {isRemoved ? null : (
            <Button variant="secondary" onClick={onEdit}>
              {words.edit}
            </Button>
          )}
          <Button onClick={onClose} className="sm:min-w-32">
            {words.done}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        <fieldset className="grid justify-items-center gap-2">
          <legend className="mx-auto mb-2 text-sm text-ink-2">{words.dosesOfDay}</legend>
          <div className="flex items-center gap-5">
            <IconButton
              label={words.fewer}
              outlined
              aria-disabled={doses === 0 || undefined}
              className="aria-disabled:opacity-40"
              onClick={() => onDoses(Math.max(0, doses - leastDose))}
            >
              <Minus className="size-5" aria-hidden="true" />
            </IconButton>
            <output aria-live="polite" className="numeral min-w-20 text-center text-5xl">
              {formatNumber(doses, 1)}
            </output>
            <IconButton
              label={words.more}
              outlined
              aria-disabled={doses === mostDoses || undefined}
              className="aria-disabled:opacity-40"
              onClick={() => onDoses(Math.min(mostDoses, doses + leastDose))}
            >
              <Plus className="size-5" aria-hidden="true" />
            </IconButton>
          </div>
        </fieldset>
        {stated.length === 0 ? (
          <p className="text-sm text-ink-2">{words.noContents}</p>
        ) : doses === 0 ? null : (
          <section>
            <h3 className="eyebrow mb-1">{words.contents}</h3>
            <dl>
              {stated.map((one) => (
                <div
                  key={one}
                  className="flex min-h-9 items-baseline justify-between gap-3 border-b border-line py-1.5"
                >
                  <dt className="text-sm text-ink-2">{words.nutrients[one]}</dt>
                  <dd className="tabular-nums">
                    {amountText(nutrients[one]! * doses)}
                    <span className="ml-1 text-sm text-ink-2">{unitOf(one)}</span>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
      </div>
    </Dialog>
  )
}
