import type { ActivityImport } from '#contract/activities/activity-files.ts'
import { Badge } from '#web/ui/feedback/badge.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'

type Props = { report: ActivityImport | undefined; unsent: { name: string; reason: string }[] }

const tones = { imported: 'good', duplicate: 'neutral', refused: 'bad' } as const

/** The outcome of each file, refused ones first with their reasons. */
export function ImportReport({ report, unsent }: Props) {
  const { imported = 0, duplicates = 0, refused = 0, files = [], failure = null } = report ?? {}
  const lines = [
    ...unsent.map(({ name, reason }) => ({ name, reason, outcome: 'refused' as const })),
    ...files,
  ]
  const listed = files.length < imported + duplicates + refused
  return (
    <div className="grid gap-4">
      <div role="status">
        <h3 className="display text-xl">{failure ? words.importEnded : words.importDone}</h3>
        <p className="mt-1 tabular-nums text-ink-2">
          {words.importCount(imported, duplicates, refused + unsent.length)}
        </p>
      </div>
      {failure ? <p className="rounded-sm bg-tomato-soft px-3.5 py-2.5 text-sm">{failure}</p> : null}
      {lines.length ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long report is scrolled with the keyboard from here.
        <section aria-label={words.importReport} tabIndex={0}>
          <ul className="divide-y divide-line rounded-lg border border-line bg-raised">
            {lines.map(({ name, reason, outcome }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the list never changes its order.
              <li key={place} className="flex items-start justify-between gap-3 px-4 py-2.5">
                <span className="min-w-0">
                  <span className="block break-all">{name}</span>
                  {reason ? <span className="block text-sm text-ink-2">{reason}</span> : null}
                </span>
                <Badge tone={tones[outcome]}>{words.outcomes[outcome]}</Badge>
              </li>
            ))}
          </ul>
          {listed ? (
            <p className="mt-2 text-sm text-ink-3">{words.importMore(formatNumber(files.length))}</p>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}
