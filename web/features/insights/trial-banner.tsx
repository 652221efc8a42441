import { Card } from '#web/ui/card.tsx'
import { screenExists } from '#web/ui/device/screen-exists.ts'
import { LinkButton } from '#web/ui/forms/button.tsx'
import { formatLongDate } from '#web/ui/measures/format.ts'
import { words } from './words.ts'

const choosePlan = '/choose-plan'

/** End of the trial; `endsAt` is its last instant. */
export function TrialBanner({ endsAt, zone }: { endsAt: string; zone: string }) {
  return (
    <Card
      as="section"
      tone="herb"
      flush
      aria-label={words.trialTitle}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-3.5"
    >
      <p>
        <span className="text-ink-2">{words.trialTitle}</span>
        <span className="block font-semibold sm:ml-3 sm:inline">
          {words.trialText(formatLongDate(endsAt, zone))}
        </span>
      </p>
      {screenExists(choosePlan) ? (
        <LinkButton href={choosePlan} variant="quiet" size="sm" className="-mx-4 text-herb">
          {words.upgrade}
        </LinkButton>
      ) : null}
    </Card>
  )
}
