import { Trash2 } from 'lucide-react'
import { drinkName, waterOf } from '#contract/hydration/drinks.ts'
import type { DrinkLog } from '#contract/hydration/hydration.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import type { Shown } from '#web/features/offline/use-unsent.ts'
import { UnsentBadge } from '#web/ui/feedback/unsent-badge.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { IconButton } from '#web/ui/forms/button.tsx'
import { formatNumber, formatTime } from '#web/ui/measures/format.ts'
import { formatVolume } from '#web/ui/measures/water.ts'
import { words } from './words.ts'

type Props = {
  drink: Shown<DrinkLog>
  units: UnitSystem
  /** Undefined if it cannot be edited. */
  onOpen: (() => void) | undefined
  onRemove: () => void
}

/** A drink: a press edits it, the bin removes it. */
export function DrinkRow({ drink, units, onOpen, onRemove }: Props) {
  const name = drinkName(drink)
  const content = (
    <>
      <FoodEmoji emoji={drink.emoji} />
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="font-semibold text-pretty">{name}</span>
        <span className="text-sm text-ink-2 tabular-nums">{factsOf(drink, units)}</span>
        {drink.unsent ? <UnsentBadge state={drink.unsent.state} /> : null}
      </span>
    </>
  )
  const look = 'flex min-w-0 flex-1 items-center gap-3.5 rounded-sm py-3 text-left'
  return (
    <li className="animate-fade-in flex items-center">
      {onOpen ? (
        <button
          type="button"
          onClick={onOpen}
          aria-haspopup="dialog"
          title={words.openDrink(name)}
          className={look}
        >
          {content}
        </button>
      ) : (
        <div className={look}>{content}</div>
      )}
      <IconButton
        label={words.deleteDrink(name)}
        onClick={onRemove}
        className="-mr-3 ml-1 text-ink-3 hover:text-tomato"
      >
        <Trash2 className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** '355 ml · 3:05 PM · 140 kcal · 34 mg caffeine · counts as 249 ml'; zero values and the whole volume are left out. */
function factsOf(drink: DrinkLog, units: UnitSystem): string {
  const { volume, createdAt, calories, caffeine } = drink
  return words.facts([
    formatVolume(volume, units),
    formatTime(createdAt),
    ...(calories >= 1 ? [words.kcalShort(formatNumber(calories))] : []),
    ...(caffeine >= 1 ? [words.caffeineShort(formatNumber(caffeine))] : []),
    ...(Number(drink.hydrationValue) < 1 ? [words.asWaterShort(formatVolume(waterOf(drink), units))] : []),
  ])
}
