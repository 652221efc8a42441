import { pairingColour } from '#contract/pairings.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

const looks = {
  green: 'bg-herb-soft text-herb',
  yellow: 'bg-amber-soft text-carbs',
  orange: 'bg-tomato-soft text-energy',
  red: 'bg-tomato text-on-tomato',
} as const

/** The score of a pairing in percent, with a color. */
export function ScoreBadge({ score }: { score: number }) {
  return (
    <span
      className={`shrink-0 rounded-full px-3 py-1 text-sm font-semibold whitespace-nowrap tabular-nums ${looks[pairingColour(score)]}`}
    >
      {words.score(formatNumber(score))}
    </span>
  )
}
