import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/forms/button.tsx'
import { Segmented } from '#web/ui/forms/segmented.tsx'
import { YesNoChoice } from '../live/yes-no-choice.tsx'
import { words } from '../words.ts'
import { type GolfDraft, greenOf, withHole } from './golf-draft.ts'
import { Stepper } from './stepper.tsx'

export const pars = [3, 4, 5, 6].map((par) => ({ value: String(par), label: String(par) }))

type Props = {
  draft: GolfDraft
  index: number
  onIndex: (index: number) => void
  onChange: (draft: GolfDraft) => void
}

/** One hole at a time, for phones. */
export function GolfHole({ draft, index, onIndex, onChange }: Props) {
  const hole = draft.holes[index]!
  const change = (changes: Partial<typeof hole>) => onChange(withHole(draft, index, changes))
  return (
    <div className="grid gap-5">
      <h3 className="display text-xl" aria-live="polite">
        {words.holeOf(index + 1, draft.holes.length)}
      </h3>
      <Row label={words.par}>
        <Segmented
          label={words.par}
          value={String(hole.par)}
          onChange={(par) => change({ par: Number(par) })}
          options={pars}
          className="w-52"
        />
      </Row>
      <Row label={words.strokes}>
        <Stepper
          large
          label={words.strokes}
          value={hole.strokes}
          first={hole.par}
          least={1}
          most={30}
          onChange={(strokes) => change({ strokes })}
        />
      </Row>
      <Row label={words.putts}>
        <Stepper
          label={words.putts}
          value={hole.putts}
          first={2}
          least={0}
          most={Math.min(20, hole.strokes ?? 20)}
          onChange={(putts) => change({ putts })}
        />
      </Row>
      {hole.par > 3 ? (
        <Row label={words.fairway}>
          <YesNoChoice
            label={words.fairway}
            value={hole.fairway}
            onChange={(fairway) => change({ fairway })}
          />
        </Row>
      ) : null}
      <Row label={words.green}>
        <YesNoChoice label={words.green} value={greenOf(hole)} onChange={(green) => change({ green })} />
      </Row>
      <div className="flex justify-between gap-3">
        <Button
          variant="secondary"
          disabled={index === 0}
          onClick={() => onIndex(index - 1)}
          icon={<ChevronLeft className="size-5" aria-hidden="true" />}
        >
          {words.previousHole}
        </Button>
        <Button disabled={index === draft.holes.length - 1} onClick={() => onIndex(index + 1)}>
          {words.nextHole}
          <ChevronRight className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-3">
      <span aria-hidden="true" className="font-medium">
        {label}
      </span>
      {children}
    </div>
  )
}
