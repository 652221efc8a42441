import {
  Barcode,
  Camera,
  CupSoda,
  Dumbbell,
  Footprints,
  GlassWater,
  type LucideIcon,
  PencilLine,
  Refrigerator,
  Scale,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { ActivityType } from '#contract/activities/activities.ts'
import { quickDrinks } from '#contract/hydration/drinks.ts'
import type { MealType } from '#contract/nutrition/nutrition.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useLogDrink } from '#web/features/hydration/use-log-drink.ts'
import { useWeighIn } from '#web/features/weight/use-weigh-in.tsx'
import { isSecurePage } from '#web/ui/device/secure-page.ts'
import { formatVolume } from '#web/ui/measures/water.ts'
import { type LogTab, logPath } from '../log/use-log-dialog.ts'
import { countUse, type Tile, tileOrder, tileUses } from './tile-order.ts'
import { words } from './words.ts'

const art: Record<
  Tile,
  { Icon: LucideIcon; look: string; href?: string; log?: LogTab; state?: { start: ActivityType } }
> = {
  water: { Icon: GlassWater, look: 'bg-water-soft text-water' },
  weight: { Icon: Scale, look: 'bg-herb-soft text-herb' },
  run: {
    Icon: Footprints,
    look: 'bg-tomato-soft text-tomato',
    href: '/fitness?tab=tracker',
    state: { start: 'running' },
  },
  workout: { Icon: Dumbbell, look: 'bg-tomato-soft text-tomato', href: '/fitness?tab=strength' },
  scan: { Icon: Barcode, look: 'bg-herb-soft text-herb' },
  photo: { Icon: Camera, look: 'bg-herb-soft text-herb', log: 'photo' },
  fridge: { Icon: Refrigerator, look: 'bg-herb-soft text-herb', href: '/scan-fridge' },
  drink: { Icon: CupSoda, look: 'bg-water-soft text-water', log: 'drinks' },
  manual: { Icon: PencilLine, look: 'bg-herb-soft text-herb', log: 'manual' },
}
const water = quickDrinks.find(({ id }) => id === 'water')!
const look =
  'flex h-full min-h-24 w-full flex-col items-center justify-center gap-2 rounded-md border border-line bg-raised p-2 text-center text-sm leading-tight font-medium transition-colors duration-150 hover:border-edge hover:bg-sunken'

type Props = {
  day: string
  /** The chosen meal, which the ways to log it keep. */
  meal: MealType | undefined
  onScan: () => void
  onDone: () => void
}

/** One tap for each other thing to log, the most used first. */
export function Tiles({ day, meal, onScan, onDone }: Props) {
  const { user } = useUser()
  const { logQuick } = useLogDrink()
  // The order of the visit: tiles do not move under a finger.
  const [order] = useState(() => tileOrder(tileUses()))
  const [weighing, setWeighing] = useState(false)
  const weighIn = useWeighIn(weighing, onDone)
  const actions: Partial<Record<Tile, () => void>> = {
    water() {
      logQuick(water, day)
      onDone()
    },
    weight: () => setWeighing(true),
    scan: onScan,
  }
  return (
    <section aria-label={words.ways} className="grid gap-3">
      <ul className="grid grid-cols-3 gap-2">
        {order.map((tile) => {
          const { Icon, look: color, log, href = log && logPath(log, meal), state } = art[tile]
          const content = (
            <>
              <span className={`grid size-10 place-items-center rounded-full ${color}`}>
                <Icon className="size-5" strokeWidth={1.75} aria-hidden="true" />
              </span>
              {tile === 'water'
                ? `${words.tiles.water} ${formatVolume(water.volume, user?.units)}`
                : words.tiles[tile]}
              {tile === 'scan' && !isSecurePage() ? (
                <span className="text-xs font-normal text-ink-2">{words.needsHttps}</span>
              ) : null}
            </>
          )
          return (
            <li key={tile}>
              {href ? (
                <Link
                  href={href}
                  state={state}
                  className={look}
                  onClick={() => {
                    countUse(tile)
                    onDone()
                  }}
                >
                  {content}
                </Link>
              ) : (
                <button
                  type="button"
                  className={look}
                  aria-expanded={tile === 'weight' ? weighing : undefined}
                  onClick={() => {
                    countUse(tile)
                    actions[tile]!()
                  }}
                >
                  {content}
                </button>
              )}
            </li>
          )
        })}
      </ul>
      {weighIn}
    </section>
  )
}
