import { CloudOff, WifiOff } from 'lucide-react'
import { useConnection } from '#web/http/use-connection.ts'
import { words } from './words.ts'

/** Says quietly that the network or the server is away; nothing while all is well. */
export function ConnectionStrip() {
  const connection = useConnection()
  const Icon = connection === 'offline' ? WifiOff : CloudOff
  return (
    <div role="status">
      {connection === 'fine' ? null : (
        <p className="flex items-center justify-center gap-2 bg-amber-soft px-5 py-2 text-center text-balance text-sm text-ink">
          <Icon className="size-4 shrink-0" aria-hidden="true" />
          {connection === 'offline' ? words.offline : words.serverAway}
        </p>
      )}
    </div>
  )
}
