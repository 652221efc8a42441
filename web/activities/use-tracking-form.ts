import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ActivityType, kilometresOf, metOf } from '#contract/activities.ts'
import type { UnitSystem } from '#contract/units.ts'
import { ApiError, errorText, isSignedOut } from '#web/http/api-error.ts'
import { intentKeys } from '#web/http/intent-key.ts'
import { lengthUnit, toKilometres } from '#web/ui/distance.ts'
import { formatNumber } from '#web/ui/format.ts'
import { distanceIn } from '#web/ui/measures.ts'
import { toast } from '#web/ui/toast.tsx'
import { instantOf, localMinute } from './local-time.ts'
import { estimateEnergy } from './use-energy-estimate.ts'
import { type ActivityBody as Body, useLogActivity } from './use-log-activity.ts'
import { words } from './words.ts'

export type TrackingFields = {
  type: ActivityType | ''
  minutes: string
  distance: string
  notes: string
  startTime: string
}
export type TrackingErrors = Partial<
  Record<'activityType' | 'duration' | 'distance' | 'notes' | 'startTime', string>
>

const empty = (): TrackingFields => ({
  type: '',
  minutes: '',
  distance: '',
  notes: '',
  startTime: localMinute(new Date()),
})

/** The tracking screen's form: the energy is asked for first, then the activity is logged. */
export function useTrackingForm(units: UnitSystem | undefined) {
  const log = useLogActivity()
  const [fields, setFields] = useState(empty)
  const [errors, setErrors] = useState<TrackingErrors>({})
  const [keys] = useState(() => intentKeys())
  const unit = lengthUnit(units, 'logging')
  const { refusal } = distanceIn(unit)

  const logging = useMutation({
    async mutationFn(given: Omit<Body, 'caloriesBurned'>) {
      const miles = given.distance ? given.distance / kilometresOf(1) : undefined
      const caloriesBurned = await estimateEnergy(given.activityType, given.duration / 60, miles)
      const body = { ...given, caloriesBurned }
      // A second try is the same intent, though the coach may answer another number.
      return log(body, keys.keyFor(given))
    },
    onSuccess(logged) {
      keys.done()
      setFields(empty())
      setErrors({})
      if (!logged) return
      const { activityType, caloriesBurned } = logged
      toast({
        title: words.logged,
        description: words.loggedText(words.label(activityType), formatNumber(caloriesBurned)),
      })
    },
    onError(error) {
      if (isSignedOut(error)) return
      if (error instanceof ApiError) setErrors({ ...error.fields, distance: refusal(error.fields.distance) })
      const text = error instanceof ApiError ? errorText(error, words.logFailedText) : words.logFailedText
      toast({ title: words.logFailedTitle, description: refusal(text), variant: 'destructive' })
    },
  })

  return {
    fields,
    errors,
    unit,
    busy: logging.isPending,
    change: (changed: Partial<TrackingFields>) => setFields((before) => ({ ...before, ...changed })),
    submit() {
      if (logging.isPending) return
      const minutes = Number.parseFloat(fields.minutes)
      const startTime = instantOf(fields.startTime)
      if (!fields.type || !(fields.type in metOf) || !(minutes > 0) || !startTime)
        return void toast({ title: words.missing, description: words.missingText, variant: 'destructive' })
      const amount = Number.parseFloat(fields.distance)
      const distance = amount > 0 ? toKilometres(amount, unit) : null
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
