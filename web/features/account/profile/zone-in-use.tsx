import type { User } from '#contract/access/user.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { formatTime } from '#web/ui/measures/format.ts'
import { Section } from '#web/ui/section.tsx'
import { words } from '../words.ts'
import { labelOf, offsetOf, zoneOf } from './zones.ts'

/** The time zone of days, and the link to its chooser, which stands with the notifications. */
export function ZoneInUse({ user }: { user: User }) {
  const zone = user.timezone ?? fallbackTimezone
  const now = new Date()
  return (
    <Section id="timezone" title={words.zoneTitle} lead={words.zoneLead}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="block font-medium">{labelOf(zoneOf(zone))}</span>
          <span className="text-sm text-ink-2">
            {words.zoneNow(offsetOf(zone, now), formatTime(now.toISOString(), zone))}
          </span>
        </p>
        <LinkButton href="/account?tab=notifications#timezone" variant="secondary">
          {words.changeZone}
        </LinkButton>
      </div>
    </Section>
  )
}
