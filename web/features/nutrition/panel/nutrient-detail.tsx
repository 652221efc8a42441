import { useState } from 'react'
import { ownTargetNutrients } from '#contract/nutrition/nutrient-choices.ts'
import type { NutrientPanel, PanelNutrient, PanelRow } from '#contract/nutrition/nutrient-panel.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { amountText } from '#web/ui/measures/nutrient-amount.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { panelUnit, suppliedText, targetWithUnit, withUnit } from './amounts.ts'
import { OwnTarget } from './own-target.tsx'
import { PinSwitches } from './pin-switches.tsx'
import { useNutrientFoods } from './use-nutrient-panel.ts'
import { words } from './words.ts'

type Days = { from: string; to: string }
type Props = { panel: NutrientPanel; open: PanelNutrient | undefined; onClose: () => void }

/** A nutrient: what a day should hold, by whom, its own target, and the foods that gave most of it. */
export function NutrientDetail({ panel, open, onClose }: Props) {
  // Keeps the content while the dialog closes.
  const [last, setLast] = useState(open)
  if (open && open !== last) setLast(open)
  const shown = panel.nutrients.find(({ name }) => name === (open ?? last))
  if (!shown) return null
  const { name, amount, target, reference, upperLimit, supplementLimit, known } = shown
  const days = { from: panel.from, to: panel.to }
  const whom = words.forWhom(panel.motherhood)
  const isOwn = target?.basis === 'own'
  const supplied = suppliedText(shown)
  const limitBasis = upperLimit?.basis ?? (supplementLimit === undefined ? undefined : 'ul')
  const bases = [target?.basis === 'goal' ? target.basis : reference?.basis, limitBasis]
  const sources = bases.flatMap((basis) => (basis ? words.sources[basis] : []))
  return (
    <Dialog
      open={open !== undefined}
      onOpenChange={(isOpen) => isOpen || onClose()}
      size="sm"
      title={words.labels[name]}
      description={
        panel.days === 0
          ? words.emptyDay
          : amount === null
            ? words.notKnown
            : words.knownFor(formatNumber(known * 100))
      }
    >
      <div className="grid gap-6">
        {amount === null ? null : (
          <div>
            <p className="numeral text-5xl">
              {amountText(amount)}
              <span className="ml-2 font-sans text-base tracking-normal text-ink-2">
                {panelUnit(name)}
                {days.from === days.to ? '' : ` ${words.aDay}`}
              </span>
            </p>
            {supplied ? <p className="mt-1 text-ink-2">{supplied}</p> : null}
          </div>
        )}
        <div className="grid gap-1.5">
          {target ? <p>{words.targets[target.basis](targetWithUnit(name, target), whom)}</p> : null}
          {isOwn && reference ? (
            <p>{words.targets[reference.basis](withUnit(name, reference.amount), whom)}</p>
          ) : null}
          {upperLimit ? <p>{words.limits[upperLimit.basis](withUnit(name, upperLimit.amount))}</p> : null}
          {supplementLimit === undefined ? null : (
            <p>{words.supplementLimits[name]?.(withUnit(name, supplementLimit))}</p>
          )}
          {target || limitBasis ? null : <p>{words.noTarget}</p>}
          {[...new Set(sources)].map((source) => (
            <p key={source} className="text-sm text-ink-2">
              {source}
            </p>
          ))}
        </div>
        {ownTargetNutrients.some((one) => one === name) ? (
          <OwnTarget key={name} row={shown} onSaved={onClose} />
        ) : null}
        <PinSwitches row={shown} all={panel.nutrients} />
        {amount === null || (panel.days === 0 && !supplied) ? null : <Foods row={shown} days={days} />}
      </div>
    </Dialog>
  )
}

function Foods({ row: { name }, days }: { row: PanelRow; days: Days }) {
  const { data, isError, isFetching, refetch } = useNutrientFoods(name, days)
  return (
    <section>
      <h3 className="eyebrow mb-1">{days.from === days.to ? words.foods : words.foodsOfWeek}</h3>
      {data ? (
        <>
          {data.foods.length ? null : <p className="text-ink-2">{words.noFoods}</p>}
          <ul>
            {data.foods.map((food) => (
              <Food
                key={`${food.name} ${food.isSupplement}`}
                name={food.name}
                note={food.isSupplement ? words.supplement : undefined}
                amount={withUnit(name, food.amount)}
              />
            ))}
            {data.others > 0 ? <Food name={words.others} amount={withUnit(name, data.others)} /> : null}
          </ul>
        </>
      ) : isError ? (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-ink-2">{words.foodsFailed}</p>
          <Button variant="secondary" size="sm" busy={isFetching} onClick={() => void refetch()}>
            {words.tryAgain}
          </Button>
        </div>
      ) : (
        <div role="status" aria-label={words.foodsLoading} className="grid gap-3 py-2">
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-4/5" />
        </div>
      )}
    </section>
  )
}

function Food({ name, note, amount }: { name: string; note?: string | undefined; amount: string }) {
  return (
    <li className="flex min-h-10 items-center justify-between gap-3 border-b border-line py-1.5">
      <span className="min-w-0 wrap-anywhere">
        <bdi className="inline-block first-letter:uppercase">{name}</bdi>
        {note ? <span className="text-sm text-ink-3"> {note}</span> : null}
      </span>
      <span className="shrink-0 text-sm text-ink-2 tabular-nums">{amount}</span>
    </li>
  )
}
