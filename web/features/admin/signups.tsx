import type { AdminStats } from '#contract/admin.ts'
import { EmptyState } from '#web/ui/feedback/empty-state.tsx'
import { momentOf } from './moments.ts'
import { PlatformBadge, TierBadge } from './tier-badge.tsx'
import { words } from './words.ts'

type Props = { signups: AdminStats['recentSignups']; zone: string | undefined }

/** Newest accounts. */
export function Signups({ signups, zone }: Props) {
  if (!signups.length) return <EmptyState title={words.noSignups} text={words.noSignupsText} />
  return (
    <ul className="-my-3 divide-y divide-line">
      {signups.map((signup) => (
        <li key={signup.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-3">
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{signup.email}</p>
            <p className="text-sm text-ink-2 tabular-nums">{momentOf(signup.createdAt, zone)}</p>
          </div>
          <p className="flex gap-1.5">
            <PlatformBadge platform={signup.platform} />
            <TierBadge tier={signup.subscriptionTier} />
          </p>
        </li>
      ))}
    </ul>
  )
}
