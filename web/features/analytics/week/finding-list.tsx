import {
  Award,
  Beef,
  CalendarCheck,
  Droplets,
  Dumbbell,
  Flame,
  type LucideIcon,
  Scale,
  Soup,
  Timer,
  Wheat,
} from 'lucide-react'
import type { WeekFinding, WeekMeasure } from '#contract/week-review.ts'

const icons: Record<WeekMeasure, LucideIcon> = {
  energy: Flame,
  protein: Beef,
  water: Droplets,
  sodium: Soup,
  fiber: Wheat,
  workouts: Dumbbell,
  active: Timer,
  weight: Scale,
  days: CalendarCheck,
  streak: Award,
}
const looks: Record<WeekFinding['goal'], string> = {
  met: 'bg-herb-soft text-herb',
  missed: 'bg-amber-soft text-ink',
  none: 'bg-sunken text-ink-2',
}

/** Findings of a week: the figure of each, and a sentence on its goal and days. */
export function FindingList({ findings }: { findings: readonly WeekFinding[] }) {
  return (
    <ol className="grid gap-x-8 gap-y-5 lg:grid-cols-3">
      {findings.map(({ measure, name, figure, text, goal }) => {
        const Icon = icons[measure]
        return (
          <li key={measure} className="flex gap-3.5">
            <span className={`mt-0.5 grid size-10 shrink-0 place-items-center rounded-md ${looks[goal]}`}>
              <Icon className="size-5" strokeWidth={1.75} aria-hidden="true" />
            </span>
            <div className="min-w-0">
              <h3 className="text-sm font-normal text-ink-2">{name}</h3>
              <p className="numeral text-2xl leading-tight text-pretty">{figure}</p>
              <p className="mt-1 text-pretty text-ink-2">{text}</p>
            </div>
          </li>
        )
      })}
    </ol>
  )
}
