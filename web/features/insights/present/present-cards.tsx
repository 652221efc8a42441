import { CalendarDays, ChevronRight, Gauge, Scale } from 'lucide-react'
import { Link } from 'wouter'
import type { DashboardStats, DashboardToday } from '#contract/insights.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { usePinnedRows } from '#web/features/nutrition/panel/use-pinned-rows.tsx'
import { useWeightText } from '#web/features/weight/use-weight-text.ts'
import { SmallPicture } from '#web/http/small-picture.tsx'
import { Card } from '#web/ui/card.tsx'
import { FoodEmoji } from '#web/ui/food-emoji.tsx'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { formatDay, formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { LastDays } from './last-days.tsx'

type Props = { present: DashboardToday; stats: DashboardStats; units: UnitSystem }

/** A check-in that is due, the chosen nutrient, the day's meals, the last seven days, the weight and the next session. */
export function PresentCards({ present, stats, units }: Props) {
  const { meals, days, average, weight, session, checkInDue } = present
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-[1.4fr_1.4fr_1fr]">
      {checkInDue ? <CheckInLine /> : null}
      <Nutrient stats={stats} />
      <Meals meals={meals} />
      <LastDays days={days} average={average} goal={stats.goals.calories} />
      <div className="grid grid-cols-1 content-start gap-4 sm:max-xl:col-span-2 sm:max-xl:grid-flow-col sm:max-xl:auto-cols-fr">
        <Weight weight={weight} units={units} />
        {/* Today's stands above. */}
        {session?.day === stats.date ? null : <NextSession session={session} />}
      </div>
    </div>
  )
}

function CheckInLine() {
  return (
    <Link
      href="/expenditure"
      className="-my-1 col-span-full flex min-h-11 items-center gap-2.5 text-ink-2 hover:text-ink"
    >
      <Gauge className="size-5 text-energy" strokeWidth={1.75} aria-hidden="true" />
      {words.checkInDue}
      <ChevronRight className="size-5 text-ink-3" aria-hidden="true" />
    </Link>
  )
}

function Nutrient({ stats: { pinned, today } }: Pick<Props, 'stats'>) {
  const rows = usePinnedRows(pinned?.filter(({ onDashboard }) => onDashboard) ?? [], today.meals > 0)
  return rows ? (
    <Link
      href="/nutrients"
      className="-my-1 col-span-full grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-2.5 hover:text-ink sm:justify-self-start"
    >
      {rows}
      <ChevronRight className="size-5 text-ink-3" aria-hidden="true" />
    </Link>
  ) : null
}

function Meals({ meals }: Pick<DashboardToday, 'meals'>) {
  return (
    <Card as="section" aria-labelledby="todays-meals" className="flex flex-col gap-3">
      <h2 id="todays-meals" className="display text-[1.375rem]">
        <Link href="/nutrition">{words.todaysMeals}</Link>
      </h2>
      {meals.length === 0 ? (
        <>
          <p className="text-ink-2">{words.noMeals}</p>
          <LinkButton href="/nutrition?log=photo" variant="secondary" className="mt-auto self-start">
            {words.logMeal}
          </LinkButton>
        </>
      ) : null}
      <ul className="divide-y divide-line">
        {meals.slice(0, 4).map((meal) => (
          <li key={meal.id}>
            <Link href="/nutrition" className="flex items-center gap-3 py-2.5">
              <SmallPicture
                path={meal.photoUrl}
                instead={<FoodEmoji emoji={meal.foodEmoji} size="sm" />}
                className="size-9"
              />
              <span className="min-w-0 flex-1 truncate">{meal.foodName}</span>
              <span className="numeral text-lg">{formatNumber(meal.calories)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {meals.length > 4 ? (
        <Link href="/nutrition" className="mt-auto text-sm font-semibold text-herb">
          {words.moreMeals(meals.length - 4)}
        </Link>
      ) : null}
    </Card>
  )
}

function Weight({ weight, units }: { weight: DashboardToday['weight']; units: UnitSystem }) {
  const text = useWeightText(units)
  return (
    <Tile
      href="/analytics#weight"
      Icon={Scale}
      title={words.weight}
      value={weight ? text.weight(weight.trend) : words.noWeight}
      note={weight ? text.change(weight) : words.noWeightText}
    />
  )
}

function NextSession({ session }: { session: DashboardToday['session'] }) {
  return (
    <Tile
      href={session ? `/fitness/session/${session.scheduleId}/${session.id}` : '/fitness?tab=scheduler'}
      Icon={CalendarDays}
      title={words.nextSession}
      value={session ? session.title : words.noSession}
      note={
        session ? words.sessionOn(formatDay(session.day), formatNumber(session.minutes)) : words.noSessionText
      }
    />
  )
}

type TileProps = { href: string; Icon: typeof Scale; title: string; value: string; note: string }

function Tile({ href, Icon, title, value, note }: TileProps) {
  return (
    <Link
      href={href}
      className="grid grid-cols-[1fr_auto] items-center gap-1 rounded-lg border border-line bg-raised p-5 transition-colors duration-150 hover:border-edge"
    >
      <span className="flex items-center gap-2.5 text-sm text-ink-2">
        <Icon className="size-5 text-herb" strokeWidth={1.75} aria-hidden="true" />
        {title}
      </span>
      <ChevronRight className="size-5 text-ink-3" aria-hidden="true" />
      <span className="display col-span-2 text-[1.375rem] text-pretty">{value}</span>
      <span className="col-span-2 text-sm text-ink-2">{note}</span>
    </Link>
  )
}
