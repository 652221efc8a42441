import { Droplet } from 'lucide-react'
import { quickDrinks } from '#contract/hydration/drinks.ts'
import type { DashboardStats } from '#contract/insights.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useLogDrink } from '#web/features/hydration/use-log-drink.ts'
import { Card } from '#web/ui/card.tsx'
import { share } from '#web/ui/charts/hue.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { formatVolume, formatWater } from '#web/ui/measures/water.ts'
import { words } from './words.ts'

const cups = 8

/** Water drunk today, in glasses of an eighth of the goal. */
export function WaterCard({
  stats: { date, today, goals },
  units,
}: {
  stats: DashboardStats
  units: UnitSystem
}) {
  const inUnit = units === 'metric' ? 'litres' : 'fluid-ounces'
  const drunk = formatWater(today.waterIntake, inUnit)
  const goal = formatWater(goals.water, inUnit)
  const filled = share(today.waterIntake, goals.water) * cups
  return (
    <Card as="section" aria-labelledby="water-intake" className="flex flex-col gap-4">
      <h2 id="water-intake" className="flex items-center gap-2.5 text-sm text-ink-2">
        <Droplet className="size-5 text-water" strokeWidth={1.75} aria-hidden="true" />
        {words.water}
      </h2>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="numeral text-[2.75rem] leading-none">{drunk.value}</span>
        <span className="text-ink-2">{drunk.unit}</span>
      </p>
      <div aria-hidden="true" className="flex gap-1.5">
        {Array.from({ length: cups }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: eight glasses in a fixed order
          <Glass key={at} full={Math.min(Math.max(filled - at, 0), 1)} />
        ))}
      </div>
      <p className="text-sm text-ink-2">{words.waterOf(`${goal.value} ${goal.unit}`)}</p>
      <AddWater day={date} />
    </Card>
  )
}

const water = quickDrinks.find(({ id }) => id === 'water')!

/** Logs a glass of water, if the plan includes logging. */
function AddWater({ day }: { day: string }) {
  const { user } = useUser()
  const { logQuick } = useLogDrink()
  if (user?.subscriptionTier === 'trial_no_payment') return null
  return (
    <Button variant="secondary" onClick={() => logQuick(water, day)} className="w-full">
      {words.addWater(formatVolume(water.volume, user?.units))}
    </Button>
  )
}

/** A glass filled by `full`, 0 to 1. */
function Glass({ full }: { full: number }) {
  return (
    <span className="relative h-7 max-w-8 flex-1 overflow-hidden rounded-t-[3px] rounded-b-sm bg-sunken">
      <span
        className="absolute inset-x-0 bottom-0 bg-water transition-[height] duration-200"
        style={{ height: `${full * 100}%` }}
      />
    </span>
  )
}
