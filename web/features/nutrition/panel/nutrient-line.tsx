import { enoughKnown } from '#contract/foods/known-shares.ts'
import type { PanelRow } from '#contract/nutrition/nutrient-panel.ts'
import { fills, share } from '#web/ui/charts/hue.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { amountText } from '#web/ui/measures/nutrient-amount.ts'
import { overText, panelUnit, suppliedText, targetText, withUnit } from './amounts.ts'
import { words } from './words.ts'

type Props = {
  row: PanelRow
  /** Share for which the best known micronutrient is known, told once for all. */
  best: number
  onOpen: () => void
}

/** A nutrient's amount against what a day should hold; without a judgement where too little is known. */
export function NutrientLine({ row, best, onOpen }: Props) {
  const { name, amount, target, upperLimit } = row
  const against = target ?? upperLimit
  return (
    <li className="border-b border-line">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="grid min-h-14 w-full content-center gap-1.5 rounded-sm py-2 text-left transition-colors duration-150 hover:bg-sunken/60"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-sm text-ink-2">{words.labels[name]}</span>{' '}
          <span className="tabular-nums">
            {amount === null ? (
              <span className="text-sm text-ink-3">{words.notKnown}</span>
            ) : (
              <>
                {amountText(amount)}{' '}
                <span className="text-sm text-ink-2">
                  {targetText(row) ??
                    (upperLimit
                      ? `${panelUnit(name)}, ${words.atMost(withUnit(name, upperLimit.amount))}`
                      : panelUnit(name))}
                </span>
              </>
            )}
          </span>
        </span>
        {against && amount !== null ? (
          <span aria-hidden="true" className="block h-1.5 overflow-hidden rounded-full bg-sunken">
            <span
              className={`block h-full rounded-full ${toneOf(row)}`}
              style={{ width: `${share(amount, against.amount) * 100}%` }}
            />
          </span>
        ) : null}{' '}
        <Note row={row} best={best} />
      </button>
    </li>
  )
}

function Note({ row, best }: { row: PanelRow; best: number }) {
  const { amount, known } = row
  if (amount === null) return null
  const share = words.knownForLess(formatNumber(known * 100))
  const over = overText(row)
  const quiet = [
    suppliedText(row),
    known < enoughKnown ? `${share}, ${words.tooLittle}` : known < best ? share : undefined,
  ].filter(Boolean)
  return (
    <>
      {over ? <span className="text-xs font-medium text-tomato">{over}</span> : null}
      {over && quiet.length ? ' ' : null}
      {quiet.length ? <span className="text-xs text-ink-3">{quiet.join(' · ')}</span> : null}
    </>
  )
}

function toneOf(row: PanelRow): string {
  if (overText(row)) return 'bg-tomato'
  if (row.known < enoughKnown) return 'bg-ink-3/40'
  return row.name in fills ? fills[row.name as keyof typeof fills] : 'bg-herb'
}
