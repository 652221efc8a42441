import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ActivityType, activityEntry, kilometresOf, metOf } from '#contract/activities/activities.ts'
import type { UnitSystem } from '#contract/measures/units.ts'
import { ApiError, serverText } from '#web/http/api-error.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import { lengthUnit } from '#web/ui/measures/distance.ts'
import { formatNumber } from '#web/ui/measures/format.ts'
import { showPageTop } from '#web/ui/page-top.ts'
import { instantOf, localMinute, startOfFinished } from '../when.ts'
import { words } from '../words.ts'
import { estimateEnergy } from './use-energy-estimate.ts'
import { type ActivityBody as Body, useLogActivity } from './use-log-activity.ts'

export type TrackingFields = {
  type: ActivityType | ''
  minutes: number | null
  /** Kilometres. */
  distance: number | null
  notes: string
  startTime: string
  /** Moves the start with the duration, so that the end is now. */
  justFinished: boolean
}
export type TrackingErrors = Partial<Record<'type' | 'minutes' | 'distance' | 'notes' | 'startTime', string>>

/** Inputs by the names of the server's fields. */
const inputs: Record<string, keyof TrackingErrors> = {
  activityType: 'type',
  duration: 'minutes',
  averageSpeed: 'distance',
  distance: 'distance',
  endTime: 'startTime',
  startTime: 'startTime',
  notes: 'notes',
}

const empty = (): TrackingFields => ({
  type: '',
  minutes: null,
  distance: null,
  notes: '',
  startTime: localMinute(new Date()),
  justFinished: false,
})

/** The tracking screen's form: estimates the energy, then logs the activity. */
export function useTrackingForm(units: UnitSystem | undefined) {
  const log = useLogActivity()
  const [fields, setFields] = useState(empty)
  const [errors, setErrors] = useState<TrackingErrors>({})
  const [keys] = useState(() => intentKeys())
  const unit = lengthUnit(units, 'logging')

  const logging = useMutation({
    async mutationFn(given: Omit<Body, 'caloriesBurned'>) {
      const miles = given.distance ? given.distance / kilometresOf(1) : undefined
      const caloriesBurned = await estimateEnergy(given.activityType, given.duration / 60, miles)
      const body = { ...given, caloriesBurned }
      // A retry keeps its key, although the coach may estimate another number.
      return log(body, keys.keyFor(given))
    },
    onSuccess(logged) {
      keys.done()
      setFields(empty())
      setErrors({})
      showPageTop()
      if (!logged) return
      const { activityType, caloriesBurned } = logged.activity
      toast({
        title: words.logged,
        description: words.loggedText(words.label(activityType), formatNumber(caloriesBurned)),
        action: logged.undo,
      })
    },
    onError(error) {
      if (error instanceof ApiError) {
        const refused = Object.entries(error.fields).map(([field, text]) => [inputs[field], text])
        setErrors(Object.fromEntries(refused.filter(([input]) => input)))
      }
      toastRefusal(error, words.logFailedTitle, serverText(error, words.logFailedText))
    },
  })

  const start = instantOf(fields.startTime)
  const length = fields.minutes ?? 0
  return {
    fields,
    errors,
    unit,
    /** Undefined while start or duration is missing. */
    ends: start && length > 0 ? new Date(start.getTime() + length * 60_000) : undefined,
    busy: logging.isPending,
    change(changed: Partial<TrackingFields>) {
      setErrors((before) => ({ ...before, ...emptied(changed) }))
      setFields((before) => {
        const next = { ...before, justFinished: before.justFinished && !('startTime' in changed), ...changed }
        return next.justFinished ? { ...next, startTime: startOfFinished(next.minutes) } : next
      })
    },
    submit() {
      if (logging.isPending) return
      const minutes = fields.minutes ?? 0
      const refusedDistance = activityEntry.shape.distance.safeParse(fields.distance).error?.issues[0]
        ?.message
      const startTime = instantOf(fields.startTime)
      const missing: TrackingErrors = {
        ...(!(fields.type in metOf) && { type: words.typeRequired }),
        ...(!(minutes > 0) && { minutes: words.durationRequired }),
        ...(refusedDistance && { distance: refusedDistance }),
        ...(!startTime && { startTime: words.startRequired }),
      }
      setErrors(missing)
      if (!fields.type || !startTime || missing.type || missing.minutes) {
        const description = missing.type || missing.minutes ? words.missingText : words.startRequired
        return void toast({ title: words.missing, description, variant: 'destructive' })
      }
      if (refusedDistance) return
      const distance = fields.distance || null
      logging.mutate({
        activityType: fields.type,
        startTime: startTime.toISOString(),
        duration: Math.round(minutes * 60),
        distance,
        notes: fields.notes.trim() || null,
        routeName: words.session(words.label(fields.type)),
        weather: '',
        temperature: null,
        coordinates: null,
        averageSpeed: distance ? distance / kilometresOf(1) / (minutes / 60) : null,
      })
    },
  }
}

const emptied = (changed: Partial<TrackingFields>): TrackingErrors =>
  Object.fromEntries(Object.keys(changed).map((name) => [name, undefined]))
