import { UserPlus } from 'lucide-react'
import type { AdminStats } from '#contract/admin.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { momentOf } from './moments.ts'
import { Panel } from './panel.tsx'
import { words } from './words.ts'

/** New accounts of the period, one sentence each. */
export function FeedTab({ stats, zone }: { stats: AdminStats | undefined; zone: string | undefined }) {
  if (!stats) return <Skeleton className="h-72 w-full" />
  if (!stats.recentSignups.length) return <EmptyState title={words.noSignups} text={words.noSignupsText} />
  return (
    <Panel title={words.feedTitle}>
      <ol className="-my-3 divide-y divide-line">
        {stats.recentSignups.map((signup) => (
          <li key={signup.id} className="flex items-center gap-4 py-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full bg-herb-soft text-herb">
              <UserPlus className="size-4.5" strokeWidth={1.75} aria-hidden="true" />
            </span>
            <div className="min-w-0">
              <p className="font-medium">
                {words.newUser(words.tiers[signup.subscriptionTier], words.platforms[signup.platform])}
              </p>
              <p className="flex flex-wrap gap-x-3 text-sm wrap-anywhere text-ink-2 tabular-nums">
                <span>{signup.email}</span>
                <span>{momentOf(signup.createdAt, zone)}</span>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
