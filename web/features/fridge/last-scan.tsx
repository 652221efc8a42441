import { useQuery } from '@tanstack/react-query'
import { ChefHat, History } from 'lucide-react'
import { getLastSession } from '#contract/fridge.ts'
import { fallbackTimezone } from '#contract/product.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { read } from '#web/http/query-client.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { formatCount } from '#web/ui/measures/format.ts'
import { recentMoment } from '#web/ui/measures/recent-day.ts'
import { words } from './words.ts'

type Props = { enter: (id: string) => void; cook: ((id: string) => void) | undefined }

/** The last session, to continue or to cook from at once; renders nothing without one. */
export function LastScan({ enter, cook }: Props) {
  const zone = useUser().user?.timezone ?? fallbackTimezone
  const { data } = useQuery({ ...read(getLastSession), refetchOnMount: 'always' })
  const last = data?.session
  if (!last) return null
  return (
    <Card as="section" tone="herb" aria-labelledby="last-scan" className="flex flex-wrap items-center gap-3">
      <div className="min-w-0 flex-1 basis-52">
        <h2 id="last-scan" className="font-semibold">
          {words.lastScan}
        </h2>
        <p className="text-sm text-ink-2">
          {words.lastScanText(
            formatCount(last.ingredients, ...words.ingredients),
            recentMoment(last.usedAt, zone),
          )}
        </p>
      </div>
      {cook ? (
        <Button
          icon={<ChefHat className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => cook(last.sessionId)}
        >
          {words.cookFromLast}
        </Button>
      ) : null}
      <Button
        variant="secondary"
        icon={<History className="size-4.5" strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => enter(last.sessionId)}
      >
        {words.continueScan}
      </Button>
    </Card>
  )
}
