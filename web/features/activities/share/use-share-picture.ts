import { useMutation } from '@tanstack/react-query'
import { type ActivityDetail, getActivityRoute, getRoutePrivacy } from '#contract/activities/activities.ts'
import { linesWithoutEnds } from '#contract/activities/track/hide-ends.ts'
import { decodePolyline } from '#contract/activities/track/polyline.ts'
import { useToday } from '#web/features/nutrition/day/use-today.ts'
import { errorText } from '#web/http/api-error.ts'
import { call } from '#web/http/client.ts'
import { toastRefusal } from '#web/http/toast-refusal.ts'
import { type Figure, measuredFigures } from '#web/ui/activities/measured-figures.tsx'
import { saveFile } from '#web/ui/device/save-file.ts'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { formatMoment } from '../when.ts'
import { words } from '../words.ts'
import { drawPicture, type Point } from './share-picture.ts'

/** The finest stored line: a short route fills the picture too. */
const zoom = 17

/** Draws a picture of an activity on this device and saves or shares it. Hidden ends of the route are left out. */
export function useSharePicture(unit: LengthUnit, own?: readonly Figure[]) {
  const { zone } = useToday()
  const sharing = useMutation({
    async mutationFn(activity: ActivityDetail) {
      const { routeName, activityType, startTime, day } = activity
      const picture = await drawPicture({
        title: routeName || words.label(activityType),
        when: `${words.label(activityType)} · ${formatMoment(startTime, zone)}`,
        figures: figuresOf(activity, unit, own),
        lines: activity.hasRoute ? await publicLines(activity.id) : [],
      })
      if (!picture) throw new Error(words.shareFailed)
      await saveFile(picture, `${activityType}-${day}.png`)
    },
    onError: (error) => toastRefusal(error, words.error, errorText(error, words.shareFailed)),
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

/** Three figures at most, of `own` where given. */
function figuresOf(activity: ActivityDetail, unit: LengthUnit, own: readonly Figure[] | undefined) {
  const { distance, moving, duration, pace, speed, calories } = measuredFigures(activity, unit)
  return (own ?? [distance, moving[1] ? moving : duration, pace, speed, calories])
    .filter(([, value]) => value)
    .slice(0, 3)
    .map(([label, value]) => ({ label, value }))
}
