import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { energyOfMacros } from '#contract/foods/macro-energy.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from './default-goals-words.ts'

/** For screens that show goals: says that the account set none, and leads to setting them. */
export function useDefaultGoalsNote(goals: DashboardStats['goals'] | undefined): ReactNode {
  if (!goals?.areDefaults) return null
  return (
    <Link
      href="/fitness?tab=goals"
      className="-my-1 flex min-h-11 items-center gap-2 text-sm text-ink-2 hover:text-ink"
    >
      <span>
        {words.areDefaults(formatNumber(energyOfMacros(goals)))}{' '}
        <span className="font-semibold whitespace-nowrap text-herb">{words.setYours}</span>
      </span>
      <ChevronRight className="size-5 shrink-0 text-ink-3" aria-hidden="true" />
    </Link>
  )
}
