import { useState } from 'react'
import { mostHours } from '#contract/activities/activities.ts'
import { Button } from '#web/ui/forms/button.tsx'
import { NumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { formatNumber } from '#web/ui/measures/format.ts'
import { words } from '../words.ts'
import { type GolfDraft, holesLeft } from './golf-draft.ts'

/** Minutes per hole of a card filled in after the round: four hours for eighteen. */
const minutesAHole = 13
/** Minutes from which the card counts as filled in during the round. */
const playedAlong = 30

type Props = {
  draft: GolfDraft
  busy: boolean
  onSave: (draft: GolfDraft, minutes: number) => void
  onDiscard: () => void
}

/** Asks for the duration and saves the round. */
export function GolfSave({ draft, busy, onSave, onDiscard }: Props) {
  const [played, setPlayed] = useState<number | null>(() => {
    const gone = Math.round((Date.now() - draft.startedAt) / 60_000)
    const along = gone >= playedAlong && gone <= mostHours * 60
    return along ? gone : draft.holes.length * minutesAHole
  })
  const left = holesLeft(draft)
  const wrong = !(played && played >= 1 && played <= mostHours * 60)
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <NumberField
        label={words.minutesPlayed}
        error={wrong ? words.minutesWrong : undefined}
        bounds={{ least: 1, most: mostHours * 60, whole: true }}
        value={played}
        onChange={setPlayed}
        className="max-w-60"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button busy={busy} disabled={left > 0 || wrong} onClick={() => played && onSave(draft, played)}>
          {words.saveRound}
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          {words.discardRound}
        </Button>
        {left > 0 ? (
          <p role="status" className="text-ink-2">
            {words.holesLeft(formatNumber(left))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
