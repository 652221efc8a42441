import type { AdminStats } from '#contract/admin.ts'
import { type Tier, tiers } from '#contract/subscriptions/plans.ts'
import type { Hue } from '#web/ui/charts/hue.ts'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Panel } from './panel.tsx'
import { ShareBars } from './share-bars.tsx'
import { Signups } from './signups.tsx'
import { words } from './words.ts'

const shownSignups = 5
const hues: Record<Tier, Hue> = { trial: 'water', trial_no_payment: 'carbs', plus: 'fat', pro: 'herb' }

/** Accounts by region and plan, and the newest ones. */
export function AnalyticsTab({ stats, zone }: { stats: AdminStats | undefined; zone: string | undefined }) {
  if (!stats) return <Skeleton className="h-72 w-full" />
  const { ios, android, web } = stats.platformStats
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Panel title={words.platformTitle} text={words.platformText}>
        <ShareBars
          parts={[
            { label: words.platforms.ios, count: ios, hue: 'protein' },
            { label: words.platforms.android, count: android, hue: 'herb' },
            { label: words.platforms.web, count: web, hue: 'water' },
          ]}
        />
      </Panel>
      <Panel title={words.tierTitle} text={words.tierText}>
        <ShareBars
          parts={tiers.toReversed().map((tier) => ({
            label: words.tiers[tier],
            count: stats.tierStats[tier] ?? 0,
            hue: hues[tier],
          }))}
        />
      </Panel>
      <div className="lg:col-span-2">
        <Panel title={words.signupsTitle}>
          <Signups signups={stats.recentSignups.slice(0, shownSignups)} zone={zone} />
        </Panel>
      </div>
    </div>
  )
}
