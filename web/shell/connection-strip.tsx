import { CloudOff, WifiOff } from 'lucide-react'
import { useSeenSince } from '#web/device/seen/use-seen-since.ts'
import { useConnection } from '#web/http/use-connection.ts'
import { isSecurePage } from '#web/ui/device/secure-page.ts'
import { formatDay, formatTime } from '#web/ui/measures/format.ts'
import { words as shared } from '#web/ui/words.ts'
import { words } from './words.ts'

/** Shows a strip while the network or the server is unreachable. */
export function ConnectionStrip() {
  const connection = useConnection()
  const since = useSeenSince()
  const Icon = connection === 'offline' ? WifiOff : CloudOff
  return (
    <div role="status">
      {connection === 'fine' ? null : (
        <p className="flex items-center justify-center gap-2 bg-amber-soft px-5 py-2 text-center text-balance text-sm text-ink">
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          <span>
            {connection === 'offline' ? words.offline : words.serverAway}
            {connection === 'offline' && !isSecurePage() ? ` ${shared.needsHttps.start}` : ''}
            {since ? ` ${words.seen(momentOf(since))}` : ''}
          </span>
        </p>
      )}
    </div>
  )
}

/** '2:05 PM', with the date if that is not today. */
function momentOf(since: number): string {
  const at = new Date(since).toISOString()
  const isToday = new Date(since).toDateString() === new Date().toDateString()
  return isToday ? formatTime(at) : `${formatDay(at)}, ${formatTime(at)}`
}
