import { type QuickDrink, quickDrinks } from '#contract/hydration/drinks.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { formatVolume } from '#web/ui/measures/water.ts'
import { words } from './words.ts'

type Props = { units: UnitSystem | undefined; onDrink: (drink: QuickDrink) => void }

/** The presets as large tiles with their contents. */
export function QuickTiles({ units, onDrink }: Props) {
  return (
    <ul aria-label={words.quickDrinks} className="grid grid-cols-1 gap-2 min-[21rem]:grid-cols-2">
      {quickDrinks.map((drink) => {
        const volume = formatVolume(drink.volume, units)
        return (
          <li key={drink.id}>
            <button
              type="button"
              onClick={() => onDrink(drink)}
              className="flex h-full w-full items-center gap-2.5 rounded-md border border-line bg-raised p-2.5 text-left transition-colors duration-150 hover:border-edge hover:bg-sunken"
            >
              <span aria-hidden="true" className="emoji text-2xl leading-none">
                {drink.emoji}
              </span>
              <span className="min-w-0">
                <span className="block text-[0.9375rem] leading-tight font-semibold">{drink.name}</span>
                <span className="block text-[0.8125rem] text-ink-2 tabular-nums">
                  {words.quickFacts(volume, formatNumber(drink.calories))}
                </span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
