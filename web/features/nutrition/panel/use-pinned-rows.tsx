import type { PanelRow } from '#contract/nutrition/nutrient-panel.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { amountText } from '#web/ui/measures/nutrient-amount.ts'
import { overText, panelUnit, targetText, withoutMeals } from './amounts.ts'
import { words } from './words.ts'

/** Pinned nutrients of a day as quiet lines, for other screens; on a day without a meal what supplements gave. */
export function usePinnedRows(rows: PanelRow[], hasMeals: boolean) {
  return rows.length ? (
    <ul className={`grid gap-x-12 gap-y-1 text-sm ${rows.length > 1 ? 'md:grid-cols-2' : ''}`}>
      {rows.map((row) => (
        <PinnedRow key={row.name} row={hasMeals ? row : withoutMeals(row)} />
      ))}
    </ul>
  ) : null
}

function PinnedRow({ row }: { row: PanelRow }) {
  const { name, amount, known } = row
  const over = overText(row)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-3">
      <span className="text-ink-2">{words.labels[name]}</span>{' '}
      <span className="tabular-nums">
        {amount === null ? (
          <span className="text-ink-3">{words.notKnown}</span>
        ) : (
          <>
            {amountText(amount)} <span className="text-ink-2">{targetText(row) ?? panelUnit(name)}</span>
            {known < 1 ? (
              <span className="text-ink-3">, {words.knownForLess(formatNumber(known * 100))}</span>
            ) : null}
          </>
        )}
        {over ? <span className="block text-right text-xs font-medium text-tomato">{over}</span> : null}
      </span>
    </li>
  )
}
