import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod'
import {
  type ActivityDetail,
  activityEntry,
  activityTypes,
  changeActivity,
  getActivity,
  mostHours,
  weathers,
} from '#contract/activities/activities.ts'
import { useUser } from '#web/features/access/use-user.ts'
import { serverText } from '#web/http/api-error.ts'
import { call, pathOf } from '#web/http/client.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { Button } from '#web/ui/forms/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { FormSelect } from '#web/ui/forms/form-select.tsx'
import { Input, TextArea } from '#web/ui/forms/input.tsx'
import { FormNumberField } from '#web/ui/forms/numbers/number-field.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { numberFields } from '../number-fields.ts'
import { refreshActivities } from '../use-activities.ts'
import { instantOf, localMinute } from '../when.ts'
import { words } from '../words.ts'

const fields = changeActivity.body.pick({
  activityType: true,
  startTime: true,
  duration: true,
  distance: true,
  caloriesBurned: true,
  avgHeartRate: true,
  maxHeartRate: true,
  elevation: true,
  notes: true,
  routeName: true,
  weather: true,
  temperature: true,
})
/** The form's fields: duration in minutes, start in the format of the input. */
const typed = fields.omit({ startTime: true, duration: true })
type Typed = z.input<typeof typed> & { startTime: string; minutes: number }
/** With the duration, which is typed in minutes and bounded in seconds. */
const typedByHand = typed.extend({
  minutes: z
    .number()
    .transform((minutes) => minutes * 60)
    .pipe(activityEntry.shape.duration),
})
const names = Object.keys(typed.shape) as (keyof z.input<typeof typed>)[]
const inputs = {
  startTime: 'startTime',
  endTime: 'startTime',
  duration: 'minutes',
  distance: 'distance',
  speed: 'distance',
  pace: 'distance',
} as const
const figures = ['elevation', 'temperature', 'caloriesBurned', 'avgHeartRate', 'maxHeartRate'] as const

type Props = { activity: ActivityDetail; unit: LengthUnit; onClose: () => void }

/** Edits an activity; recorded measurements are kept. */
export function EditDialog({ activity, unit, onClose }: Props) {
  const id = useId()
  const queries = useQueryClient()
  const recorded = activity.hasRoute
  const { user } = useUser()
  const numbers = numberFields(unit, user?.units)
  const form = useForm<Typed>({
    resolver: zodResolver(recorded ? typed : typedByHand) as never,
    defaultValues: {
      ...Object.fromEntries(names.map((name) => [name, activity[name] ?? (name in numbers ? null : '')])),
      activityType: activity.activityType,
      startTime: localMinute(new Date(activity.startTime)),
      minutes: Math.round(activity.duration / 6) / 10,
    },
  })
  const { register, formState, getValues } = form
  const saving = useMutation({
    mutationFn: (values: Typed) => {
      const { startTime, minutes } = getValues()
      const start = instantOf(startTime)
      const { distance, minutes: _, ...rest } = values
      const own = recorded
        ? {}
        : {
            ...(start &&
              startTime !== localMinute(new Date(activity.startTime)) && { startTime: start.toISOString() }),
            ...(formState.dirtyFields.minutes && { duration: Math.round(minutes * 60) }),
            ...(formState.dirtyFields.distance && { distance: distance || null }),
          }
      const texts = {
        notes: values.notes || null,
        routeName: values.routeName || null,
        weather: values.weather || null,
      }
      return call(changeActivity, { params: { id: activity.id }, body: { ...rest, ...texts, ...own } })
    },
    async onSuccess() {
      toast({ title: words.saved })
      onClose()
      await Promise.all([
        refreshActivities(queries),
        queries.invalidateQueries({ queryKey: [pathOf(getActivity, { id: activity.id })] }),
      ])
    },
    onError(error) {
      showFieldErrors(error, names as never, form.setError, inputs)
      toastRefusal(error, words.error, serverText(error, words.saveFailed))
    },
  })
  const { errors } = formState
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.editTitle}
      footer={
        <Button type="submit" form={id} busy={saving.isPending}>
          {words.save}
        </Button>
      }
    >
      <form
        id={id}
        noValidate
        onSubmit={form.handleSubmit((values) => saving.mutate(values))}
        className="grid gap-4"
      >
        <FormSelect
          form={form}
          name="activityType"
          label={words.type}
          options={activityTypes.map((value) => ({ value, label: words.label(value) }))}
        />
        <Field label={words.routeName} optional error={errors.routeName?.message}>
          {(ids) => <Input {...ids} {...register('routeName')} maxLength={120} />}
        </Field>
        {recorded ? null : (
          <>
            <Field label={words.startTime} error={errors.startTime?.message}>
              {(ids) => (
                <Input
                  {...ids}
                  {...register('startTime')}
                  type="datetime-local"
                  max={localMinute(new Date())}
                />
              )}
            </Field>
            <div className="grid grid-cols-2 gap-4">
              <FormNumberField
                form={form}
                name="minutes"
                label={words.duration}
                bounds={{ least: 0, most: mostHours * 60 }}
                suffix={words.minutes}
              />
              <FormNumberField form={form} {...numbers.distance} optional />
            </div>
          </>
        )}
        <div className="grid grid-cols-2 gap-4">
          {/* Before the figures, so that both heart rates, whose labels take two lines, stand side by side. */}
          <FormSelect
            form={form}
            name="weather"
            label={words.weather}
            optional
            options={weathers.map((value) => ({ value, label: words.weathers[value]! }))}
          />
          {figures.map((name) => (
            <FormNumberField key={name} form={form} {...numbers[name]} optional />
          ))}
        </div>
        <Field label={words.notes} optional error={errors.notes?.message}>
          {(ids) => <TextArea {...ids} {...register('notes')} maxLength={2000} />}
        </Field>
      </form>
    </Dialog>
  )
}
