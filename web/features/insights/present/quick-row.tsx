import { GlassWater } from 'lucide-react'
import { quickDrinks } from '#contract/hydration/drinks.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import type { UsualMeals } from '#contract/nutrition/usual-meals.ts'
import { useLogDrink } from '#web/features/hydration/use-log-drink.ts'
import { useAgainChips } from '#web/features/nutrition/quick/use-again-chips.tsx'
import { chipLook } from '#web/ui/forms/chip-look.ts'
import { formatVolume } from '#web/ui/measures/water.ts'
import { words } from '../words.ts'

const water = quickDrinks.find(({ id }) => id === 'water')!

type Props = { day: string; units: UnitSystem; usual: UsualMeals }

/** Logs the likeliest entries in one tap: the usual meals of the hour, and water. */
export function QuickRow({ day, units, usual }: Props) {
  const { logQuick } = useLogDrink()
  const chips = useAgainChips(usual)
  return (
    <ul
      aria-label={words.quickLog}
      className="-mx-5 flex gap-2 overflow-x-auto px-5 [scrollbar-width:none] lg:mx-0 lg:flex-wrap lg:px-0 *:shrink-0"
    >
      <li>
        <button
          type="button"
          onClick={() => logQuick(water, day)}
          className={`${chipLook(false)} bg-raised`}
          aria-label={words.logWater(formatVolume(water.volume, units))}
        >
          <GlassWater className="size-4.5 text-water" strokeWidth={1.75} aria-hidden="true" />
          {formatVolume(water.volume, units)}
        </button>
      </li>
      {chips}
    </ul>
  )
}
