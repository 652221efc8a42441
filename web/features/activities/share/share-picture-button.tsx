import { Image } from 'lucide-react'
import type { ActivityDetail } from '#contract/activities/activities.ts'
import { Button } from '#web/ui/forms/button.tsx'
import type { LengthUnit } from '#web/ui/measures/distance.ts'
import { words } from '../words.ts'
import { useSharePicture } from './use-share-picture.ts'

/** Makes a picture of an activity and saves or shares it. */
export function SharePicture({ activity, unit }: { activity: ActivityDetail; unit: LengthUnit }) {
  const { share, isPending } = useSharePicture(unit)
  return (
    <Button
      variant="secondary"
      busy={isPending}
      icon={<Image className="size-4" strokeWidth={1.75} aria-hidden="true" />}
      onClick={() => share(activity)}
    >
      {words.share}
    </Button>
  )
}
