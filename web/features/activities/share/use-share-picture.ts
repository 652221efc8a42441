import { useMutation } from '@tanstack/react-query'
import { type ActivityDetail, getActivityRoute, getRoutePrivacy } from '#contract/activities/activities.ts'
import { linesWithoutEnds } from '#contract/activities/track/hide-ends.ts'
import { decodePolyline } from '#contract/activities/track/polyline.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { errorText, isSignedOut } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { saveFile } from '#web/ui/device/save-file.ts'
import { toast } from '#web/ui/feedback/toast.tsx'
import {
  formatClock,
  formatDistance,
  formatPace,
  formatSpeed,
  type LengthUnit,
} from '#web/ui/measures/distance.ts'
import { formatMoment } from '../when.ts'
import { words } from '../words.ts'
import { drawPicture, type Point } from './share-picture.ts'

/** The finest stored line: a short route fills the picture too. */
const zoom = 17

/** Draws a picture of an activity on this device and saves or shares it. Hidden ends of the route are left out. */
export function useSharePicture(unit: LengthUnit) {
  const { zone } = useToday()
  const sharing = useMutation({
    async mutationFn(activity: ActivityDetail) {
      const { routeName, activityType, startTime, day } = activity
      const picture = await drawPicture({
        title: routeName || words.label(activityType),
        when: `${words.label(activityType)} · ${formatMoment(startTime, zone)}`,
        figures: figuresOf(activity, unit),
        lines: activity.hasRoute ? await publicLines(activity.id) : [],
      })
      if (!picture) throw new Error(words.shareFailed)
      await saveFile(picture, `${activityType}-${day}.png`)
    },
    onError(error) {
      if (isSignedOut(error)) return
      const description = errorText(error, words.shareFailed)
      toast({ title: words.error, description, variant: 'destructive' })
    },
  })
  return { share: sharing.mutate, isPending: sharing.isPending }
}

/** Reads the radius again: an outdated one would show hidden parts of the route. */
async function publicLines(id: string): Promise<Point[][]> {
  const [{ radius }, { lines }] = await Promise.all([
    call(getRoutePrivacy, {}),
    call(getActivityRoute, { params: { id }, query: { zoom } }),
  ])
  return linesWithoutEnds(lines.map(decodePolyline), radius)
}

/** Three figures at most. */
function figuresOf(activity: ActivityDetail, unit: LengthUnit) {
  const { distance, movingTime, duration, pace, speed, caloriesBurned, activityType } = activity
  const wheels = activityType === 'cycling'
  return [
    { label: words.distance, value: distance ? formatDistance(distance, unit) : '' },
    {
      label: movingTime === null ? words.duration : words.moving,
      value: formatClock(movingTime ?? duration),
    },
    { label: words.pace, value: distance && pace && !wheels ? formatPace(pace, unit) : '' },
    { label: words.speed, value: distance && speed && wheels ? formatSpeed(speed, unit) : '' },
    { label: words.calories, value: caloriesBurned === null ? '' : String(Math.round(caloriesBurned)) },
  ]
    .filter(({ value }) => value)
    .slice(0, 3)
}
