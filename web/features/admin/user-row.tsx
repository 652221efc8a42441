import { useState } from 'react'
import type { AdminUser } from '#contract/admin.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ProgressBar } from '#web/ui/feedback/progress.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatMoney, formatNumber } from '#web/ui/measures/format.ts'
import { GrantDialog } from './grant-dialog.tsx'
import { dateOf } from './moments.ts'
import { PlatformBadge, TierBadge } from './tier-badge.tsx'
import { words } from './words.ts'

/** An account with its plan and its usage this month. */
export function UserRow({ user }: { user: AdminUser }) {
  const [isGranting, setGranting] = useState(false)
  const zone = useUser().user?.timezone ?? undefined
  const { usageStats: use, biller } = user
  const isBilled = biller === 'stripe' || biller === 'apple'
  return (
    <li className="grid grid-cols-1 gap-x-8 gap-y-4 p-4 sm:p-5 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,2fr)_9rem] lg:items-center">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{user.email}</p>
        <p className="text-sm text-ink-2">{words.joined(dateOf(user.createdAt, zone))}</p>
        <p className="mt-2 flex flex-wrap gap-1.5">
          <PlatformBadge platform={user.platform} />
          <TierBadge tier={user.subscriptionTier} />
          {user.stripeCustomerId ? <Badge tone="good">{words.paying}</Badge> : null}
          {biller === 'granted' ? (
            <Badge>{words.granted(user.grantedUntil && dateOf(lastDay(user.grantedUntil), zone))}</Badge>
          ) : null}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm sm:grid-cols-4">
        <Figure label={words.totalSpent} value={formatMoney(user.totalSpent)} />
        <Used label={words.fridgeScans} used={use.fridgeScans} limit={use.fridgeScansLimit} />
        <Used label={words.recipes} used={use.recipeGeneration} limit={use.recipeGenerationLimit} />
        <Figure
          label={words.lastActive}
          value={user.lastActive ? dateOf(user.lastActive, zone) : words.never}
        />
      </dl>
      {isBilled ? null : (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start lg:justify-self-end"
          aria-label={`${biller === 'granted' ? words.changeGrant : words.grant}: ${user.email}`}
          onClick={() => setGranting(true)}
        >
          {biller === 'granted' ? words.changeGrant : words.grant}
        </Button>
      )}
      {isGranting ? <GrantDialog user={user} onClose={() => setGranting(false)} /> : null}
    </li>
  )
}

/** A grant ends after its last day: `until` is the first instant of the next. */
const lastDay = (until: string) => new Date(Date.parse(until) - 1).toISOString()

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="mt-0.5 font-semibold tabular-nums">{value}</dd>
    </div>
  )
}

/** Usage this month, with a bar if the plan limits it. */
function Used({ label, used, limit }: { label: string; used: number; limit: number }) {
  const isLimited = limit > 0
  const count = formatNumber(used)
  return (
    <div className="min-w-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="mt-0.5 font-semibold tabular-nums">
        {isLimited ? words.ofLimit(count, formatNumber(limit)) : count}
        {isLimited ? <ProgressBar label={label} value={used} max={limit} className="mt-1.5" /> : null}
      </dd>
    </div>
  )
}
