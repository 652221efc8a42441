import type { Figure } from '#web/ui/activities/measured-figures.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { HeldRecords } from './history/held-records.tsx'
import { ActivityPhoto } from './photo/activity-photo.tsx'
import { SharePicture } from './share/share-picture-button.tsx'
import { useActivity } from './use-activities.ts'

/**
 * Parts of a saved activity for other features' screens; undefined while it loads or is not saved yet. `figures`: what its
 * picture shows instead of its own.
 */
export function useSavedActivity(
  id: string,
  unit: LengthUnit,
  isSaved: boolean,
  figures?: readonly Figure[],
) {
  const { data: activity } = useActivity(id, isSaved)
  if (!activity) return undefined
  return {
    records: <HeldRecords activity={activity} unit={unit} />,
    photo: <ActivityPhoto activity={activity} />,
    share: <SharePicture activity={activity} unit={unit} figures={figures} />,
  }
}
