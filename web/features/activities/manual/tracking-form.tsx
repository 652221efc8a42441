import { Plus } from 'lucide-react'
import { activityEntry, mostHours, trackingTypes } from '#contract/activities/activities.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Input, TextArea } from '#web/ui/forms/input.tsx'
import { boundsOf } from '#web/ui/forms/numbers/bounds.ts'
import { NumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { Select } from '#web/ui/forms/select.tsx'
import { formatTime } from '#web/ui/measures/format.ts'
import { distanceIn } from '#web/ui/measures/measures.ts'
import { localMinute } from '../when.ts'
import { words } from '../words.ts'
import { JustFinished } from './just-finished.tsx'
import { useTrackingForm } from './use-tracking-form.ts'

const options = trackingTypes.map((value) => ({
  value,
  label: `${words.emoji(value)}  ${words.label(value)}`,
}))

/** Type, duration and distance; the energy is estimated on submission. */
export function TrackingForm({ units }: { units: UnitSystem | undefined }) {
  const { fields, errors, unit, busy, ends, change, submit } = useTrackingForm(units)
  return (
    <Card as="section" aria-labelledby="log-activity">
      <h2 id="log-activity" className="display text-2xl">
        {words.logTitle}
      </h2>
      <form
        noValidate
        className="mt-4 grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <Field label={words.type} error={errors.type}>
          {(ids) => (
            <Select
              {...ids}
              value={fields.type}
              onChange={(type) => change({ type })}
              options={options}
              placeholder={words.chooseType}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-4">
          <NumberField
            label={words.duration}
            error={errors.minutes}
            bounds={{ least: 0, most: mostHours * 60 }}
            value={fields.minutes}
            onChange={(minutes) => change({ minutes })}
            suffix={words.minutes}
          />
          <NumberField
            label={words.distance}
            optional
            error={errors.distance}
            measure={distanceIn(unit)}
            bounds={boundsOf(activityEntry.shape.distance)}
            step={0.1}
            value={fields.distance}
            onChange={(distance) => change({ distance })}
          />
        </div>
        <Field
          label={words.startTime}
          error={errors.startTime}
          hint={ends ? words.endsAt(formatTime(ends.toISOString())) : undefined}
          aside={
            <JustFinished
              pressed={fields.justFinished}
              onToggle={() => change({ justFinished: !fields.justFinished })}
            />
          }
        >
          {(ids) => (
            <Input
              {...ids}
              type="datetime-local"
              max={localMinute(new Date())}
              value={fields.startTime}
              onChange={(event) => change({ startTime: event.target.value })}
            />
          )}
        </Field>
        <Field label={words.notes} optional error={errors.notes}>
          {(ids) => (
            <TextArea
              {...ids}
              maxLength={2000}
              value={fields.notes}
              placeholder={words.notesExample}
              onChange={(event) => change({ notes: event.target.value })}
            />
          )}
        </Field>
        <Button type="submit" busy={busy} icon={<Plus className="size-4.5" aria-hidden="true" />}>
          {busy ? words.calculating : words.logActivity}
        </Button>
      </form>
    </Card>
  )
}
