import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import {
  type ActivityType,
  fitnessTypes,
  milesOf,
  mostHours,
  weathers,
} from '#contract/activities/activities.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { Card } from '#web/ui/card.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormSelect } from '#web/ui/forms/form-select.tsx'
import { Input, TextArea } from '#web/ui/forms/input.tsx'
import { FormNumberField } from '#web/ui/forms/numbers/number-field.tsx'
import { formatTempo, isRide, lengthUnit } from '#web/ui/measures/distance.ts'
import { formatTime } from '#web/ui/measures/format.ts'
import { numberFields } from '../number-fields.ts'
import { instantOf, localMinute } from '../when.ts'
import { words } from '../words.ts'
import { JustFinished } from './just-finished.tsx'
import { estimateEnergy } from './use-energy-estimate.ts'
import { useManualActivity } from './use-manual-activity.ts'

const types = fitnessTypes.map((value) => ({ value, label: `${words.emoji(value)}  ${words.label(value)}` }))
const skies = weathers.map((value) => ({ value, label: words.weathers[value]! }))

/** The form with all fields of an activity; only type and duration are required. */
export function ManualTab() {
  const { user } = useUser()
  const unit = lengthUnit(user?.units, 'logging')
  const { form, submit, busy, resting, justFinished, setJustFinished } = useManualActivity()
  const { register, setValue, control, formState } = form
  const numbers = numberFields(unit, user?.units)
  const { errors } = formState
  const [estimating, setEstimating] = useState(false)
  const [type, duration, distance, startTime] = useWatch({
    control,
    name: ['activityType', 'duration', 'distance', 'startTime'],
  })
  const start = instantOf(startTime ?? '')
  const kilometres = distance || 0

  const estimate = async () => {
    setEstimating(true)
    const miles = kilometres ? milesOf(kilometres) : undefined
    setValue('caloriesBurned', await estimateEnergy(type as ActivityType, duration, miles), {
      shouldValidate: true,
    })
    setEstimating(false)
  }

  return (
    <Card as="section" aria-labelledby="manual-log" className="mx-auto max-w-3xl">
      <h2 id="manual-log" className="display text-2xl">
        {words.manualTitle}
      </h2>
      <p className="mt-1 text-ink-2">{words.manualLead}</p>
      <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <FormSelect
            form={form}
            name="activityType"
            label={words.type}
            options={types}
            placeholder={words.chooseType}
          />
          <Field
            label={words.startTime}
            error={errors.startTime?.message}
            hint={
              start && duration > 0
                ? words.endsAt(formatTime(new Date(start.getTime() + duration * 60_000).toISOString()))
                : undefined
            }
            aside={<JustFinished pressed={justFinished} onToggle={() => setJustFinished(!justFinished)} />}
          >
            {(ids) => (
              <Input
                {...ids}
                {...register('startTime', { onChange: () => setJustFinished(false) })}
                type="datetime-local"
                max={localMinute(new Date())}
              />
            )}
          </Field>
        </div>
        <div className="grid grid-cols-2 gap-4">
          <FormNumberField
            form={form}
            name="duration"
            label={words.duration}
            bounds={{ least: 1, most: mostHours * 60 }}
            suffix={words.minutes}
          />
          <FormNumberField
            form={form}
            {...numbers.distance}
            step={0.1}
            optional
            hint={
              kilometres && duration > 0
                ? (isRide(type) ? words.speedOf : words.paceOf)(
                    formatTempo((kilometres / duration) * 60, isRide(type), unit),
                  )
                : undefined
            }
          />
        </div>
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          <FormNumberField
            form={form}
            {...numbers.caloriesBurned}
            className="max-lg:col-span-2"
            hint={words.caloriesHint}
            aside={
              type && duration >= 1 ? (
                <button
                  type="button"
                  onClick={() => void estimate()}
                  disabled={estimating}
                  className="touch text-sm font-semibold text-herb underline-offset-4 hover:underline disabled:opacity-60"
                >
                  {words.estimate}
                </button>
              ) : null
            }
          />
          {(['avgHeartRate', 'maxHeartRate', 'elevation'] as const).map((name) => (
            <FormNumberField key={name} form={form} {...numbers[name]} />
          ))}
        </div>
        <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
          <Field label={words.routeName} optional error={errors.routeName?.message}>
            {(ids) => (
              <Input {...ids} {...register('routeName')} maxLength={120} placeholder={words.routeExample} />
            )}
          </Field>
          <FormSelect form={form} name="weather" label={words.weather} optional options={skies} />
          <FormNumberField form={form} {...numbers.temperature} optional />
        </div>
        <Field label={words.notes} optional error={errors.notes?.message}>
          {(ids) => (
            <TextArea {...ids} {...register('notes')} maxLength={2000} placeholder={words.notesExample} />
          )}
        </Field>
        <Button type="submit" busy={busy} disabled={resting && !busy} className="sm:justify-self-end">
          {busy ? words.logging : words.logActivity}
        </Button>
      </form>
    </Card>
  )
}
