import type { Activity } from '#contract/activities/activities.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { useRefusedEntries } from '#web/features/offline/use-refused-entries.tsx'
import { lengthUnit } from '#web/ui/measures/distance.ts'
import { Page } from '#web/ui/page.tsx'
import { TrackingForm } from './manual/tracking-form.tsx'
import { RecentList } from './recent-list.tsx'
import { StatTiles } from './stat-tiles.tsx'
import { trackingTiles } from './tiles.tsx'
import { useActivityStats } from './use-activities.ts'
import { words } from './words.ts'

export function TrackingPage() {
  const { user } = useUser()
  const { zone } = useToday()
  const stats = useActivityStats()
  const refused = useRefusedEntries({
    activity: ({ activityType }: Activity) => words.label(activityType),
  })
  const unit = lengthUnit(user?.units, 'logging')
  return (
    <Page
      title={words.trackingTitle}
      lead={words.trackingLead}
      back={{ href: '/dashboard', label: words.backToDashboard }}
    >
      <div className="grid grid-cols-1 gap-8">
        {refused}
        <StatTiles
          label={words.totals}
          tiles={trackingTiles(stats.data ?? undefined, unit)}
          loading={stats.isPending}
        />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[1fr_1fr]">
          <TrackingForm units={user?.units} />
          <RecentList zone={zone} />
        </div>
      </div>
    </Page>
  )
}
