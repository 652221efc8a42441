import { useUser } from '#web/features/access/use-user.ts'
import { ZoneSection } from './zone-section.tsx'

/** The time zone of the account and its chooser, for other features' screens. */
export function useZoneSection() {
  const { user } = useUser()
  return user ? <ZoneSection user={user} /> : null
}
