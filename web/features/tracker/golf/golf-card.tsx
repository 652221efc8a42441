import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { useWide } from '../live/use-wide.ts'
import { words } from '../words.ts'
import { type GolfDraft, isPlayed } from './golf-draft.ts'
import { GolfHole } from './golf-hole.tsx'
import { GolfSave } from './golf-save.tsx'
import { GolfTable } from './golf-table.tsx'
import { GolfTotals } from './golf-totals.tsx'
import { useGolf } from './use-golf.ts'

/** A scorecard for golf: hole by hole on phones, a table on wide screens. */
export function GolfCard({ onClose }: { onClose: () => void }) {
  const golf = useGolf(onClose)
  const { draft } = golf
  return (
    <section aria-labelledby="golf-title" className="mx-auto grid w-full max-w-4xl gap-5">
      <div>
        <Button
          variant="quiet"
          size="sm"
          className="-ml-3"
          icon={<ChevronLeft className="size-4" aria-hidden="true" />}
          onClick={onClose}
        >
          {words.closeCard}
        </Button>
        <h2 id="golf-title" className="display mt-1 text-2xl">
          {words.golfTitle}
        </h2>
        <p className="mt-1.5 text-ink-2">{words.golfText}</p>
      </div>
      {draft === undefined ? <Skeleton className="h-60" /> : null}
      {draft === null ? (
        <fieldset aria-label={words.golfStart} className="flex flex-wrap gap-3">
          {([9, 18] as const).map((count) => (
            <Button key={count} size="lg" onClick={() => golf.begin(count)}>
              {words.holes(count)}
            </Button>
          ))}
        </fieldset>
      ) : null}
      {draft ? (
        <>
          <Card draft={draft} onChange={golf.change} />
          <GolfSave draft={draft} busy={golf.isSaving} onSave={golf.save} onDiscard={golf.discard} />
        </>
      ) : null}
    </section>
  )
}

function Card({ draft, onChange }: { draft: GolfDraft; onChange: (draft: GolfDraft) => void }) {
  const wide = useWide()
  const [index, setIndex] = useState(() => {
    const open = draft.holes.findIndex((hole) => !isPlayed(hole))
    return open === -1 ? draft.holes.length - 1 : open
  })
  return (
    <>
      <GolfTotals draft={draft} />
      <Field label={words.course} optional>
        {(ids) => (
          <Input
            {...ids}
            maxLength={120}
            placeholder={words.courseExample}
            value={draft.course}
            onChange={({ target }) => onChange({ ...draft, course: target.value })}
          />
        )}
      </Field>
      {wide ? (
        <GolfTable draft={draft} onChange={onChange} />
      ) : (
        <GolfHole draft={draft} index={index} onIndex={setIndex} onChange={onChange} />
      )}
    </>
  )
}
