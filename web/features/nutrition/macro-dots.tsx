import type { macroNames, Nutrients } from '#contract/foods/nutrients.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

type Figures = Pick<Nutrients, (typeof macroNames)[number]>

const dots = [
  { name: 'protein', fill: 'bg-protein', short: words.proteinShort },
  { name: 'carbs', fill: 'bg-carbs', short: words.carbsShort },
  { name: 'fat', fill: 'bg-fat', short: words.fatShort },
] as const

/** Protein, carbs and fat in a line, in their hues; a dash where unknown. */
export function MacroDots({ figures }: { figures: Figures }) {
  return (
    <span className="flex flex-wrap gap-x-3.5 text-[0.8125rem] text-ink-2 tabular-nums">
      {dots.map(({ name, fill, short }) => (
        <span key={name} className="inline-flex items-center gap-1.5">
          <span aria-hidden="true" className={`size-2 rounded-full ${fill}`} />
          <span aria-hidden="true">{short(grams(figures[name]))}</span>
          <span className="sr-only">
            {words[name]} {figures[name] === null ? words.unknown : `${grams(figures[name])} ${words.grams}`}
          </span>
        </span>
      ))}
    </span>
  )
}

/** One decimal for small values: 0.5, but 58. */
function grams(value: number | null): string {
  return formatNumber(value, value !== null && value < 10 ? 1 : 0)
}
