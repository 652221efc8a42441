import { CameraOff } from 'lucide-react'
import { useUser } from '#web/features/access/use-user.ts'
import { useConfig } from '#web/http/use-config.ts'
import { words } from '../words.ts'

/** A notice for photo inputs that no photos are analyzed here, and what to do `instead`; null if they are. */
export function usePhotosUnread(instead: string) {
  const config = useConfig()
  const { user } = useUser()
  if (config?.model.vision !== false) return null
  return (
    <p className="flex items-start gap-2 rounded-sm bg-sunken px-3.5 py-2.5 text-left text-sm">
      <CameraOff className="mt-0.5 size-4 shrink-0 text-ink-2" strokeWidth={1.75} aria-hidden="true" />
      <span>
        {words.photosUnread} {instead}
        {user?.isOwner ? ` ${words.photosUnreadOwner}` : null}
      </span>
    </p>
  )
}
