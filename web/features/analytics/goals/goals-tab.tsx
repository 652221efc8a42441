import type { User } from '#contract/access/user.ts'
import type { DashboardStats } from '#contract/insights.ts'
import { WeekAgainst } from '../fitness/week-against.tsx'
import { GoalsAgainst } from './goals-against.tsx'
import { Schedules } from './schedules.tsx'

type Props = { user: User; stats: DashboardStats | undefined }

/** Goals against results. */
export function GoalsTab({ user, stats }: Props) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <GoalsAgainst units={user.units} />
      <div className="grid grid-cols-1 gap-4">
        <WeekAgainst stats={stats} units={user.units} />
        <Schedules units={user.units} />
      </div>
    </div>
  )
}
