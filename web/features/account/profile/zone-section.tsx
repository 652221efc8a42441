import { useState } from 'react'
import type { User } from '#contract/access/user.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { Section } from '#web/ui/section.tsx'
import { words } from '../words.ts'
import { useChangeZone } from './use-change-zone.ts'
import { ZoneChooser } from './zone-chooser.tsx'
import { canonical, zoneOf } from './zones.ts'

/** The time zone of days, and the way to change it. */
export function ZoneSection({ user }: { user: User }) {
  const stored = user.timezone ?? fallbackTimezone
  const [chosen, setChosen] = useState<string>()
  const change = useChangeZone()
  const zone = chosen ?? stored
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const unchanged = canonical(zone) === canonical(stored)
  return (
    <Section id="timezone" title={words.zoneTitle} lead={words.zoneLead}>
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (!unchanged) change.mutate(zone, { onSuccess: () => setChosen(undefined) })
        }}
      >
        <ZoneChooser value={zone} onChange={setChosen} />
        {canonical(here) === canonical(zone) ? null : (
          <Button
            variant="quiet"
            size="sm"
            className="-ml-4 justify-self-start text-herb!"
            onClick={() => setChosen(here)}
          >
            {words.takeBrowserZone(zoneOf(here).city)}
          </Button>
        )}
        <Button
          type="submit"
          busy={change.isPending}
          disabled={unchanged}
          className="mt-2 w-full sm:w-auto sm:justify-self-start"
        >
          {change.isPending ? words.saving : words.saveZone}
        </Button>
      </form>
    </Section>
  )
}
