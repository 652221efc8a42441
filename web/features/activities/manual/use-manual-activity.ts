import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod'
import { type ActivityType, activityEntry, fitnessTypes } from '#contract/activities/activities.ts'
import { serverText } from '#web/http/api-error.ts'
import { showFieldErrors } from '#web/http/field-errors.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { formatDay } from '#web/ui/measures/format.ts'
import { showPageTop } from '#web/ui/page-top.ts'
import { instantOf, localMinute, startOfFinished } from '../when.ts'
import { words } from '../words.ts'
import { type ActivityBody as Body, useLogActivity } from './use-log-activity.ts'

const fields = activityEntry
  .pick({
    caloriesBurned: true,
    avgHeartRate: true,
    maxHeartRate: true,
    elevation: true,
    notes: true,
    routeName: true,
    weather: true,
    temperature: true,
  })
  .extend({
    activityType: z.enum(fitnessTypes, words.typeRequired),
    /** Minutes. */
    duration: z.number(words.durationLeast).min(1, words.durationLeast),
    startTime: z.string().refine((typed) => instantOf(typed), words.startRequired),
    /** In the unit shown; the server checks the maximum, in kilometres. */
    distance: z.number('Enter a number.').min(0, 'This cannot be negative.').nullish(),
  })
export type ManualFields = z.input<typeof fields>

const defaults = (): Partial<ManualFields> => ({
  duration: 30,
  startTime: localMinute(new Date()),
  notes: '',
  routeName: '',
})
const names = [...Object.keys(fields.shape)] as (keyof ManualFields)[]
/** Inputs that show refusals of derived fields. */
const inputs = { pace: 'distance', speed: 'distance', endTime: 'startTime' } as const
/** Milliseconds that the button is disabled after a submission. */
const rest = 1000

/** The full activity form of the fitness area. */
export function useManualActivity() {
  const log = useLogActivity()
  const [keys] = useState(() => intentKeys())
  const [resting, setResting] = useState(false)
  const form = useForm<ManualFields>({ resolver: zodResolver(fields), defaultValues: defaults() })
  const [justFinished, setJustFinished] = useState(false)
  const minutes = useWatch({ control: form.control, name: 'duration' })
  useEffect(() => {
    if (justFinished) form.setValue('startTime', startOfFinished(minutes))
  }, [justFinished, minutes, form])
  const logging = useMutation({
    mutationFn: (body: Body) => log(body, keys.keyFor(body)),
    onSuccess(logged) {
      keys.done()
      setJustFinished(false)
      form.reset(defaults())
      showPageTop()
      if (!logged) return
      const { activityType, day } = logged.activity
      toast({
        title: words.manualLogged,
        description: words.manualLoggedText(words.label(activityType), formatDay(day)),
        action: logged.undo,
      })
    },
    onError(error) {
      showFieldErrors(error, names, form.setError, inputs)
      toastRefusal(error, words.error, serverText(error, words.logFailed))
    },
  })
  const submit = form.handleSubmit((values) => {
    if (logging.isPending || resting) return
    setResting(true)
    setTimeout(() => setResting(false), rest)
    logging.mutate(bodyOf(values))
  })

  function bodyOf({ startTime, duration, distance: length, ...given }: ManualFields): Body {
    const start = instantOf(startTime) ?? new Date()
    const distance = length || null
    return {
      ...given,
      activityType: given.activityType as ActivityType,
      startTime: start.toISOString(),
      endTime: new Date(start.getTime() + duration * 60_000).toISOString(),
      duration: Math.round(duration * 60),
      distance,
      pace: distance ? duration / distance : null,
      speed: distance ? distance / (duration / 60) : null,
      notes: given.notes?.trim() || null,
      routeName: given.routeName?.trim() || null,
      weather: given.weather || null,
    }
  }

  return { form, submit, busy: logging.isPending, resting, justFinished, setJustFinished }
}
