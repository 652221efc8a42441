import { Camera, ChartColumn, Dumbbell, Route } from 'lucide-react'
import { Link } from 'wouter'
import { screenExists } from '#web/ui/device/screen-exists.ts'
import { words } from './words.ts'

const actions = [
  { href: '/nutrition-log', Icon: Camera, title: words.scanMeal, text: words.scanMealText },
  { href: '/tracking', Icon: Route, title: words.trackActivity, text: words.trackActivityText },
  { href: '/fitness', Icon: Dumbbell, title: words.workouts, text: words.workoutsText },
  { href: '/analytics', Icon: ChartColumn, title: words.weekly, text: words.weeklyText },
].filter(({ href }) => screenExists(href))

/** Links to the next actions. */
export function ActionCards() {
  return (
    <nav aria-label={words.actionsTitle}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-3 sm:gap-4">
        {actions.map(({ href, Icon, title, text }) => (
          <li key={href}>
            <Link
              href={href}
              className="flex h-full items-center gap-4 rounded-lg border border-line bg-raised p-5 transition-colors duration-150 hover:border-edge"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-md bg-herb-soft text-herb">
                <Icon className="size-5.5" strokeWidth={1.75} aria-hidden="true" />
              </span>
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-2">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
