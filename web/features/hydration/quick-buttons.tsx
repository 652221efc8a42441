import { type QuickDrink, quickDrinks } from '#contract/hydration/drinks.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { formatVolume } from '#web/ui/measures/water.ts'
import { words } from './words.ts'

type Props = { units: UnitSystem; onDrink: (drink: QuickDrink) => void }

/** The presets in a wrapping row, water first. */
export function QuickButtons({ units, onDrink }: Props) {
  return (
    <ul aria-label={words.quickDrinks} className="flex flex-wrap gap-2">
      {quickDrinks.map((drink) => (
        <li key={drink.id}>
          <Button
            variant={drink.id === 'water' ? 'primary' : 'secondary'}
            aria-label={words.quickDrink(drink.name, formatVolume(drink.volume, units))}
            onClick={() => onDrink(drink)}
            className="px-4 text-sm"
          >
            {drink.name}{' '}
            {drink.id === 'water' ? (
              <span className="font-medium tabular-nums">{formatVolume(drink.volume, units)}</span>
            ) : null}
          </Button>
        </li>
      ))}
    </ul>
  )
}
