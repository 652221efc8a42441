import { MonitorSmartphone } from 'lucide-react'
import type { User } from '#contract/access/user.ts'
import type { SignedInDevice } from '#contract/account/account.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { ErrorState } from '#web/ui/feedback/error-state.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { recentMoment } from '#web/ui/measures/recent-day.ts'
import { words } from './security-words.ts'
import { useDevices, useSignOutDevice, useSignOutEverywhere } from './use-devices.ts'

/** The account's sessions, each with a button that ends it. */
export function DeviceList({ user }: { user: User }) {
  const { data: devices, isError, isFetching, refetch } = useDevices()
  const everywhere = useSignOutEverywhere(user)
  if (isError && !devices)
    return <ErrorState title={words.devicesFailed} onRetry={() => void refetch()} busy={isFetching} />
  return (
    <>
      {devices ? (
        <ul className="divide-y divide-line">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} zone={user.timezone ?? fallbackTimezone} />
          ))}
        </ul>
      ) : (
        <div role="status" className="grid gap-3 py-2">
          <span className="sr-only">{words.devicesLoading}</span>
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )}
      <Button
        variant="secondary"
        busy={everywhere.busy}
        onClick={() => void everywhere.start()}
        className="mt-3 w-full sm:w-auto"
      >
        {words.signOutEverywhere}
      </Button>
    </>
  )
}

function DeviceRow({ device, zone }: { device: SignedInDevice; zone: string }) {
  const signOut = useSignOutDevice()
  const { name, current, lastSeenAt, createdAt } = device
  return (
    <li className="flex items-center gap-3 py-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-sm bg-sunken text-ink-2">
        <MonitorSmartphone className="size-5" strokeWidth={1.75} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 font-medium">
          {name}
          {current ? <Badge tone="good">{words.thisDevice}</Badge> : null}
        </p>
        <p className="text-sm text-ink-2">
          {words.lastSeen(recentMoment(lastSeenAt, zone))}
          <span className="max-sm:hidden"> · {words.signedInOn(formatDay(createdAt, 'short', zone))}</span>
        </p>
      </div>
      {current ? null : (
        <Button
          variant="secondary"
          size="sm"
          aria-label={words.signOutOne(name)}
          busy={signOut.isPending}
          onClick={() => signOut.mutate(device)}
        >
          {words.signOut}
        </Button>
      )}
    </li>
  )
}
