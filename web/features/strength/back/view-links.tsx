import { CalendarDays, ChartColumn, ChevronLeft, Dumbbell, type LucideIcon, Trophy } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { tile } from '#web/ui/tile.ts'
import { words } from '../words.ts'

type View = keyof typeof words.views
const icons: Record<View, LucideIcon> = {
  exercises: Dumbbell,
  records: Trophy,
  calendar: CalendarDays,
  muscles: ChartColumn,
}
export const strengthHref = '/fitness?tab=strength'
export const viewHref = (view: View) => `${strengthHref}&view=${view}`

/** The ways to look back, each one tap. */
export function ViewLinks() {
  return (
    <ul className="grid grid-cols-4 gap-2">
      {(Object.keys(icons) as View[]).map((view) => {
        const Icon = icons[view]
        return (
          <li key={view}>
            <Link href={viewHref(view)} className={`${tile} h-full`}>
              <Icon className="size-5 text-herb" strokeWidth={1.75} aria-hidden="true" />
              {words.views[view]}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** A view of the strength log with its heading and the way back. */
export function View({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-5">
      <div>
        <Link
          href={strengthHref}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-full pr-3 pl-1 text-sm font-medium text-ink-2 hover:text-ink"
        >
          <ChevronLeft className="size-4" aria-hidden="true" />
          {words.backToStrength}
        </Link>
        <h2 className="display text-2xl">{title}</h2>
        {text ? <p className="mt-1 text-sm text-ink-2">{text}</p> : null}
      </div>
      {children}
    </section>
  )
}
